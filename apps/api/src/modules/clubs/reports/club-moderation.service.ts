import type { Executor, Tx } from '@oche/db';
import { idOfText } from '@oche/validators/id-text';
import type { Thing, Undoable } from '../../../lib/declared/reportable.ts';
import type { Deps } from '../../../lib/deps.ts';
import '../clubs.events.ts';
import * as queries from './club-moderation.queries.ts';

/** What a decision of the moderators does with a club: only its members see it then. */
export const clubHiding: Undoable<Deps> = {
  async do(deps, tx, idText, by) {
    const id = idOfText(idText) ?? 0;
    const hiddenAt = deps.clock.now().toISOString();
    return tell(deps, tx, await queries.hideClub.first(tx, { id, hiddenAt, hiddenBy: by }));
  },
  async undo(deps, tx, idText) {
    return tell(deps, tx, await queries.showClub.first(tx, { id: idOfText(idText) ?? 0 }));
  },
};

/** @returns whether anything has changed */
async function tell(deps: Deps, tx: Tx, changed: { id: number } | undefined): Promise<boolean> {
  if (!changed) return false;
  await deps.events.publish(tx, 'club.changed', { clubId: changed.id });
  return true;
}

/** Clubs for those who report them and who decide about that. */
export async function readReportedClubs(db: Executor, ids: readonly string[]): Promise<Thing[]> {
  const rows = await queries.listReported(db, { ids: ids.flatMap((id) => idOfText(id) ?? []) });
  return rows.map(({ authorId, firstName, lastName, ...row }) => ({
    id: String(row.id),
    title: row.name,
    text: row.description,
    author: { id: authorId, firstName, lastName },
    path: `/clubs/${row.id}`,
    scope: 'site',
    place: row.city,
    isShown: row.hiddenAt === null,
    isLocked: false,
  }));
}
