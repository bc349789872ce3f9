import type { Executor } from '@oche/db';
import { idOfText } from '@oche/validators/id-text';
import type { Thing, Undoable } from '../../../lib/declared/reportable.ts';
import type { Deps } from '../../../lib/deps.ts';
import { touchMessage } from '../message/post.service.ts';
import * as queries from './message-moderation.queries.ts';

/** What a decision of the moderators does with a message: both see that it was there, and nothing of it. */
export const messageHiding: Undoable<Deps> = {
  async do(deps, tx, id, by) {
    const hiddenAt = deps.clock.now().toISOString();
    const hidden = { id: idOfText(id) ?? 0, hiddenAt, hiddenBy: by };
    const [message] = await queries.hideMessage(tx, hidden);
    if (message) await touchMessage(deps, tx, message);
    return message !== undefined;
  },
  async undo(deps, tx, id) {
    const [message] = await queries.showMessage(tx, { id: idOfText(id) ?? 0 });
    if (message) await touchMessage(deps, tx, message);
    return message !== undefined;
  },
};

/** Messages for those who decide about them: nothing of the conversation around. */
export async function readReportedMessages(db: Executor, ids: readonly string[]): Promise<Thing[]> {
  const rows = await queries.listReported(db, { ids: ids.flatMap((id) => idOfText(id) ?? []) });
  return rows.map(({ id, body, senderId, firstName, lastName, hiddenAt, signs }) => ({
    id: String(id),
    title: `${firstName ?? ''} ${lastName ?? ''}`.trim(),
    text: body,
    signs,
    author:
      senderId === null
        ? null
        : { id: senderId, firstName: firstName ?? '', lastName: lastName ?? '' },
    path: null,
    scope: 'site',
    place: null,
    isShown: hiddenAt === null,
    isLocked: false,
  }));
}

/** Only who is in the conversation knows that there is such a message. */
export async function mayReportMessage(
  db: Executor,
  id: string,
  reporterId: string | null,
): Promise<boolean> {
  if (reporterId === null) return false;
  const found = await queries.isAmong.first(db, {
    messageId: idOfText(id) ?? 0,
    userId: reporterId,
  });
  return found !== undefined;
}
