import type { Executor } from '@oche/db';
import type {
  attachBoardInput,
  CountingBoard,
  CountingEvent,
  correctDartInput,
  countingBoardInput,
  countingEventsInput,
} from '@oche/validators/autoscoring/schemas';
import type { z } from 'zod';
import type { ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { requireGameHere, requireTablet } from '../../boards/index.ts';
import { listAtBoard } from '../boards/boards.queries.ts';
import { toBoard } from '../boards/boards.service.ts';
import { getWatched } from '../sight/sight.queries.ts';
import { attach, correct, detach } from './attach.service.ts';
import { followBoard } from './watch.service.ts';

type Watched = NonNullable<Awaited<ReturnType<typeof getWatched.first>>>;

/**
 * The board that counts where a tablet is; none where the tablet's board is no lounge's, or nothing is set up there.
 * @throws AppError TABLET_UNKNOWN, TABLET_OVER
 */
export async function listHere(ctx: ServiceContext): Promise<CountingBoard[]> {
  const { loungeBoardId } = await requireTablet(ctx, ctx.db);
  const rows = loungeBoardId === null ? [] : await listAtBoard(ctx.db, { loungeBoardId });
  return rows.map((row) => toBoard(ctx, row));
}

/** @throws AppError TABLET_UNKNOWN, TABLET_OVER; COUNTING_BOARD_NOT_FOUND for any but the one that is here */
async function requireHere(
  ctx: ServiceContext,
  executor: Executor,
  boardId: number,
): Promise<Watched> {
  const { loungeBoardId } = await requireTablet(ctx, executor);
  const board = await getWatched.first(executor, { boardId });
  const isHere = board && board.loungeBoardId !== null && board.loungeBoardId === loungeBoardId;
  if (!isHere) throw new AppError('COUNTING_BOARD_NOT_FOUND');
  return board;
}

/**
 * Lets the board count for the match that is played here. The tablet has the board before any phone.
 * @throws AppError as `requireHere`; MATCH_ELSEWHERE, also for a training
 */
export async function attachHere(
  ctx: ServiceContext,
  { boardId, gameId }: z.output<typeof attachBoardInput>,
): Promise<void> {
  await requireHere(ctx, ctx.db, boardId);
  if (gameId === null) throw new AppError('MATCH_ELSEWHERE');
  await requireGameHere(ctx, ctx.db, gameId);
  await attach(ctx, { boardId, gameId, userId: null, mayTake: true });
}

/** @throws AppError as `requireHere` */
export async function detachHere(
  ctx: ServiceContext,
  { boardId }: z.output<typeof countingBoardInput>,
): Promise<void> {
  await requireHere(ctx, ctx.db, boardId);
  await detach(ctx, boardId);
}

/** @throws AppError as `requireHere` */
export async function correctHere(
  ctx: ServiceContext,
  input: z.output<typeof correctDartInput>,
): Promise<void> {
  await correct(ctx, await requireHere(ctx, ctx.db, input.boardId), input);
}

/** What the board here sees. @throws AppError as `requireHere`, also when the right of the tablet ends meanwhile */
export const watchHere = (
  ctx: ServiceContext,
  input: z.output<typeof countingEventsInput>,
  left: AbortSignal,
): AsyncGenerator<CountingEvent, void> =>
  followBoard(ctx, input, left, async () => {
    await requireHere(ctx, ctx.db, input.boardId);
    return true;
  });
