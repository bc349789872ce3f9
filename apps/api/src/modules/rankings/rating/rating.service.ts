import { type Tx, withTransaction } from '@oche/db';
import type { Deps } from '../../../lib/deps.ts';
import { addJob } from '../../../lib/jobs/jobs.ts';
import { dayAt, PROVISIONAL, RATING, startOf } from '../scopes.ts';
import { getState, lockRankings } from '../state/state.queries.ts';
import { certainUntil, isSameRating, rateGame, type StoredRating, wholePoints } from './rated.ts';
import * as queries from './rating.queries.ts';

declare module '../../../lib/jobs/jobs.ts' {
  interface Jobs {
    'rankings.rate': Record<string, never>;
  }
}

/** How many games are rated in one transaction, which takes a fraction of a second. */
const SLICE = 200;

interface Played {
  userId: string;
  finishedAt: string;
}

/**
 * Rates a game that is counted now, or is not any more, and all that follows from it: the next games of
 * both players, those of their opponents, and so on, until a rating comes out as it was. What doesn't fit
 * into this transaction is done by a job.
 */
export async function rateAgain(
  tx: Tx,
  gameId: number,
  gone: readonly Played[],
  added: readonly Played[],
): Promise<string[]> {
  for (const { userId, finishedAt } of gone) {
    await queries.pushNext(tx, { userId, finishedAt, gameId });
  }
  for (const { finishedAt } of added) await queries.pushGame(tx, { finishedAt, gameId });
  return rateSlice(tx);
}

/** Rates what is pending, slice by slice, so that others can count games in between. */
export async function ratePending({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  let isDone = false;
  while (!isDone) {
    isDone = await withTransaction(db, async (tx) => {
      await lockRankings(tx, {});
      const state = await getState.first(tx, {});
      const changed = await rateSlice(tx, false);
      await renewRatings(tx, changed, state?.today ?? dayAt(clock.now().getTime()));
      return (await queries.isPending.first(tx, {})) === undefined;
    });
  }
}

/**
 * Rates the earliest pending games, in their order.
 * @returns the members whose ratings have changed
 */
async function rateSlice(tx: Tx, queuesRest = true): Promise<string[]> {
  const changed = new Set<string>();
  for (let rated = 0; rated < SLICE; rated++) {
    const next = await queries.takePending.first(tx, {});
    if (!next) return [...changed];
    for (const userId of await rateOne(tx, next.gameId)) changed.add(userId);
  }
  if (queuesRest && (await queries.isPending.first(tx, {}))) {
    await addJob(tx, 'rankings.rate', {}, { key: 'rankings.rate' });
  }
  return [...changed];
}

/** @returns whose rating behind this game isn't what it was; then their next game is pending */
async function rateOne(tx: Tx, gameId: number): Promise<string[]> {
  const [one, other] = await queries.listRated(tx, { gameId });
  if (!one || !other) return [];
  const after = rateGame([one.before, other.before], one.finishedAt, one.isWon, one.weight);
  const changed: string[] = [];
  for (const [index, player] of [one, other].entries()) {
    const rated = after[index];
    if (!rated || isSameRating(storedOf(player), rated)) continue;
    const { userId, finishedAt } = player;
    await queries.saveRated(tx, { gameId, userId, ...rated });
    await queries.pushNext(tx, { userId, finishedAt, gameId });
    changed.push(userId);
  }
  return changed;
}

function storedOf({
  rating,
  deviation,
  volatility,
  finishedAt,
}: {
  rating: number | null;
  deviation: number | null;
  volatility: number | null;
  finishedAt: string;
}): StoredRating | null {
  if (rating === null || deviation === null || volatility === null) return null;
  return { rating, deviation, volatility, ratedAt: finishedAt };
}

/** Writes what members are rated now, and places them by it. */
export async function renewRatings(
  tx: Tx,
  userIds: readonly string[],
  today: string,
): Promise<void> {
  if (userIds.length === 0) return;
  const latest = await queries.listLatest(tx, { userIds });
  const rated = latest.map((rating) => ({ ...rating, until: certainUntil(rating) }));
  const ratedIds = rated.map(({ userId }) => userId);
  const scopes = rated.map(({ until }) => ratingScope(until, today));
  await queries.deleteRatings(tx, { userIds, keptIds: ratedIds });
  await queries.saveRatings(tx, {
    userIds: ratedIds,
    ratings: rated.map(({ rating }) => rating),
    deviations: rated.map(({ deviation }) => deviation),
    volatilities: rated.map(({ volatility }) => volatility),
    ratedAts: rated.map(({ ratedAt }) => ratedAt),
    certainUntils: rated.map(({ until }) => until),
  });
  await queries.displaceRated(tx, { userIds, placedIds: ratedIds, placedScopes: scopes });
  await queries.placeRated(tx, { userIds: ratedIds, scopes, points: rated.map(wholePoints) });
}

/** @param until ISO time up to which a rating is certain */
const ratingScope = (until: string | null, today: string): string =>
  until !== null && until > startOf(today) ? RATING : PROVISIONAL;
