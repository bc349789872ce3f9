import { plannedGames } from '@oche/darts/leagues/format';
import type { Executor } from '@oche/db';
import type { ImportKind } from '@oche/validators/leagues/limits';
import { AppError } from '../../../../lib/errors.ts';
import type { Viewer } from '../../../people/index.ts';
import type { Ground } from '../match/ground.ts';
import { usernameOf } from '../match/squads.ts';
import type { Table } from '../parse/table.ts';
import * as queries from './around.queries.ts';

export interface Around extends Ground {
  leagueId: number;
  /** boards that lounges keep for fixtures */
  kept: ReadonlyMap<number, { loungeId: number | null; blockId: number | null }>;
  /** where teams are at home */
  homes: ReadonlyMap<number, { loungeId: number | null; venue: string | null }>;
}

/**
 * The season as it is, with all that a file of this kind is compared with: a handful of statements, however long it is.
 * @throws AppError SEASON_NOT_FOUND, SEASON_STATUS when it is over
 */
export async function readGround(
  db: Executor,
  viewer: Viewer,
  { seasonId, kind, table }: { seasonId: number; kind: ImportKind; table: Table },
): Promise<Around> {
  const ofSeason = { seasonId };
  const season = await queries.getSeason.first(db, ofSeason);
  if (!season) throw new AppError('SEASON_NOT_FOUND');
  if (season.status === 'over') throw new AppError('SEASON_STATUS');
  const { leagueId, status, startsOn, endsOn, timeZone, rules } = season;
  const ofLeague = { leagueId };
  const isSquads = kind === 'squads';
  const isGames = kind === 'games';
  const usernames = table.rows.flatMap(({ cells: { username } }) =>
    username === undefined ? [] : usernameOf(username),
  );
  const [divisions, teams, entries, fixtures, players, registrations, members, games] =
    await Promise.all([
      queries.listDivisions(db, ofSeason),
      queries.listTeams(db, ofLeague),
      queries.listEntries(db, ofSeason),
      isSquads ? [] : queries.listFixtures(db, ofSeason),
      isSquads || isGames ? queries.listPlayers(db, ofLeague) : [],
      isSquads
        ? queries.listRegistrations(db, ofSeason)
        : isGames
          ? queries.listEverRegistered(db, ofSeason)
          : [],
      usernames.length > 0 ? queries.listMembers(db, { ...viewer, usernames }) : [],
      isGames ? queries.listGames(db, ofSeason) : [],
    ]);
  return {
    leagueId,
    status,
    startsOn,
    endsOn,
    timeZone,
    oneTeam: rules.registrations.oneTeam,
    mayRepeat: rules.lineUps.repeatInLineUp,
    divisions: divisions.map(({ format, ...division }) => ({
      ...division,
      format,
      points: format.points,
      most: plannedGames(format).reduce((sum, { block }) => sum + block.worth, 0),
    })),
    teams,
    entries,
    fixtures: fixtures.map((one) => ({
      id: one.id,
      divisionId: one.divisionId,
      round: one.round,
      homeId: one.homeId,
      awayId: one.awayId,
      startsAt: one.startsAt,
      status: one.status,
      games: [one.gamesHome, one.gamesAway],
      legs: [one.legsHome, one.legsAway],
      points:
        one.pointsHome !== null && one.pointsAway !== null
          ? [one.pointsHome, one.pointsAway]
          : null,
    })),
    players,
    registrations,
    members,
    sheets: Map.groupBy(
      games.map(({ legsHome, legsAway, ...game }) => ({
        ...game,
        legs: [legsHome ?? 0, legsAway ?? 0] as const,
      })),
      ({ fixtureId }) => fixtureId,
    ),
    kept: new Map(fixtures.map(({ id, loungeId, blockId }) => [id, { loungeId, blockId }])),
    homes: new Map(teams.map(({ teamId, loungeId, venue }) => [teamId, { loungeId, venue }])),
  };
}
