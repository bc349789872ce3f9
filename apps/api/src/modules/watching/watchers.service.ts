import type { Executor, Tx } from '@oche/db';
import type { Place } from '../../lib/declared/watchable.ts';
import { raiseLevel } from './watch.queries.ts';
import * as queries from './watchers.queries.ts';

interface Writing {
  userId: string;
  /** the place in which the member has written, and those around it */
  places: readonly Place[];
  /** ISO time */
  now: string;
}

/**
 * A member who has written somewhere hears of it at least this much from then on. What the member has chosen there, and
 * a mute around it, stays.
 */
export async function watchFrom(
  tx: Tx,
  level: 'watching' | 'tracking',
  { userId, places, now }: Writing,
): Promise<void> {
  await raiseLevel(tx, { userId, places: JSON.stringify(places), level, now });
}

/** Two places become one: who had chosen something for the one that goes has chosen it for the other, unless they have there. */
export async function passWatches(
  tx: Tx,
  { kind, id, intoId }: Place & { intoId: number },
): Promise<void> {
  await queries.passWatches(tx, { kind, id, intoId });
  await queries.dropWatches(tx, { kind, id });
}

/**
 * Who wants to hear of everything that happens in a place, for the `audience` of a kind of
 * notifications.
 * @param places the place and those around it, from the inside out
 * @returns ids of members behind `after`, in their order
 */
export async function listWatchers(
  db: Executor,
  places: readonly Place[],
  after: string,
  limit: number,
): Promise<string[]> {
  const rows = await queries.listWatchers(db, { places: JSON.stringify(places), after, limit });
  return rows.map(({ userId }) => userId);
}

/**
 * Of the members whom something concerns itself (an answer, a mention), those who have not muted the
 * place where it happened: every kind of notifications about a place asks this before it is told.
 */
export async function thoseWhoHear(
  db: Executor,
  places: readonly Place[],
  userIds: readonly string[],
): Promise<Set<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await queries.listHearing(db, { places: JSON.stringify(places), userIds });
  return new Set(rows.map(({ id }) => id));
}
