import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { problemsOf } from '@oche/darts/leagues/format';
import type { Tx } from '@oche/db';
import { DIVISIONS_MAX } from '@oche/validators/leagues/limits';
import type {
  createDivisionInput,
  createSeasonInput,
  divisionInput,
  SeasonOutput,
  seasonInput,
  updateDivisionInput,
  updateSeasonInput,
} from '@oche/validators/leagues/season';
import type { z } from 'zod';
import { requireWriter } from '../../../lib/actor.ts';
import type { ActingContext, ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { once } from '../../../lib/idempotency.ts';
import { isOfficer, maySee } from '../core/leagues.policy.ts';
import { leagueOfDivision, leagueOfSeason, manageLeague } from '../core/lock.service.ts';
import { noteStep } from '../core/steps.queries.ts';
import { replayStandings } from '../table/table.service.ts';
import * as queries from './season.queries.ts';
import { refuseTaken } from './taken.service.ts';

type Format = z.output<typeof createSeasonInput>['format'];

/**
 * A season with its divisions and their tables.
 * @throws AppError SEASON_NOT_FOUND, also when the league is hidden
 */
export async function getSeason(
  { db, actor }: Pick<ServiceContext, 'db' | 'actor'>,
  { id }: z.output<typeof seasonInput>,
): Promise<SeasonOutput> {
  const [row, divisions] = await Promise.all([
    queries.getSeason.first(db, { id, viewerId: actor?.id ?? '' }),
    queries.listDivisions(db, { seasonId: id }),
  ]);
  if (!row || !maySee(actor, row)) throw new AppError('SEASON_NOT_FOUND');
  return {
    id: row.id,
    league: { id: row.leagueId, name: row.leagueName, region: row.region },
    name: row.name,
    status: row.status,
    startsOn: row.startsOn,
    endsOn: row.endsOn,
    format: row.format,
    rules: row.rules,
    createdAt: row.createdAt,
    previousId: row.previousId,
    divisions: divisions.map(({ format: _, position: __, ...division }) => division),
    canManage: isOfficer(actor, row),
  };
}

/** @throws AppError BAD_INPUT for a format that can't be played, with its field */
function requirePlayable(format: Format | undefined): void {
  if (format && problemsOf(format).length > 0) {
    throw new AppError('BAD_INPUT', { fields: { format: 'invalid' } });
  }
}

/**
 * A new season, with one division to begin with.
 * @throws AppError LEAGUE_NOT_FOUND, FORBIDDEN, SEASON_EXISTS, BAD_INPUT for a format that can't be played
 */
export async function createSeason(
  ctx: ActingContext,
  input: z.output<typeof createSeasonInput>,
): Promise<{ id: number }> {
  requireWriter(ctx.actor);
  requirePlayable(input.format);
  const { leagueId } = input;
  const id = await manageLeague(ctx, leagueId, (tx) =>
    once(
      tx,
      {
        userId: ctx.actor.id,
        operation: 'season.create',
        scope: { kind: 'league', id: leagueId },
        input,
      },
      async () => {
        const at = ctx.clock.now();
        const seasonId = await queries.insertSeason(tx, {
          ...columnsOf(input),
          league_id: leagueId,
          status: 'planned',
          seed: randomUUID(),
          created_at: at,
        });
        await noteStep(tx, {
          leagueId,
          kind: 'seasonCreated',
          facts: { season: input.name },
          by: ctx.actor.id,
          at,
        });
        return seasonId;
      },
    ),
  ).catch(refuseTaken);
  return { id };
}

/**
 * Other words, dates or rules. What was played is counted by the new rules; how it is played stays once play has begun.
 * @throws AppError SEASON_NOT_FOUND, LEAGUE_NOT_FOUND, FORBIDDEN, SEASON_EXISTS, SEASON_STATUS for one that is over, or
 *   another format when it runs
 */
export async function updateSeason(
  ctx: ActingContext,
  input: z.output<typeof updateSeasonInput>,
): Promise<SeasonOutput> {
  requireWriter(ctx.actor);
  requirePlayable(input.format);
  const leagueId = await leagueOfSeason(ctx.db, input.id);
  await manageLeague(ctx, leagueId, async (tx) => {
    const season = await requireSeason(tx, input.id);
    if (season.status === 'over') throw new AppError('SEASON_STATUS');
    if (season.status === 'running' && !isSame(season.format, input.format))
      throw new AppError('SEASON_STATUS');
    await queries.updateSeason(tx, input.id, columnsOf(input));
    const divisions = await queries.listDivisions(tx, { seasonId: input.id });
    for (const { id } of divisions) await replayStandings(tx, id);
    await noteStep(tx, {
      leagueId,
      kind: 'seasonChanged',
      facts: { season: input.name, before: season.rules, after: input.rules },
      by: ctx.actor.id,
      at: ctx.clock.now(),
    });
  }).catch(refuseTaken);
  return getSeason(ctx, { id: input.id });
}

async function requireSeason(tx: Tx, id: number) {
  const season = await queries.getSeason.first(tx, { id, viewerId: '' });
  if (!season) throw new AppError('SEASON_NOT_FOUND');
  return season;
}

/**
 * Play begins: every division has its list of fixtures.
 * @throws AppError SEASON_NOT_FOUND, LEAGUE_NOT_FOUND, FORBIDDEN, SEASON_STATUS, SEASON_NOT_READY
 */
export async function startSeason(
  ctx: ActingContext,
  { id }: z.output<typeof seasonInput>,
): Promise<SeasonOutput> {
  requireWriter(ctx.actor);
  const leagueId = await leagueOfSeason(ctx.db, id);
  await manageLeague(ctx, leagueId, async (tx) => {
    const season = await requireSeason(tx, id);
    if (season.status !== 'planned') throw new AppError('SEASON_STATUS');
    const progress = await queries.getProgress.first(tx, { seasonId: id });
    if (!progress || progress.divisions === 0 || progress.unplanned > 0) {
      throw new AppError('SEASON_NOT_READY');
    }
    const at = ctx.clock.now();
    await queries.updateSeason(tx, id, { status: 'running', started_at: at });
    await noteStep(tx, {
      leagueId,
      kind: 'seasonStarted',
      facts: { season: season.name },
      by: ctx.actor.id,
      at,
    });
  });
  return getSeason(ctx, { id });
}

/**
 * The tables stand: the next season can be made of them.
 * @throws AppError SEASON_NOT_FOUND, LEAGUE_NOT_FOUND, FORBIDDEN, SEASON_STATUS, SEASON_NOT_OVER
 */
export async function endSeason(
  ctx: ActingContext,
  { id }: z.output<typeof seasonInput>,
): Promise<SeasonOutput> {
  requireWriter(ctx.actor);
  const leagueId = await leagueOfSeason(ctx.db, id);
  await manageLeague(ctx, leagueId, async (tx) => {
    const season = await requireSeason(tx, id);
    if (season.status !== 'running') throw new AppError('SEASON_STATUS');
    const progress = await queries.getProgress.first(tx, { seasonId: id });
    if ((progress?.open ?? 0) > 0) throw new AppError('SEASON_NOT_OVER');
    const at = ctx.clock.now();
    await queries.updateSeason(tx, id, { status: 'over', ended_at: at });
    await noteStep(tx, {
      leagueId,
      kind: 'seasonEnded',
      facts: { season: season.name },
      by: ctx.actor.id,
      at,
    });
  });
  return getSeason(ctx, { id });
}

/**
 * @throws AppError SEASON_NOT_FOUND, LEAGUE_NOT_FOUND, FORBIDDEN, SEASON_STATUS when it has begun, DIVISION_EXISTS,
 *   BAD_INPUT for a format that can't be played, and when there are too many
 */
export async function createDivision(
  ctx: ActingContext,
  input: z.output<typeof createDivisionInput>,
): Promise<{ id: number }> {
  requireWriter(ctx.actor);
  requirePlayable(input.format);
  const { seasonId } = input;
  const leagueId = await leagueOfSeason(ctx.db, seasonId);
  const id = await manageLeague(ctx, leagueId, async (tx) => {
    const season = await requireSeason(tx, seasonId);
    if (season.status !== 'planned') throw new AppError('SEASON_STATUS');
    const divisions = await queries.listDivisions(tx, { seasonId });
    if (divisions.length >= DIVISIONS_MAX) {
      throw new AppError('BAD_INPUT', { fields: { name: 'tooLarge' } });
    }
    return queries.insertDivision(tx, {
      ...divisionColumnsOf(input),
      season_id: seasonId,
      position: 1 + Math.max(0, ...divisions.map(({ position }) => position)),
    });
  }).catch(refuseTaken);
  return { id };
}

/**
 * @throws AppError DIVISION_NOT_FOUND, LEAGUE_NOT_FOUND, FORBIDDEN, SEASON_STATUS for another format or rhythm once the
 *   season runs, DIVISION_EXISTS
 */
export async function updateDivision(
  ctx: ActingContext,
  input: z.output<typeof updateDivisionInput>,
): Promise<void> {
  requireWriter(ctx.actor);
  requirePlayable(input.format);
  const { leagueId, seasonId } = await leagueOfDivision(ctx.db, input.id);
  await manageLeague(ctx, leagueId, async (tx) => {
    const season = await requireSeason(tx, seasonId);
    const divisions = await queries.listDivisions(tx, { seasonId });
    const division = divisions.find(({ id }) => id === input.id);
    if (!division) throw new AppError('DIVISION_NOT_FOUND');
    // a format of its own that is the season's by now is no other one
    const isSameGame =
      division.isDouble === input.isDouble &&
      isSame(division.format ?? season.format, input.format ?? season.format);
    if (season.status === 'over' || (season.status === 'running' && !isSameGame)) {
      throw new AppError('SEASON_STATUS');
    }
    await queries.updateDivision(tx, input.id, divisionColumnsOf(input));
    await replayStandings(tx, input.id);
  }).catch(refuseTaken);
}

/** @throws AppError DIVISION_NOT_FOUND, LEAGUE_NOT_FOUND, FORBIDDEN, DIVISION_IN_USE */
export async function deleteDivision(
  ctx: ActingContext,
  { id }: z.output<typeof divisionInput>,
): Promise<void> {
  requireWriter(ctx.actor);
  const { leagueId } = await leagueOfDivision(ctx.db, id);
  await manageLeague(ctx, leagueId, async (tx) => {
    const gone = await queries.deleteDivision.first(tx, { id });
    if (!gone) throw new AppError('DIVISION_IN_USE');
  });
}

/** As it is stored: the database keeps keys in an order of its own. */
const isSame = (stored: Format, asked: Format): boolean =>
  isDeepStrictEqual(stored, JSON.parse(JSON.stringify(asked)));

type SeasonFields = Pick<
  z.output<typeof createSeasonInput>,
  'name' | 'startsOn' | 'endsOn' | 'format' | 'rules'
>;

const columnsOf = ({ name, startsOn, endsOn, format, rules }: SeasonFields) => ({
  name,
  starts_on: startsOn,
  ends_on: endsOn,
  format: JSON.stringify(format),
  rules: JSON.stringify(rules),
});

const divisionColumnsOf = (input: Omit<z.output<typeof createDivisionInput>, 'seasonId'>) => ({
  name: input.name,
  level: input.level,
  promotes: input.promotes,
  relegates: input.relegates,
  is_double: input.isDouble,
  format: input.format ? JSON.stringify(input.format) : null,
});
