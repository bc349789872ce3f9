import type { Tx } from '@oche/db';
import type { Deps } from '../../../lib/deps.ts';
import { settle } from '../result/counted/results.service.ts';
import * as queries from './guest.queries.ts';

type Writing = Pick<Deps, 'clock' | 'events'>;

/**
 * Makes a guest of a game this member, behind the game's lock; rankings and statistics follow.
 * @returns whether it was done: the guest may no longer be one, or the member plays there already
 */
export async function claimPlace(
  { clock, events }: Writing,
  tx: Tx,
  userId: string,
  place: queries.Place,
): Promise<boolean> {
  const { gameId } = place;
  const claimed = await queries.claimPlace(tx, { ...place, userId, now: clock.now() });
  if (!claimed) return false;
  await settle({ events }, tx, gameId);
  await events.publish(tx, 'game.changed', { gameId, revision: claimed.revision });
  return true;
}

/**
 * A guest of a tournament turns out to be this member: the games in which they stand at these places are
 * theirs. A game that somebody else has claimed stays as it is.
 */
export async function claimOfficialGuests(
  ctx: Writing,
  tx: Tx,
  userId: string,
  places: readonly queries.Place[],
): Promise<void> {
  if (places.length === 0) return;
  await queries.lockGames(
    tx,
    places.map(({ gameId }) => gameId),
  );
  for (const place of places) await claimPlace(ctx, tx, userId, place);
}
