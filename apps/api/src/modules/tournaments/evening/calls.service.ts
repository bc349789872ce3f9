import type { Tx } from '@oche/db';
import type {
  calledMatchInput,
  callMatchInput,
  EveningOutput,
  holdMatchInput,
} from '@oche/validators/tournaments';
import type { z } from 'zod';
import { requireWriter } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { organise } from '../life/lock.service.ts';
import { getEvening, requireBoard } from './evening.service.ts';
import * as writes from './evening-write.queries.ts';
import { placeMatch } from './place.service.ts';
import { markerFor } from './queue.ts';
import { readStanding } from './standing.service.ts';
import { tellCalled } from './telling.service.ts';

/** @throws AppError TOURNAMENT_NOT_FOUND, FORBIDDEN, TOURNAMENT_STATUS unless it is running, MATCH_NOT_FOUND */
async function direct(
  ctx: MemberContext,
  { id, matchId }: z.output<typeof calledMatchInput>,
  work: (
    tx: Tx,
    match: NonNullable<Awaited<ReturnType<typeof writes.getMatch.first>>>,
  ) => Promise<void>,
): Promise<EveningOutput> {
  requireWriter(ctx.actor);
  await organise(ctx, id, async (tx, { status }) => {
    if (status !== 'active') throw new AppError('TOURNAMENT_STATUS');
    const match = await writes.getMatch.first(tx, { tournamentId: id, matchId });
    if (!match) throw new AppError('MATCH_NOT_FOUND');
    await work(tx, match);
  });
  return getEvening(ctx, { id });
}

/** @throws AppError BOARD_NOT_FOUND, BOARD_OUT_OF_ORDER, BOARD_IN_PLAY */
async function requireFree(tx: Tx, id: number, boardId: number) {
  const board = await requireBoard(tx, id, boardId);
  if (!board.isInUse) throw new AppError('BOARD_OUT_OF_ORDER');
  if (board.isTaken || board.matchId !== null) throw new AppError('BOARD_IN_PLAY');
  return board;
}

/**
 * Calls a match to a board, whatever the queue would do: rest and wishes are the organiser's to judge.
 * One that is played without a board gets this one.
 *
 * @throws AppError as `direct` does, BOARD_NOT_FOUND, BOARD_OUT_OF_ORDER, BOARD_IN_PLAY,
 *   PLAYER_IN_PLAY, MATCH_NOT_READY when it isn't to be played or was called already
 */
export const callMatch = (
  ctx: MemberContext,
  input: z.output<typeof callMatchInput>,
): Promise<EveningOutput> =>
  direct(ctx, input, async (tx, { id: matchId, status, a, b }) => {
    const isPlaying = status === 'playing';
    if ((status !== 'open' && !isPlaying) || a === null || b === null) {
      throw new AppError('MATCH_NOT_READY');
    }
    const { id: tournamentId, boardId } = input;
    const board = await requireFree(tx, tournamentId, boardId);
    const { standing } = await readStanding(tx, tournamentId, ctx.clock.now());
    const queued = standing.boards.find((one) => one.id === boardId);
    const markerId = queued ? markerFor([a, b], queued, standing) : null;
    await placeMatch(
      ctx,
      tx,
      { tournamentId, matchId, boardId, board, markerId, calledBy: ctx.actor.id },
      { isPlaying },
    );
  });

/**
 * Lets a match go on at another board. Who plays and marks is told.
 * @throws AppError as `direct` does, BOARD_NOT_FOUND, BOARD_OUT_OF_ORDER, BOARD_IN_PLAY,
 *   MATCH_NOT_READY when it is at no board
 */
export const moveMatch = (
  ctx: MemberContext,
  input: z.output<typeof callMatchInput>,
): Promise<EveningOutput> =>
  direct(ctx, input, async (tx, { id: matchId }) => {
    const { id: tournamentId, boardId } = input;
    const { loungeBoardId } = await requireFree(tx, tournamentId, boardId);
    const moved = await writes.moveCall.first(tx, { matchId, boardId, loungeBoardId });
    if (!moved) throw new AppError('MATCH_NOT_READY');
    await tellCalled(ctx, tx, { callId: moved.id, tournamentId, matchId, boardId });
  });

/**
 * Takes a call back, as if it had never been. The queue passes the match over until it is called by hand
 * or let go, so it doesn't come back at once.
 *
 * @throws AppError as `direct` does, MATCH_NOT_READY when it wasn't called or has begun
 */
export const putBack = (
  ctx: MemberContext,
  input: z.output<typeof calledMatchInput>,
): Promise<EveningOutput> =>
  direct(ctx, input, async (tx, { id: matchId }) => {
    if (!(await writes.setOpen.first(tx, { matchId }))) throw new AppError('MATCH_NOT_READY');
    await writes.hold(tx, { matchId });
  });

/**
 * Holds a match back from the queue, or lets it go.
 * @throws AppError as `direct` does, MATCH_NOT_READY when it was called already or is over
 */
export const holdMatch = (
  ctx: MemberContext,
  { isHeld, ...input }: z.output<typeof holdMatchInput>,
): Promise<EveningOutput> =>
  direct(ctx, input, async (tx, { id: matchId, status }) => {
    if (status !== 'open' && status !== 'waiting') throw new AppError('MATCH_NOT_READY');
    await (isHeld ? writes.hold(tx, { matchId }) : writes.letGo(tx, { matchId }));
  });
