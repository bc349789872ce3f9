import type { Tx } from '@oche/db';
import type { Booking, createBookingInput } from '@oche/validators/bookings';
import type { z } from 'zod';
import { requireWriter } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { once } from '../../../lib/idempotency.ts';
import { lockCalendar, readBookingRules } from '../../lounges/index.ts';
import { calendarTransaction } from '../boards/calendar-transaction.ts';
import { allocateBoards, withBuffer } from '../boards/occupancy.service.ts';
import { priceOf } from '../rules/price.ts';
import { cancellableUntil, requestExpiry } from '../rules/transitions.ts';
import { intervalOf, requireNone, timeRefusal, type Wish } from '../rules/wish.ts';
import { getBooking } from './booking.service.ts';
import { insertBooking } from './booking-steps.service.ts';

/**
 * Books boards for the member, at once or as a request, as the lounge wants it.
 *
 * @throws AppError LOUNGE_NOT_FOUND, one of `bookingRefusals`, PRICE_CHANGED with the right price
 */
export async function createBooking(
  ctx: MemberContext,
  input: z.output<typeof createBookingInput>,
): Promise<Booking> {
  requireWriter(ctx.actor);
  const attempt = {
    userId: ctx.actor.id,
    operation: 'booking.create',
    loungeId: input.loungeId,
    key: input.idempotencyKey,
  };
  const id = await calendarTransaction(ctx, input.loungeId, (tx) =>
    once(tx, attempt, async () => {
      await lockCalendar(tx, input.loungeId);
      return placeBooking(ctx, tx, input);
    }),
  );
  return getBooking(ctx, { id });
}

interface Placed extends Wish {
  loungeId: number;
  /** euro, as the member saw it */
  totalPrice?: number | undefined;
  notes?: string | undefined;
}

/**
 * The same inside a transaction that holds the calendar's lock.
 * @returns the booking's id
 */
export async function placeBooking(ctx: MemberContext, tx: Tx, wish: Placed): Promise<number> {
  const { loungeId, startTime, endTime, groupSize, notes } = wish;
  const now = ctx.clock.now();
  const rules = await readBookingRules(tx, { loungeId, from: startTime, to: endTime });
  requireNone(timeRefusal(rules, wish, now));
  const occupied = withBuffer(wish, rules.bufferMinutes);
  const boardIds = await allocateBoards(tx, {
    loungeId,
    ...occupied,
    wish,
    boards: rules.boards.map(({ id }) => id),
  });
  if (!rules.isActive) throw new AppError('LOUNGE_INACTIVE');
  const price = priceOf(rules, intervalOf(wish), { boardCount: boardIds.length, groupSize });
  requirePrice(price.totalCents, wish.totalPrice);
  const booking = {
    loungeId,
    memberId: ctx.actor.id,
    guestName: null,
    guestContact: null,
    createdBy: ctx.actor.id,
    status: rules.autoConfirm ? ('confirmed' as const) : ('requested' as const),
    startTime,
    endTime,
    occupiedUntil: occupied.endTime,
    isAnyBoard: !wish.boardIds,
    boardIds,
    groupSize: groupSize ?? null,
    notes: notes ?? null,
    priceCents: price.totalCents,
    cancellableUntil: cancellableUntil(startTime, rules.cancelMinutes),
    expiresAt: rules.autoConfirm ? null : requestExpiry(startTime, now),
    seriesId: null,
    createdAt: now.toISOString(),
  };
  return insertBooking(ctx, tx, booking, 'member');
}

/**
 * @param seen euro, as the member saw it; undefined takes whatever it costs
 * @throws AppError PRICE_CHANGED
 */
export function requirePrice(priceCents: number, seen: number | undefined): void {
  if (seen === undefined || Math.round(seen * 100) === priceCents) return;
  throw new AppError('PRICE_CHANGED', { details: { totalPrice: priceCents / 100 } });
}
