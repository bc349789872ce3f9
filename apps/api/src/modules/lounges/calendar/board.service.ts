import { isPgError, type Tx, withTransaction } from '@oche/db';
import {
  type Board,
  type boardData,
  type createBoardInput,
  LOUNGE_BOARDS_MAX,
  type orderBoardsInput,
  type updateBoardInput,
} from '@oche/validators/lounges';
import type { z } from 'zod';
import { requireWriter } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { once } from '../../../lib/idempotency.ts';
import { addJob } from '../../../lib/jobs.ts';
import * as queries from './board.queries.ts';
import { lockCalendar } from './calendar-lock.service.ts';
import '../lounges.events.ts';
import { requireStaff } from '../access/staff-access.ts';

/**
 * @throws AppError LOUNGE_NOT_FOUND, FORBIDDEN, TOO_MANY_LOUNGE_BOARDS, BOARD_NAME_TAKEN
 */
export async function createBoard(
  ctx: MemberContext,
  { loungeId, data, idempotencyKey }: z.output<typeof createBoardInput>,
): Promise<Board> {
  requireWriter(ctx.actor);
  const attempt = {
    userId: ctx.actor.id,
    operation: 'board.create',
    loungeId,
    key: idempotencyKey,
  };
  const create = async (tx: Tx) => {
    const boards = await lockBoards(ctx, tx, loungeId);
    if (boards.length >= LOUNGE_BOARDS_MAX) throw new AppError('TOO_MANY_LOUNGE_BOARDS');
    const now = ctx.clock.now().toISOString();
    const [board] = await queries.insertBoard(tx, { ...fieldsOf(data), loungeId, now });
    if (!board) throw new Error('the insert returned no board');
    await queries.addToNumberOfBoards(tx, { loungeId, count: 1 });
    // who waits there may be offered it
    await addJob(tx, 'bookings.offerFreed', { loungeId });
    return board.id;
  };
  const id = await withUniqueName(() =>
    withTransaction(ctx.db, (tx) => once(tx, attempt, () => create(tx))),
  );
  return getBoard(ctx, id);
}

/** @throws AppError BOARD_NOT_FOUND, FORBIDDEN, BOARD_NAME_TAKEN */
export async function updateBoard(
  ctx: MemberContext,
  { id, data }: z.output<typeof updateBoardInput>,
): Promise<Board> {
  requireWriter(ctx.actor);
  await withUniqueName(() =>
    withTransaction(ctx.db, async (tx) => {
      await lockBoard(ctx, tx, id);
      await queries.updateBoard(tx, { id, ...fieldsOf(data) });
    }),
  );
  return getBoard(ctx, id);
}

/**
 * A removed board keeps its past; what is still to come has to be moved or cancelled before.
 * @throws AppError BOARD_NOT_FOUND, FORBIDDEN, LAST_BOARD, BOARD_HAS_BOOKINGS
 */
export async function deleteBoard(ctx: MemberContext, { id }: { id: number }): Promise<void> {
  requireWriter(ctx.actor);
  await withTransaction(ctx.db, async (tx) => {
    const { loungeId, boards } = await lockBoard(ctx, tx, id);
    if (boards.length === 1) throw new AppError('LAST_BOARD');
    const now = ctx.clock.now().toISOString();
    const bookings = await queries.countBookings.first(tx, { loungeId, boardId: id, now });
    const count = bookings?.count ?? 0;
    if (count > 0) throw new AppError('BOARD_HAS_BOOKINGS', { details: { count } });
    await queries.removeBoard(tx, { id, now });
    await queries.addToNumberOfBoards(tx, { loungeId, count: -1 });
  });
}

/** @throws AppError LOUNGE_NOT_FOUND, FORBIDDEN, CONFLICT when these aren't all boards (any more) */
export async function orderBoards(
  ctx: MemberContext,
  { loungeId, boardIds }: z.output<typeof orderBoardsInput>,
): Promise<void> {
  requireWriter(ctx.actor);
  await withTransaction(ctx.db, async (tx) => {
    const boards = await lockBoards(ctx, tx, loungeId);
    const wanted = new Set(boardIds);
    const isComplete =
      boardIds.length === boards.length && boards.every((board) => wanted.has(board.id));
    if (!isComplete) throw new AppError('CONFLICT');
    await queries.setPositions(tx, { loungeId, boardIds });
  });
}

/**
 * First step of every change: holds the calendar, and tells who shows the boards. Only the team gets
 * in line for it, and has to be of it still when its turn comes.
 */
async function lockBoards(ctx: MemberContext, tx: Tx, loungeId: number) {
  await requireStaff(tx, ctx.actor, loungeId);
  await lockCalendar(tx, loungeId);
  await requireStaff(tx, ctx.actor, loungeId);
  await ctx.events.publish(tx, 'lounge.changed', { loungeId });
  return queries.listBoards(tx, { loungeId });
}

/** The same for one board, which may be removed until the lock is ours. */
async function lockBoard(ctx: MemberContext, tx: Tx, id: number) {
  const board = await queries.getBoard.first(tx, { id });
  if (!board) throw new AppError('BOARD_NOT_FOUND');
  const boards = await lockBoards(ctx, tx, board.loungeId);
  if (!boards.some((each) => each.id === id)) throw new AppError('BOARD_NOT_FOUND');
  return { loungeId: board.loungeId, boards };
}

const fieldsOf = (data: z.output<typeof boardData>) => ({
  name: data.name,
  kind: data.kind,
  make: data.make ?? null,
  scoringSystem: data.scoringSystem ?? null,
  ocheDistanceMm: data.ocheDistanceMm ?? null,
  isAccessible: data.isAccessible,
});

async function withUniqueName<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (cause) {
    if (isPgError(cause, 'uniqueViolation', 'lounge_boards_name')) {
      throw new AppError('BOARD_NAME_TAKEN', { cause });
    }
    throw cause;
  }
}

/** @throws AppError BOARD_NOT_FOUND, e.g. when it was removed since */
async function getBoard(ctx: MemberContext, id: number): Promise<Board> {
  const row = await queries.getBoard.first(ctx.db, { id });
  if (!row) throw new AppError('BOARD_NOT_FOUND');
  const { loungeId: _, ...board } = row;
  return board;
}
