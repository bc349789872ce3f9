import type { Tx } from '@oche/db';
import type { CalendarBlock, createBlockInput } from '@oche/validators/bookings/schemas';
import type { z } from 'zod';
import { requireWriter } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import {
  changeCalendar,
  createInCalendar,
  onlyStaff,
  readBookingRules,
} from '../../lounges/index.ts';
import { occupy } from '../boards/occupancy.service.ts';
import { offerFreedBoards } from '../offers/waiting-list-offers.service.ts';
import { orderRefusal, requireNone } from '../rules/wish.ts';
import * as queries from './block.queries.ts';
import { listBlocks } from './desk.queries.ts';

type CreateBlockInput = z.output<typeof createBlockInput>;

/**
 * Blocks boards for a time. It never removes bookings: these have to be cancelled first.
 *
 * @throws AppError LOUNGE_NOT_FOUND, FORBIDDEN, BOOKING_END_BEFORE_START, BOOKING_IN_PAST,
 *   BOARD_NOT_FOUND, BOARD_TAKEN with the number of bookings, offers and blocks in the way
 */
export async function createBlock(
  ctx: MemberContext,
  input: CreateBlockInput,
): Promise<CalendarBlock> {
  requireWriter(ctx.actor);
  const { loungeId, startTime, endTime } = input;
  const creation = { loungeId, operation: 'block.create', input, guard: onlyStaff(ctx, loungeId) };
  const id = await createInCalendar(ctx, creation, (tx) => placeBlock(ctx, tx, input));
  const blocks = await listBlocks(ctx.db, { loungeId, startTime, endTime });
  const block = blocks.find((each) => each.id === id);
  if (!block) throw new AppError('BLOCK_NOT_FOUND');
  return block;
}

/** Blocks boards behind the lock of the calendar. @returns the block's id */
export async function placeBlock(
  { actor, clock }: { actor: { id: string }; clock: MemberContext['clock'] },
  tx: Tx,
  input: Omit<CreateBlockInput, 'idempotencyKey'>,
): Promise<number> {
  const now = clock.now().toISOString();
  const { loungeId, startTime, endTime } = input;
  requireNone(orderRefusal(input));
  if (endTime <= now) throw new AppError('BOOKING_IN_PAST');
  const boardIds = [...new Set(input.boardIds)];
  await requireFree(tx, { ...input, boardIds });
  const block = await queries.insertBlock.first(tx, {
    loungeId,
    kind: input.kind,
    reason: input.reason ?? null,
    startTime,
    endTime,
    createdBy: actor.id,
    now,
  });
  if (!block) throw new Error('the insert returned no block');
  await occupy(tx, { loungeId, boardIds, startTime, endTime }, { blockId: block.id });
  return block.id;
}

async function requireFree(
  tx: Tx,
  { loungeId, startTime, endTime, boardIds }: CreateBlockInput,
): Promise<void> {
  const { boards } = await readBookingRules(tx, { loungeId, from: startTime, to: startTime });
  const known = new Set(boards.map(({ id }) => id));
  if (boardIds.some((id) => !known.has(id))) throw new AppError('BOARD_NOT_FOUND');
  const found = await queries.countConflicts.first(tx, { loungeId, startTime, endTime, boardIds });
  const { bookings = 0, offers = 0, blocks = 0 } = found ?? {};
  if (bookings + offers + blocks === 0) return;
  throw new AppError('BOARD_TAKEN', { details: { bookings, offers, blocks } });
}

/**
 * Deletes a block, and offers the boards to members who wait for that time.
 * @throws AppError BLOCK_NOT_FOUND, FORBIDDEN
 */
export async function deleteBlock(ctx: MemberContext, { id }: { id: number }): Promise<void> {
  requireWriter(ctx.actor);
  const block = await queries.getBlock.first(ctx.db, { id });
  if (!block) throw new AppError('BLOCK_NOT_FOUND');
  const { loungeId } = block;
  await changeCalendar(
    ctx,
    loungeId,
    async (tx) => {
      const freed = await queries.deleteBlock.first(tx, { id });
      if (!freed) throw new AppError('BLOCK_NOT_FOUND');
      await offerFreedBoards(ctx, tx, loungeId, freed);
    },
    onlyStaff(ctx, loungeId),
  );
}
