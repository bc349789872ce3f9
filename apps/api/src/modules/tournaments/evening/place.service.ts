import type { Tx } from '@oche/db';
import { publishOutside } from '../../../lib/declared/published.ts';
import type { Deps } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { matchCalled } from '../core/tournaments.outside.ts';
import { tellCalled } from '../notifications/called.service.ts';
import { passToMarker } from '../results/marker.service.ts';
import * as writes from './evening-write.queries.ts';
import { takeMarker } from './marker.queries.ts';
import { letGo, putInTurn } from './order.queries.ts';
import type { NextCall } from './queue.ts';
import type { EveningBoard } from './standing.service.ts';

interface Placed extends NextCall {
  tournamentId: number;
  board: Pick<EveningBoard, 'loungeBoardId'>;
  /** null: the queue's doing */
  calledBy: string | null;
}

/**
 * Gives a match a board, takes its players and its marker, and tells them. A match that has begun
 * somewhere else only gets the board.
 *
 * @throws AppError MATCH_NOT_READY, and what `takenBy` knows when another transaction was first
 */
export async function placeMatch(
  ctx: Pick<Deps, 'clock' | 'events'>,
  tx: Tx,
  { tournamentId, matchId, boardId, board, markerId, calledBy }: Placed,
  { isPlaying }: { isPlaying: boolean },
): Promise<void> {
  const call = await writes.insertCall.first(tx, {
    tournamentId,
    matchId,
    boardId,
    loungeBoardId: board.loungeBoardId,
    markerId,
    calledBy,
    now: ctx.clock.now(),
  });
  if (!isPlaying && !(await writes.setCalled.first(tx, { matchId }))) {
    throw new AppError('MATCH_NOT_READY');
  }
  if (markerId !== null) await takeMarker(tx, { matchId, markerId });
  if (isPlaying) await passToMarker(tx, matchId);
  await letGo(tx, { matchId });
  await putInTurn(tx, { matchId });
  if (!isPlaying) await publishOutside(ctx, tx, matchCalled, { tournamentId, matchId });
  if (call) await tellCalled(ctx, tx, { callId: call.id, tournamentId, matchId, boardId });
}
