import type {
  calledMatchInput,
  callMatchInput,
  EveningOutput,
} from '@oche/validators/tournaments/schemas';
import type { z } from 'zod';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { tellCalled } from '../notifications/called.service.ts';
import { getCall } from '../steps/steps.queries.ts';
import { direct, requireFree } from './direct.service.ts';
import * as writes from './evening-write.queries.ts';
import { hold } from './order.queries.ts';
import { placeMatch } from './place.service.ts';
import { markerFor } from './queue.ts';
import { readStanding } from './standing.service.ts';

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
  direct(ctx, input, async (tx, { id: matchId, status, a, b }, note) => {
    const isPlaying = status === 'playing';
    if ((status !== 'open' && !isPlaying) || a === null || b === null) {
      throw new AppError('MATCH_NOT_READY');
    }
    const { id: tournamentId, boardId } = input;
    const board = await requireFree(tx, tournamentId, boardId);
    const { standing } = await readStanding(tx, tournamentId, ctx.clock.now());
    const queued = standing.boards.find((one) => one.id === boardId);
    const markerId = queued ? markerFor([a, b], queued, standing) : null;
    const wasHeld = standing.matches.some((match) => match.id === matchId && match.isHeld);
    await placeMatch(
      ctx,
      tx,
      { tournamentId, matchId, boardId, board, markerId, calledBy: ctx.actor.id },
      { isPlaying },
    );
    // what is played goes on, with its board or without
    await note('called', { board: board.name, markerId }, isPlaying ? null : { boardId, wasHeld });
  });

/**
 * Lets a match go on at another board. Those who play and mark it are told.
 * @throws AppError as `direct` does, BOARD_NOT_FOUND, BOARD_OUT_OF_ORDER, BOARD_IN_PLAY,
 * MATCH_NOT_READY when it is at no board
 */
export const moveMatch = (
  ctx: MemberContext,
  input: z.output<typeof callMatchInput>,
): Promise<EveningOutput> =>
  direct(ctx, input, async (tx, { id: matchId }, note) => {
    const { id: tournamentId, boardId } = input;
    const { loungeBoardId, name } = await requireFree(tx, tournamentId, boardId);
    const from = await getCall.first(tx, { matchId });
    if (!from) throw new AppError('MATCH_NOT_READY');
    await writes.moveCall.first(tx, { matchId, boardId, loungeBoardId });
    await tellCalled(ctx, tx, { callId: from.id, tournamentId, matchId, boardId });
    await note(
      'moved',
      { board: name, fromBoard: from.name },
      { boardId, fromBoardId: from.boardId },
    );
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
  direct(ctx, input, async (tx, { id: matchId }, note) => {
    const from = await getCall.first(tx, { matchId });
    if (!(await writes.setOpen.first(tx, { matchId }))) throw new AppError('MATCH_NOT_READY');
    await hold.first(tx, { matchId });
    await note(
      'putBack',
      { board: from?.name ?? null, markerId: from?.markerId ?? null },
      from ? { boardId: from.boardId } : null,
    );
  });

/**
 * Asks the players of a match once more to come to its board.
 * @throws AppError as `direct` does, MATCH_NOT_READY when it wasn't called or has begun
 */
export const callAgain = (
  ctx: MemberContext,
  input: z.output<typeof calledMatchInput>,
): Promise<EveningOutput> =>
  direct(ctx, input, async (tx, { id: matchId, status }, note) => {
    const call = await getCall.first(tx, { matchId });
    if (!call || status !== 'called') throw new AppError('MATCH_NOT_READY');
    await writes.setCalledAgain(tx, { callId: call.id, now: ctx.clock.now() });
    const { boardId } = call;
    await tellCalled(ctx, tx, { callId: call.id, tournamentId: input.id, matchId, boardId });
    await note('again', { board: call.name }, null);
  });
