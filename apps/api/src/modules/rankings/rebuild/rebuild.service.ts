import { type Tx, withTransaction } from '@oche/db';
import type { RankingPeriod } from '@oche/validators/rankings/limits';
import type { Deps } from '../../../lib/deps.ts';
import { countOne } from '../counting/count-game.service.ts';
import { moveOn } from '../counting/day.service.ts';
import { certainUntil, rateGame, type StoredRating } from '../rating/rated.ts';
import { dayAt, gameOf, keptPeriods, spanOf, startOf } from '../scopes.ts';
import { getState, lockRankings } from '../state/state.queries.ts';
import * as merge from './merge.queries.ts';
import * as queries from './rebuild.queries.ts';

type Rebuilding = Pick<Deps, 'db' | 'clock'>;

/** Results that are read, rated and written at once. */
const SLICE = 10_000;

/**
 * Rates all counted games again in their order, sums everything up, and puts it in the place of what is
 * there. Oche can run meanwhile: what is settled by others is counted at the end. When it is stopped,
 * the next call goes on.
 *
 * @param onProgress is told how many results are rated; null while all is put in its place
 */
export async function rebuildRankings(
  deps: Rebuilding,
  {
    fromStart = false,
    onProgress = () => {},
  }: { fromStart?: boolean; onProgress?: (done: number | null) => void } = {},
): Promise<void> {
  await begin(deps, fromStart);
  const ratings = await rateAll(deps, onProgress);
  onProgress(null);
  await putInPlace(deps, ratings);
}

/** Counts the games of the demo data; most of its members are found in their regions. */
export async function rankDemo(deps: Rebuilding): Promise<void> {
  if (await queries.hasCounted.first(deps.db, {})) return;
  await queries.showDemoPlaces(deps.db, { now: deps.clock.now() });
  await rebuildRankings(deps);
}

/** Whether a rebuild was interrupted, so that the next one goes on. */
export async function isInterrupted({ db }: Rebuilding): Promise<boolean> {
  return (await getState.first(db, {}))?.rebuildStartedAt !== null;
}

async function begin({ db, clock }: Rebuilding, fromStart: boolean): Promise<void> {
  await withTransaction(db, async (tx) => {
    await lockRankings(tx, {});
    const state = await getState.first(tx, {});
    if (state?.rebuildStartedAt && !fromStart) return;
    await queries.forgetRebuild(tx);
    await queries.setRebuilding(tx, { since: clock.now().toISOString() });
  });
}

type Ratings = Map<string, StoredRating>;

/** @returns the rating of everybody behind the last game */
async function rateAll({ db }: Rebuilding, onProgress: (done: number) => void): Promise<Ratings> {
  const known = await queries.listRatedAnew(db, {});
  const ratings: Ratings = new Map(known.map(({ userId, ...rating }) => [userId, rating]));
  const last = await queries.getLastAnew.first(db, {});
  let done = (await queries.countAnew.first(db, {}))?.count ?? 0;
  await withTransaction(
    db,
    async (reading) => {
      await queries.openResults(reading, last);
      let cut: queries.CountedResult[] = [];
      let writing: Promise<void> | undefined;
      const write = async (slice: readonly queries.CountedResult[]) => {
        await queries.insertAnew(db, columnsOf(rateSlice(slice, ratings)));
        done += slice.length;
        onProgress(done);
      };
      for (;;) {
        // one slice is written while the next is read
        const [read] = await Promise.all([queries.fetchResults(reading, SLICE), writing]);
        const isLast = read.length < SLICE;
        // the last game of a slice may go on in the next one
        const results = [...cut, ...read];
        const end = isLast ? results.length : startOfLast(results);
        cut = results.slice(end);
        writing = write(results.slice(0, end));
        if (isLast) break;
      }
      await writing;
    },
    { retries: 0 },
  );
  return ratings;
}

const startOfLast = (results: readonly queries.CountedResult[]): number =>
  results.findIndex(({ gameId }) => gameId === results.at(-1)?.gameId);

interface Rated extends queries.CountedResult {
  after: StoredRating | null;
}

/** Rates the games of a slice, one against one; results of a game stand side by side. */
function rateSlice(results: readonly queries.CountedResult[], ratings: Ratings): Rated[] {
  const rated: Rated[] = results.map((result) => ({ ...result, after: null }));
  for (const [index, one] of rated.entries()) {
    const other = rated[index + 1];
    if (!other || other.gameId !== one.gameId) continue;
    if (one.opponentId !== other.userId || other.opponentId !== one.userId) continue;
    const before = [one, other].map(({ userId }) => ratings.get(userId) ?? null);
    const after = rateGame(
      [before[0] ?? null, before[1] ?? null],
      one.finishedAt,
      one.isWon,
      one.weight,
    );
    [one.after, other.after] = after;
    ratings.set(one.userId, after[0]);
    ratings.set(other.userId, after[1]);
  }
  return rated;
}

const columnsOf = (rated: readonly Rated[]) => ({
  gameIds: rated.map(({ gameId }) => gameId),
  userIds: rated.map(({ userId }) => userId),
  finishedAts: rated.map(({ finishedAt }) => finishedAt),
  games: rated.map(({ kind, startScore }) => gameOf(kind, startScore)),
  isWons: rated.map(({ isWon }) => isWon),
  opponentIds: rated.map(({ opponentId }) => opponentId),
  ratings: rated.map(({ after }) => after?.rating ?? null),
  deviations: rated.map(({ after }) => after?.deviation ?? null),
  volatilities: rated.map(({ after }) => after?.volatility ?? null),
});

async function putInPlace({ db, clock }: Rebuilding, ratings: Ratings): Promise<void> {
  await withTransaction(db, async (tx) => {
    await lockRankings(tx, {});
    const state = await getState.first(tx, {});
    const today = await moveOn(tx, state?.today ?? null, dayAt(clock.now().getTime()));
    await merge.prepareMerge(tx);
    await merge.mergeGames(tx);
    await merge.createStandingsAnew(tx);
    for (const [period, key] of Object.entries(keptPeriods(today))) {
      await merge.sumUp(tx, { period: key, ...spanOf(period as RankingPeriod, today) });
    }
    await insertRatings(tx, ratings);
    await merge.placeRatingsAnew(tx, startOf(today));
    await merge.mergeStandings(tx);
    await merge.mergeRatings(tx);
    await merge.mergeSteps(tx);
    await merge.forgetPending(tx);
    for (const { gameId } of await queries.listMissed(tx, {})) await countOne(tx, gameId, today);
    await queries.forgetRebuild(tx);
    await queries.setRebuilding(tx, { since: null });
  });
}

async function insertRatings(tx: Tx, ratings: Ratings): Promise<void> {
  const all = [...ratings].map(([userId, rating]) => ({ userId, ...rating }));
  for (let from = 0; from < all.length; from += SLICE) {
    const some = all.slice(from, from + SLICE);
    await merge.insertRatingsAnew(tx, {
      userIds: some.map(({ userId }) => userId),
      ratings: some.map(({ rating }) => rating),
      deviations: some.map(({ deviation }) => deviation),
      volatilities: some.map(({ volatility }) => volatility),
      ratedAts: some.map(({ ratedAt }) => ratedAt),
      certainUntils: some.map(certainUntil),
    });
  }
}
