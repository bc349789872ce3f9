import { type Executor, type Tx, withTransaction } from '@oche/db';
import type { Actor } from '../../../lib/actor.ts';
import type { ActingContext, Deps } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import './leagues.events.ts';
import { maySee, requireOfficer } from './leagues.policy.ts';
import * as queries from './lock.queries.ts';

export type Locked = NonNullable<Awaited<ReturnType<typeof queries.lockLeague.first>>>;
export type LockedDivision = NonNullable<Awaited<ReturnType<typeof queries.lockDivision.first>>>;

/** @throws AppError LEAGUE_NOT_FOUND, also for somebody who may not see it */
export async function readFacts(db: Executor, actor: Actor | null, id: number): Promise<Locked> {
  const facts = await queries.getFacts.first(db, { id, viewerId: actor?.id ?? '' });
  if (!facts || !maySee(actor, facts)) throw new AppError('LEAGUE_NOT_FOUND');
  return facts;
}

/**
 * The only way to change a league, its seasons, teams and squads: they come one after the other, so what `work` is told
 * still holds when it writes. The league's lock comes before that of a division.
 * @throws AppError LEAGUE_NOT_FOUND, also for somebody who may not see it, and what `work` throws
 */
export const changeLeague = <T>(
  ctx: ActingContext,
  id: number,
  work: (tx: Tx, league: Locked) => Promise<T>,
): Promise<T> =>
  withTransaction(ctx.db, async (tx) => {
    const league = await queries.lockLeague.first(tx, { id, viewerId: ctx.actor.id });
    if (!league || !maySee(ctx.actor, league)) throw new AppError('LEAGUE_NOT_FOUND');
    const result = await work(tx, league);
    await ctx.events.publish(tx, 'league.changed', { leagueId: id });
    return result;
  });

/** What officers do. @throws AppError as `changeLeague` does, and FORBIDDEN */
export const manageLeague = <T>(
  ctx: ActingContext,
  id: number,
  work: (tx: Tx, league: Locked) => Promise<T>,
): Promise<T> =>
  changeLeague(ctx, id, (tx, league) => {
    requireOfficer(ctx.actor, league);
    return work(tx, league);
  });

/** What has changed of a division, beside itself. */
export interface Touched {
  /** fixtures whose pages show something else now */
  fixtures: Set<number>;
  /** lounges whose pages say how fixtures stand there */
  lounges: Set<number>;
}

/**
 * What is played in a division comes one after the other: behind the lock of its row, which counts the changes.
 * @throws AppError DIVISION_NOT_FOUND, also for somebody who may not see its league, and what `work` throws
 */
export const changeDivision = <T>(
  ctx: Pick<Deps, 'db' | 'events'> & { actor: Actor | null },
  id: number,
  work: (tx: Tx, division: LockedDivision, touched: Touched) => Promise<T>,
): Promise<T> => withTransaction(ctx.db, (tx) => changeDivisionIn(ctx, tx, id, work));

/** The same in a transaction that is open already, e.g. behind the lock of a lounge's calendar. */
export async function changeDivisionIn<T>(
  ctx: Pick<Deps, 'events'> & { actor: Actor | null },
  tx: Tx,
  id: number,
  work: (tx: Tx, division: LockedDivision, touched: Touched) => Promise<T>,
): Promise<T> {
  const division = await queries.lockDivision.first(tx, { id, viewerId: ctx.actor?.id ?? '' });
  if (!division || (ctx.actor && !maySee(ctx.actor, division))) {
    throw new AppError('DIVISION_NOT_FOUND');
  }
  const touched: Touched = { fixtures: new Set(), lounges: new Set() };
  const result = await work(tx, division, touched);
  const { leagueId, revision } = division;
  await ctx.events.publish(tx, 'leagueDivision.changed', {
    leagueId,
    divisionId: id,
    revision,
    fixtureIds: [...touched.fixtures],
    loungeIds: [...touched.lounges],
  });
  return result;
}

/** @throws AppError DIVISION_NOT_FOUND, also for somebody who may not see its league */
export async function readDivisionFacts(
  db: Executor,
  actor: Actor | null,
  id: number,
): Promise<Locked> {
  const { leagueId } = await leagueOfDivision(db, id);
  const facts = await queries.getFacts.first(db, { id: leagueId, viewerId: actor?.id ?? '' });
  if (!facts || !maySee(actor, facts)) throw new AppError('DIVISION_NOT_FOUND');
  return facts;
}

/** What officers do with a division. @throws AppError as `changeDivision` does, and FORBIDDEN */
export const manageDivision = <T>(
  ctx: ActingContext,
  id: number,
  work: (tx: Tx, division: LockedDivision, touched: Touched) => Promise<T>,
): Promise<T> =>
  changeDivision(ctx, id, (tx, division, touched) => {
    requireOfficer(ctx.actor, division);
    return work(tx, division, touched);
  });

const found = <T>(
  row: T | undefined,
  code: 'SEASON_NOT_FOUND' | 'DIVISION_NOT_FOUND' | 'TEAM_NOT_FOUND',
): T => {
  if (!row) throw new AppError(code);
  return row;
};

/** @throws AppError SEASON_NOT_FOUND */
export const leagueOfSeason = async (db: Executor, id: number) =>
  found(await queries.getLeagueOfSeason.first(db, { id }), 'SEASON_NOT_FOUND').leagueId;

/** @throws AppError DIVISION_NOT_FOUND */
export const leagueOfDivision = async (db: Executor, id: number) =>
  found(await queries.getLeagueOfDivision.first(db, { id }), 'DIVISION_NOT_FOUND');

/** @throws AppError TEAM_NOT_FOUND */
export const leagueOfTeam = async (db: Executor, id: number) =>
  found(await queries.getLeagueOfTeam.first(db, { id }), 'TEAM_NOT_FOUND').leagueId;

/** @throws AppError TEAM_NOT_FOUND */
export const leagueOfEntry = async (db: Executor, id: number) =>
  found(await queries.getLeagueOfEntry.first(db, { id }), 'TEAM_NOT_FOUND');
