import type { Executor, Tx } from '@oche/db';
import { idOfText } from '@oche/validators/id-text';
import type { Thing, Undoable } from '../../../lib/declared/reportable.ts';
import type { Deps } from '../../../lib/deps.ts';
import '../core/tournaments.events.ts';
import * as queries from './tournament-moderation.queries.ts';

/** What a decision of the moderators does with a tournament: only its organisers see it then. */
export const tournamentHiding: Undoable<Deps> = {
  async do(deps, tx, idText, by) {
    const id = idOfText(idText) ?? 0;
    const hiddenAt = deps.clock.now().toISOString();
    return tell(
      deps,
      tx,
      id,
      await queries.hideTournament.first(tx, { id, hiddenAt, hiddenBy: by }),
    );
  },
  async undo(deps, tx, idText) {
    const id = idOfText(idText) ?? 0;
    return tell(deps, tx, id, await queries.showTournament.first(tx, { id }));
  },
};

/** @returns whether anything has changed */
async function tell(
  deps: Deps,
  tx: Tx,
  tournamentId: number,
  changed: { revision: number; loungeId: number | null } | undefined,
): Promise<boolean> {
  if (!changed) return false;
  await deps.events.publish(tx, 'tournament.changed', { tournamentId, ...changed });
  await deps.events.publish(tx, 'tournament.described', { tournamentId });
  return true;
}

/** Tournaments for those who report them and who decide about that. */
export async function readReportedTournaments(
  db: Executor,
  ids: readonly string[],
): Promise<Thing[]> {
  const rows = await queries.listReported(db, { ids: ids.flatMap((id) => idOfText(id) ?? []) });
  return rows.map(({ authorId, firstName, lastName, ...row }) => ({
    id: String(row.id),
    title: row.name,
    text: row.description,
    author: { id: authorId, firstName, lastName },
    path: `/tournaments/${row.id}`,
    scope: 'site',
    place: row.city ?? row.location,
    isShown: row.hiddenAt === null,
    isLocked: false,
  }));
}
