import { isPgError, type Tx } from '@oche/db';
import {
  type Board,
  type boardData,
  type createBoardInput,
  LOUNGE_BOARDS_MAX,
  type orderBoardsInput,
  type updateBoardInput,
} from '@oche/validators/lounges/schemas';
import type { z } from 'zod';
import { requireWriter } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { onlyStaff } from '../access/staff-access.service.ts';
import '../lounges.events.ts';
import * as queries from './board.queries.ts';
import { changeCalendar, createInCalendar } from './calendar-change.service.ts';

/**
 * @throws AppError LOUNGE_NOT_FOUND, FORBIDDEN, TOO_MANY_LOUNGE_BOARDS, BOARD_NAME_TAKEN
 */
export async function createBoard(
  ctx: MemberContext,
  input: z.output<typeof createBoardInput>,
): Promise<Board> {
  requireWriter(ctx.actor);
  const { loungeId, data } = input;
  const guard = onlyStaff(ctx, loungeId);
  const id = await withUniqueName(() =>
    createInCalendar(ctx, { loungeId, operation: 'board.create', input, guard }, async (tx) => {
      const boards = await queries.listBoards(tx, { loungeId });
      if (boards.length >= LOUNGE_BOARDS_MAX) throw new AppError('TOO_MANY_LOUNGE_BOARDS');
      const now = ctx.clock.now().toISOString();
      const [board] = await queries.insertBoard(tx, { ...fieldsOf(data), loungeId, now });
      if (!board) throw new Error('the insert returned no board');
      await queries.addToNumberOfBoards(tx, { loungeId, count: 1 });
      await ctx.events.publishAll(tx, [
        ['lounge.changed', { loungeId }],
        ['board.created', { loungeId, boardId: board.id }],
      ]);
      return board.id;
    }),
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
    changeBoard(ctx, id, async (tx) => {
      await queries.updateBoard(tx, { id, ...fieldsOf(data) });
    }),
  );
  return getBoard(ctx, id);
}

/**
 * Removes a board. Its past bookings keep it; coming ones have to be moved or cancelled first.
 *
 * @throws AppError BOARD_NOT_FOUND, FORBIDDEN, LAST_BOARD, BOARD_HAS_BOOKINGS
 */
export async function deleteBoard(ctx: MemberContext, { id }: { id: number }): Promise<void> {
  requireWriter(ctx.actor);
  await changeBoard(ctx, id, async (tx, { loungeId, boards }) => {
    if (boards.length === 1) throw new AppError('LAST_BOARD');
    const now = ctx.clock.now().toISOString();
    const bookings = await queries.countBookings.first(tx, { loungeId, boardId: id, now });
    const count = bookings?.count ?? 0;
    if (count > 0) throw new AppError('BOARD_HAS_BOOKINGS', { details: { count } });
    await queries.removeBoard(tx, { id, now });
    await queries.addToNumberOfBoards(tx, { loungeId, count: -1 });
  });
}

/**
 * @throws AppError LOUNGE_NOT_FOUND, FORBIDDEN, CONFLICT when these aren't exactly the lounge's
 *   boards (any more)
 */
export async function orderBoards(
  ctx: MemberContext,
  { loungeId, boardIds }: z.output<typeof orderBoardsInput>,
): Promise<void> {
  requireWriter(ctx.actor);
  await changeBoards(ctx, loungeId, async (tx, { boards }) => {
    const wanted = new Set(boardIds);
    const isComplete =
      boardIds.length === boards.length && boards.every((board) => wanted.has(board.id));
    if (!isComplete) throw new AppError('CONFLICT');
    await queries.setPositions(tx, { loungeId, boardIds });
  });
}

interface LoungeBoards {
  loungeId: number;
  /** as they are under the calendar's lock */
  boards: Awaited<ReturnType<typeof queries.listBoards>>;
}

/** A change of the boards, by the team only. It publishes the event for pages that show them. */
const changeBoards = (
  ctx: MemberContext,
  loungeId: number,
  work: (tx: Tx, lounge: LoungeBoards) => Promise<void>,
): Promise<void> =>
  changeCalendar(
    ctx,
    loungeId,
    async (tx) => {
      await work(tx, { loungeId, boards: await queries.listBoards(tx, { loungeId }) });
      await ctx.events.publish(tx, 'lounge.changed', { loungeId });
    },
    onlyStaff(ctx, loungeId),
  );

/** The same for one board, which may have been removed while the change waited in line. */
async function changeBoard(
  ctx: MemberContext,
  id: number,
  work: (tx: Tx, lounge: LoungeBoards) => Promise<void>,
): Promise<void> {
  const board = await queries.getBoard.first(ctx.db, { id });
  if (!board) throw new AppError('BOARD_NOT_FOUND');
  await changeBoards(ctx, board.loungeId, async (tx, lounge) => {
    if (!lounge.boards.some((each) => each.id === id)) throw new AppError('BOARD_NOT_FOUND');
    await work(tx, lounge);
  });
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

/** @throws AppError BOARD_NOT_FOUND, e.g. when it was removed meanwhile */
async function getBoard(ctx: MemberContext, id: number): Promise<Board> {
  const row = await queries.getBoard.first(ctx.db, { id });
  if (!row) throw new AppError('BOARD_NOT_FOUND');
  const { loungeId: _, ...board } = row;
  return board;
}
