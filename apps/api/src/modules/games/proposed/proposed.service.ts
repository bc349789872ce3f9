import type { Executor, Tx } from '@oche/db';
import type { Actor } from '../../../lib/actor.ts';
import type { Deps } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import '../games.events.ts';
import { mayScore, maySee } from '../games.policy.ts';
import * as queries from './proposed.queries.ts';

/**
 * Shows who watches a game the darts of the visit that is being thrown, as a board sees them. They are nothing of the
 * game until they are entered, and nobody misses them who was not there.
 */
export const proposeDarts = (
  { events }: Pick<Deps, 'events'>,
  tx: Tx,
  proposed: { gameId: number; darts: readonly string[] },
): Promise<void> => events.publish(tx, 'game.proposed', proposed);

/**
 * A game that the member scores, with where it is played.
 * @throws AppError GAME_NOT_FOUND, NOT_AMONG_PLAYERS, GAME_NOT_OPEN when it is not being played
 */
export async function requireScored(
  executor: Executor,
  actor: Actor,
  gameId: number,
): Promise<{ loungeId: number | null }> {
  const game = await queries.getScored.first(executor, { gameId });
  if (!game || !maySee(actor, game)) throw new AppError('GAME_NOT_FOUND');
  if (!mayScore(actor, game)) throw new AppError('NOT_AMONG_PLAYERS');
  if (game.status !== 'playing') throw new AppError('GAME_NOT_OPEN');
  return { loungeId: game.loungeId };
}
