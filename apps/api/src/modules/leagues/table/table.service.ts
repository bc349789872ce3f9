import { type LeagueRow, leagueTable } from '@oche/darts/leagues/table';
import type { Tx } from '@oche/db';
import type { Standing } from '@oche/validators/leagues/season';
import * as queries from './table.queries.ts';

/**
 * Makes the table of a division anew from what was played, what was decided and what was taken away, in the transaction
 * that has changed one of these. It is never corrected by hand, so it is always what its fixtures say.
 */
export async function replayStandings(tx: Tx, divisionId: number): Promise<readonly Standing[]> {
  const [setup, teams, counted, penalties] = await Promise.all([
    queries.getTableRules.first(tx, { divisionId }),
    queries.listTeams(tx, { divisionId }),
    queries.listCounted(tx, { divisionId }),
    queries.listPenalties(tx, { divisionId }),
  ]);
  if (!setup) return [];
  const rows = leagueTable(
    teams.map(({ entryId, withdrawn }) => ({ team: entryId, isWithdrawn: withdrawn })),
    counted.map((fixture) => ({
      id: fixture.id,
      home: fixture.home,
      away: fixture.away,
      points: [fixture.pointsHome ?? 0, fixture.pointsAway ?? 0],
      games: [fixture.gamesHome, fixture.gamesAway],
      legs: [fixture.legsHome, fixture.legsAway],
      isForfeit: fixture.status === 'forfeit',
      isLive: fixture.status === 'live',
    })),
    penalties.map(({ entryId, points }) => ({ team: entryId, points })),
    { tieBreaks: setup.rules.tieBreaks, seed: setup.seed },
  );
  const named = new Map(teams.map((team) => [team.entryId, team]));
  const standings = rows.map((row) => toStanding(row, named.get(row.team)));
  await queries.saveStandings(tx, { divisionId, standings: JSON.stringify(standings) });
  return standings;
}

type Team = Awaited<ReturnType<typeof queries.listTeams>>[number];

const toStanding = (row: LeagueRow, team: Team | undefined): Standing => ({
  place: row.place,
  entryId: row.team,
  teamId: team?.teamId ?? 0,
  name: team?.name ?? '',
  played: row.played,
  won: row.won,
  drawn: row.drawn,
  lost: row.lost,
  games: [...row.games],
  legs: [...row.legs],
  points: row.points,
  penalty: row.penalty,
  isLive: row.isLive,
  decidedBy: row.decidedBy,
  why: row.why?.values ? [...row.why.values] : null,
  withdrawn: team?.withdrawn ?? null,
});
