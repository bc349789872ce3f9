import type { Executor } from '@oche/db';
import type { NewPoll } from '@oche/validators/polls/schemas';
import { AppError } from '../../../lib/errors.ts';
import { listItems, listLounges, type OptionColumns } from './site-poll.queries.ts';

const NOTHING = { upload_id: null, lounge_id: null, item_id: null };

/**
 * What somebody gave to choose from, as the table has it. Lounges and ads keep the name that they have now, for when
 * they are gone.
 * @throws AppError POLL_CHOICE_UNKNOWN for what not everybody can see
 */
export async function optionsOf(db: Executor, poll: NewPoll): Promise<OptionColumns[]> {
  switch (poll.kind) {
    case 'free':
      return poll.options.map(({ text }) => ({ ...NOTHING, text }));
    case 'lounge': {
      const ids = poll.options.map(({ loungeId }) => loungeId);
      const nameOf = namesOf(await listLounges(db, { ids }));
      return ids.map((id) => ({ ...NOTHING, text: nameOf(id), lounge_id: id }));
    }
    case 'set': {
      const ids = poll.options.flatMap(({ itemId }) => itemId ?? []);
      const titleOf = namesOf(await listItems(db, { ids }));
      return poll.options.map(({ text = '', pictureId, itemId }) => {
        const title = itemId === undefined ? '' : titleOf(itemId);
        return {
          text: text || title,
          // an ad brings its own
          upload_id: itemId === undefined ? (pictureId ?? null) : null,
          lounge_id: null,
          item_id: itemId ?? null,
        };
      });
    }
  }
}

function namesOf(rows: readonly { id: number; text: string }[]): (id: number) => string {
  const names = new Map(rows.map(({ id, text }) => [id, text]));
  return (id) => {
    const name = names.get(id);
    if (name === undefined) throw new AppError('POLL_CHOICE_UNKNOWN');
    return name;
  };
}
