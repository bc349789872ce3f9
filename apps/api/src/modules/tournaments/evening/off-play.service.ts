import type { Tx } from '@oche/db';
import type { Deps } from '../../../lib/deps.ts';
import { annulOfficial } from '../../games/index.ts';
import { passMarking } from './marker.service.ts';
import * as queries from './off-play.queries.ts';

/**
 * Nobody plays or marks any more in a tournament that is over, so that others can call them. What was called is as if
 * it had never been, and a game that goes on doesn't count. Call it behind the tournament's lock.
 */
export async function endPlay(
  ctx: Pick<Deps, 'clock' | 'events'>,
  tx: Tx,
  tournamentId: number,
): Promise<void> {
  const games = await queries.listGamesOn(tx, { tournamentId });
  await queries.putAllBack(tx, { tournamentId });
  for (const { gameId } of games) await annulOfficial(ctx, tx, gameId);
}

/** Those who have left don't mark any more; the match goes on without. Call it behind the tournament's lock. */
export async function leaveMarking(
  tx: Tx,
  tournamentId: number,
  entryIds: number[],
): Promise<void> {
  const marked = await queries.listMarked(tx, { tournamentId, entryIds });
  for (const { matchId } of marked) await passMarking(tx, matchId, null);
}
