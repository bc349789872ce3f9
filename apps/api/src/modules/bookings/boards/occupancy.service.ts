import { type Executor, isPgError, type Tx } from '@oche/db';
import { AppError } from '../../../lib/errors.ts';
import { type Allocation, allocate, type BoardWish } from '../rules/allocation.ts';
import type { Span } from '../rules/span.ts';
import * as queries from './occupancy.queries.ts';

/*
 * Who has which board, and when. All of this runs under the lounge's calendar lock. The table's
 * exclusion constraint is the last guard, against anything that is written without the lock.
 */

export const addMinutes = (time: string, minutes: number): string =>
  new Date(Date.parse(time) + minutes * 60_000).toISOString();

/** The span with the buffer after it, for which a booking occupies its boards. */
export const withBuffer = ({ startTime, endTime }: Span, bufferMinutes: number): Span => ({
  startTime,
  endTime: addMinutes(endTime, bufferMinutes),
});

interface AllocatedFor extends Span {
  loungeId: number;
  wish: BoardWish;
  /** ids of the lounge's boards in their order */
  boards: readonly number[];
  /** the booking that is to be moved: its own boards count as free and are preferred */
  moved?: { bookingId: number; boardIds: readonly number[] } | undefined;
}

/**
 * The boards that a wish would get now.
 * @param span including the buffer
 */
export async function findBoards(
  executor: Executor,
  { loungeId, startTime, endTime, wish, boards, moved }: AllocatedFor,
): Promise<Allocation> {
  const rows = await queries.listBusyBoards(executor, {
    loungeId,
    startTime,
    endTime,
    exceptBookingId: moved?.bookingId ?? null,
    exceptBlockId: null,
  });
  return allocate(wish, boards, new Set(rows.map(({ boardId }) => boardId)), moved?.boardIds);
}

/**
 * Chooses boards that are free for the whole span. Occupy them with `occupy` in the same
 * transaction.
 * @param span including the buffer
 * @throws AppError TOO_MANY_BOARDS, BOARD_NOT_FOUND, BOARD_TAKEN
 */
export async function allocateBoards(tx: Tx, wanted: AllocatedFor): Promise<number[]> {
  const { boardIds, refusal } = await findBoards(tx, wanted);
  if (refusal) throw new AppError(refusal, { details: { boards: wanted.boards.length } });
  return boardIds;
}

/** What boards are occupied by. */
export type Holder = { bookingId: number } | { blockId: number } | { waitingListEntryId: number };

interface Occupied extends Span {
  loungeId: number;
  boardIds: number[];
}

/**
 * Occupies boards for a span.
 * @throws AppError BOARD_TAKEN when one of them is taken for some of that time
 */
export async function occupy(tx: Tx, occupied: Occupied, holder: Holder): Promise<void> {
  const none = { bookingId: null, blockId: null, waitingListEntryId: null };
  await refusingOverlaps(() => queries.insertOccupancies(tx, { ...none, ...occupied, ...holder }));
}

/** @throws AppError BOARD_TAKEN instead of the exclusion constraint's error */
export async function refusingOverlaps<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isPgError(error, 'exclusionViolation', 'board_occupancies_no_overlap')) throw error;
    throw new AppError('BOARD_TAKEN', { cause: error });
  }
}

/** Frees the boards of a booking or of an offer, leaving no trace of them. */
export async function release(
  tx: Tx,
  holder: { bookingId: number } | { waitingListEntryId: number },
): Promise<void> {
  await queries.deleteOccupancies(tx, { bookingId: null, waitingListEntryId: null, ...holder });
}
