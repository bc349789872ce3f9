import { randomUUID } from 'node:crypto';
import { type NextSeason as Moved, nextSeason, type TeamMove } from '@oche/darts/leagues/promotion';
import type { Executor } from '@oche/db';
import type {
  NextSeason,
  nextSeasonInput,
  previewNextInput,
} from '@oche/validators/leagues/season';
import type { z } from 'zod';
import { requireWriter } from '../../../lib/actor.ts';
import type { ActingContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { once } from '../../../lib/idempotency.ts';
import { requireOfficer } from '../core/leagues.policy.ts';
import { leagueOfSeason, manageLeague, readFacts } from '../core/lock.service.ts';
import { noteStep } from '../core/steps.queries.ts';
import { replayStandings } from '../table/table.service.ts';
import { insertEntry, listEntriesOfDivision } from '../team/team.queries.ts';
import * as queries from './season.queries.ts';
import { refuseTaken } from './taken.service.ts';

type Division = Awaited<ReturnType<typeof queries.listDivisions>>[number];
type Choice = Pick<z.output<typeof previewNextInput>, 'waived' | 'gone'>;

/**
 * Who would play where next season, by the tables as they stand.
 * @throws AppError SEASON_NOT_FOUND, LEAGUE_NOT_FOUND, FORBIDDEN
 */
export async function previewNext(
  { db, actor }: ActingContext,
  { id, waived, gone }: z.output<typeof previewNextInput>,
): Promise<NextSeason> {
  const leagueId = await leagueOfSeason(db, id);
  requireOfficer(actor, await readFacts(db, actor, leagueId));
  const divisions = await queries.listDivisions(db, { seasonId: id });
  return toPreview(divisions, movesOf(divisions, { waived, gone }));
}

/** Teams are named by the id that they keep from season to season. */
const movesOf = (divisions: readonly Division[], { waived, gone }: Choice): Moved =>
  nextSeason(
    divisions.map(({ id, level, promotes, relegates, standings }) => ({
      id,
      level,
      promotes,
      relegates,
      size: standings.length,
      table: standings.map(({ teamId, withdrawn }) => ({
        team: teamId,
        isWithdrawn: withdrawn,
        waives: waived.includes(teamId),
        leaves: gone.includes(teamId),
      })),
    })),
  );

function toPreview(divisions: readonly Division[], { divisions: next, moves }: Moved): NextSeason {
  const nameOf = new Map(
    divisions.flatMap(({ standings }) => standings.map(({ teamId, name }) => [teamId, name])),
  );
  const divisionName = new Map(divisions.map(({ id, name }) => [id, name]));
  const moveOf = new Map(moves.map((move) => [move.team, move]));
  const teamIn = (team: number) => {
    const move = moveOf.get(team);
    return move ? [toTeam(team, move)] : [];
  };
  const toTeam = (team: number, move: TeamMove) => ({
    teamId: team,
    name: nameOf.get(team) ?? '',
    from: divisionName.get(move.from) ?? '',
    place: move.place,
    kind: move.kind,
    reason: move.reason,
  });
  return {
    divisions: next.map(({ id, level, teams }) => ({
      id,
      name: divisionName.get(id) ?? '',
      level,
      teams: teams.flatMap(teamIn),
    })),
    out: moves.flatMap((move) => (move.to === null ? [toTeam(move.team, move)] : [])),
  };
}

/**
 * The season after one that is over: its divisions, rules and teams, with promotion and relegation.
 * @throws AppError SEASON_NOT_FOUND, LEAGUE_NOT_FOUND, FORBIDDEN, SEASON_NOT_OVER, SEASON_EXISTS
 */
export async function createNext(
  ctx: ActingContext,
  input: z.output<typeof nextSeasonInput>,
): Promise<{ id: number }> {
  requireWriter(ctx.actor);
  const leagueId = await leagueOfSeason(ctx.db, input.id);
  const scope = { kind: 'season', id: input.id };
  const id = await manageLeague(ctx, leagueId, (tx) =>
    once(tx, { userId: ctx.actor.id, operation: 'season.next', scope, input }, async () => {
      const before = await queries.getSeason.first(tx, { id: input.id, viewerId: '' });
      if (before?.status !== 'over') throw new AppError('SEASON_NOT_OVER');
      const at = ctx.clock.now();
      const seasonId = await queries.insertSeason(tx, {
        league_id: leagueId,
        name: input.name,
        starts_on: input.startsOn,
        ends_on: input.endsOn,
        format: JSON.stringify(before.format),
        rules: JSON.stringify(before.rules),
        status: 'planned',
        seed: randomUUID(),
        previous_id: input.id,
        created_at: at,
      });
      const divisions = await queries.listDivisions(tx, { seasonId: input.id });
      const moved = movesOf(divisions, input);
      const evenings = await eveningsOf(tx, divisions);
      for (const division of divisions) {
        const teams = moved.divisions.find((one) => one.id === division.id)?.teams ?? [];
        const divisionId = await queries.insertDivision(tx, {
          season_id: seasonId,
          name: division.name,
          level: division.level,
          position: division.position,
          promotes: division.promotes,
          relegates: division.relegates,
          is_double: division.isDouble,
          format: division.format && JSON.stringify(division.format),
        });
        for (const teamId of teams) {
          await insertEntry(tx, {
            season_id: seasonId,
            division_id: divisionId,
            team_id: teamId,
            ...(evenings.get(teamId) ?? { home_weekday: 5, home_time: '19:30' }),
          });
        }
        await replayStandings(tx, divisionId);
      }
      await noteStep(tx, {
        leagueId,
        kind: 'seasonMade',
        facts: { season: input.name, from: before.name, moves: moved.moves },
        by: ctx.actor.id,
        at,
      });
      return seasonId;
    }),
  ).catch(refuseTaken);
  return { id };
}

/** When each team plays at home: as before. */
async function eveningsOf(db: Executor, divisions: readonly Division[]) {
  const entries = [];
  for (const { id } of divisions) {
    entries.push(...(await listEntriesOfDivision(db, { divisionId: id })));
  }
  return new Map(
    entries.map(({ teamId, homeWeekday, homeTime }) => [
      teamId,
      { home_weekday: homeWeekday, home_time: homeTime },
    ]),
  );
}
