import type { Executor, Tx } from '@oche/db';
import type { Deps } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { readBookingRules } from '../../lounges/index.ts';
import { listBusyBoards } from '../boards/occupancy.queries.ts';
import { offerFreedBoards } from '../offers/waiting-list-offers.service.ts';
import type { Span } from '../rules/span.ts';
import * as queries from './block.queries.ts';
import { placeBlock } from './block.service.ts';

/** Boards that are kept for something that happens at the lounge, e.g. a tournament. */
interface Kept extends Span {
  boardIds: readonly number[];
  /** what the lounge's calendar shows */
  reason: string;
}

/**
 * Keeps boards, in place of those that were kept before (null: none). What becomes free is offered to whoever waits for
 * it only after the others are taken. Call it behind the lock of the calendar.
 *
 * @param next null frees what was kept
 * @returns the block's id; null when nothing is kept
 * @throws AppError BOOKING_END_BEFORE_START, BOOKING_IN_PAST, BOARD_NOT_FOUND, BOARD_TAKEN with the
 * number of bookings, offers and blocks in the way
 */
export async function replaceBlock(
  ctx: Pick<Deps, 'clock' | 'events'> &
    Parameters<typeof offerFreedBoards>[0] & {
      actor: { id: string };
    },
  tx: Tx,
  { loungeId, blockId, next }: { loungeId: number; blockId: number | null; next: Kept | null },
): Promise<number | null> {
  const freed = blockId === null ? undefined : await queries.deleteBlock.first(tx, { id: blockId });
  const placed =
    next &&
    (await placeBlock(ctx, tx, {
      loungeId,
      kind: 'blocked',
      startTime: next.startTime,
      endTime: next.endTime,
      boardIds: [...next.boardIds],
      reason: next.reason,
    }));
  if (freed) await offerFreedBoards(ctx, tx, loungeId, freed);
  return placed;
}

/** When boards are kept, and which. @throws AppError BLOCK_NOT_FOUND */
export async function readBlock(executor: Executor, id: number) {
  const block = await queries.getBlockBoards.first(executor, { id });
  if (!block) throw new AppError('BLOCK_NOT_FOUND');
  return block;
}

/**
 * The lounge's boards in their order, and whether something is in the way at that time.
 * @param exceptBlockId what is kept already and is to be replaced
 * @throws AppError LOUNGE_NOT_FOUND
 */
export async function listBoardsAt(
  executor: Executor,
  {
    loungeId,
    startTime,
    endTime,
    exceptBlockId = null,
  }: Span & { loungeId: number; exceptBlockId?: number | null },
): Promise<{ id: number; name: string; isFree: boolean }[]> {
  const [{ boards }, busy] = await Promise.all([
    readBookingRules(executor, { loungeId, from: startTime, to: endTime }),
    listBusyBoards(executor, {
      loungeId,
      startTime,
      endTime,
      exceptBookingId: null,
      exceptBlockId,
    }),
  ]);
  const taken = new Set(busy.map(({ boardId }) => boardId));
  return boards.map(({ id, name }) => ({ id, name, isFree: !taken.has(id) }));
}
