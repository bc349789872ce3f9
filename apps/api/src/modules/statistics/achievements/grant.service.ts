import type { Tx } from '@oche/db';
import { type AchievementKind, achievementKinds } from '@oche/validators/statistics/limits';
import type { Deps } from '../../../lib/deps.ts';
import { eventIdOf } from '../../../lib/events/event-id.ts';
import { notify } from '../../notifications/index.ts';
import '../statistics.events.ts';
import { achieved } from './achievements.notifications.ts';
import * as queries from './grant.queries.ts';

interface Change {
  userId: string;
  /** the game, which now counts, counts differently, or no longer counts */
  gameId: number;
  /** when it was over, and when it was over before it was changed */
  times: readonly string[];
}

type Held = ReadonlyMap<AchievementKind, queries.Reached>;

/**
 * Grants the achievements that a changed game is the first to be enough for, and takes back those that it isn't enough
 * for any more, unless another game is. Members who get one are told.
 */
export async function refreshAchievements(deps: Deps, tx: Tx, change: Change): Promise<void> {
  const { userId } = change;
  const held = await heldBy(tx, userId);
  const reached = new Map([
    ...(await reachedInGame(tx, change, held)),
    ...(await reachedInSeries(tx, change, held)),
  ]);
  const { gained, isChanged } = await save(tx, userId, held, reached);
  if (isChanged) await deps.events.publish(tx, 'achievements.changed', { userId });
  for (const game of new Set(gained.map((one) => one.gameId))) {
    await notify(deps, tx, achieved, {
      eventId: eventIdOf(`statistics.achieved ${userId} ${game}`),
      recipientIds: [userId],
      payload: { gameId: game },
    });
  }
}

/** The same from nothing but the games that are counted, telling nobody. */
export async function rebuildAchievements(tx: Tx, userId: string): Promise<void> {
  const held = await heldBy(tx, userId);
  const reached = await firstForEach(tx, userId, achievementKinds, BEGINNING);
  await save(tx, userId, held, new Map(reached));
}

async function heldBy(tx: Tx, userId: string): Promise<Held> {
  const rows = await queries.listHeld(tx, { userId });
  return new Map(rows.map((row) => [row.kind, row]));
}

/** Achievements that take several games; all others are among the awards of a game. */
const SERIES: readonly AchievementKind[] = ['tenWins', 'hundredGames'];
const BEGINNING = '-infinity';

type ReachedNow = [AchievementKind, queries.Reached | undefined][];

async function firstForEach(
  tx: Tx,
  userId: string,
  kinds: readonly AchievementKind[],
  since: string,
): Promise<ReachedNow> {
  const reached: ReachedNow = [];
  for (const kind of kinds) reached.push([kind, await firstFor(tx, userId, kind, since)]);
  return reached;
}

function firstFor(tx: Tx, userId: string, kind: AchievementKind, since: string) {
  if (kind === 'hundredGames') return queries.getHundredth.first(tx, { userId });
  if (kind === 'tenWins') return queries.getTenthWin.first(tx, { userId, since });
  return queries.getFirstWith.first(tx, { userId, kind });
}

/**
 * The achievements that the game is enough for, if no earlier one is, and those that it was enough for and no longer
 * is.
 */
async function reachedInGame(tx: Tx, { userId, gameId }: Change, held: Held): Promise<ReachedNow> {
  const game = await queries.getAwards.first(tx, { userId, gameId });
  const gained = (game?.awards ?? []).filter((kind) => {
    const before = held.get(kind);
    return !before || (game && isBefore(game, before));
  });
  const mine = [...held].flatMap(([kind, by]) =>
    by.gameId === gameId && !SERIES.includes(kind) ? [kind] : [],
  );
  const lost = mine.filter((kind) => !gained.includes(kind));
  return [
    ...gained.map((kind): ReachedNow[number] => [kind, game]),
    ...(await firstForEach(tx, userId, lost, BEGINNING)),
  ];
}

/** A change can't touch what was reached before it. */
async function reachedInSeries(tx: Tx, { userId, times }: Change, held: Held): Promise<ReachedNow> {
  const [since = BEGINNING] = times.toSorted();
  const open = SERIES.filter((kind) => (held.get(kind)?.achievedAt ?? since) >= since);
  return firstForEach(tx, userId, open, since);
}

const isBefore = (a: queries.Reached, b: queries.Reached): boolean =>
  a.achievedAt < b.achievedAt || (a.achievedAt === b.achievedAt && a.gameId < b.gameId);

/** @returns what was not held before, and whether anything is different now */
async function save(
  tx: Tx,
  userId: string,
  held: Held,
  reached: ReadonlyMap<AchievementKind, queries.Reached | undefined>,
): Promise<{ gained: queries.Reached[]; isChanged: boolean }> {
  const gained: queries.Reached[] = [];
  let isChanged = false;
  for (const [kind, by] of reached) {
    const before = held.get(kind);
    if (!by) {
      if (!before) continue;
      await queries.deleteAchievement(tx, userId, kind);
      isChanged = true;
      continue;
    }
    if (before?.gameId === by.gameId && before.achievedAt === by.achievedAt) continue;
    await queries.saveAchievement(tx, { ...by, userId, kind });
    isChanged = true;
    if (!before) gained.push(by);
  }
  return { gained, isChanged };
}
