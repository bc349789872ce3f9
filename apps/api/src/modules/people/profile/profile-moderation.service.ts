import type { Executor } from '@oche/db';
import type { Thing, Undoable } from '../../../lib/declared/reportable.ts';
import type { Deps } from '../../../lib/deps.ts';
import * as queries from './profile-moderation.queries.ts';

/** What a decision of the moderators does with a profile: nobody finds it or sees anything of it. */
export const profileHiding: Undoable<Deps> = {
  async do(deps, tx, userId, by) {
    const hiddenAt = deps.clock.now().toISOString();
    return (await queries.hideProfile(tx, { userId, hiddenAt, hiddenBy: by })).length > 0;
  },
  undo: async (_deps, tx, userId) => (await queries.showProfile(tx, { userId })).length > 0,
};

/** Members for those who report them and who decide about that. */
export async function readReportedMembers(db: Executor, ids: readonly string[]): Promise<Thing[]> {
  const rows = await queries.listReportedMembers(db, { ids });
  return rows.map(({ id, username, firstName, lastName, looksLike, isShown }) => ({
    id,
    title: `${firstName} ${lastName}`,
    text: looksLike ? `@${username} ≈ ${looksLike}` : `@${username}`,
    author: { id, firstName, lastName },
    path: `/profile/${id}`,
    scope: 'site',
    place: null,
    isShown,
    isLocked: false,
  }));
}
