import type { Executor } from '@oche/db';
import { idOfText } from '@oche/validators/id-text';
import type { Thing, Undoable } from '../../../lib/declared/reportable.ts';
import type { Deps } from '../../../lib/deps.ts';
import * as queries from './challenge-moderation.queries.ts';

/** What a decision of the moderators does with a challenge: only the two see it then. */
export const challengeHiding: Undoable<Deps> = {
  async do(deps, tx, id, by) {
    const hiddenAt = deps.clock.now().toISOString();
    const hidden = { id: idOfText(id) ?? 0, hiddenAt, hiddenBy: by };
    return (await queries.hideChallenge(tx, hidden)).length > 0;
  },
  undo: async (_deps, tx, id) =>
    (await queries.showChallenge(tx, { id: idOfText(id) ?? 0 })).length > 0,
};

/** Challenges for those who report their note and who decide about that. */
export async function readReportedChallenges(
  db: Executor,
  ids: readonly string[],
): Promise<Thing[]> {
  const rows = await queries.listReported(db, { ids: ids.flatMap((id) => idOfText(id) ?? []) });
  return rows.map(({ id, note, authorId, firstName, lastName, hiddenAt }) => ({
    id: String(id),
    title: `${firstName} ${lastName}`,
    text: note,
    author: { id: authorId, firstName, lastName },
    path: `/challenges/${id}`,
    scope: 'site',
    place: null,
    isShown: hiddenAt === null,
    isLocked: false,
  }));
}
