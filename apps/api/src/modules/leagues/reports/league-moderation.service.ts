import type { Executor, Tx } from '@oche/db';
import { idOfText } from '@oche/validators/id-text';
import type { Reportable, Thing, Undoable } from '../../../lib/declared/reportable.ts';
import type { Deps } from '../../../lib/deps.ts';
import '../core/leagues.events.ts';
import * as queries from './league-moderation.queries.ts';

/** What a decision of the moderators does with a league: only its officers see it then. */
const leagueHiding: Undoable<Deps> = {
  async do(deps, tx, idText, by) {
    const id = idOfText(idText) ?? 0;
    const hiddenAt = deps.clock.now().toISOString();
    return tell(deps, tx, await queries.hideLeague.first(tx, { id, hiddenAt, hiddenBy: by }));
  },
  async undo(deps, tx, idText) {
    return tell(deps, tx, await queries.showLeague.first(tx, { id: idOfText(idText) ?? 0 }));
  },
};

/** @returns whether anything has changed */
async function tell(deps: Deps, tx: Tx, changed: { id: number } | undefined): Promise<boolean> {
  if (!changed) return false;
  await deps.events.publish(tx, 'league.changed', { leagueId: changed.id });
  await deps.events.publish(tx, 'league.described', { leagueId: changed.id });
  return true;
}

/** Leagues for those who report them and who decide about that. */
async function readReportedLeagues(db: Executor, ids: readonly string[]): Promise<Thing[]> {
  const rows = await queries.listReported(db, { ids: ids.flatMap((id) => idOfText(id) ?? []) });
  return rows.map(({ authorId, firstName, lastName, ...row }) => ({
    id: String(row.id),
    title: row.name,
    text: row.description,
    author: { id: authorId, firstName, lastName },
    path: `/leagues/${row.id}`,
    scope: 'site',
    place: row.region,
    isShown: row.hiddenAt === null,
    isLocked: false,
  }));
}

/** A league is reported for its name and what it says of itself. */
export const leagueReports: readonly Reportable<Deps>[] = [
  { kind: 'league', read: readReportedLeagues, actions: { hide: leagueHiding } },
];
