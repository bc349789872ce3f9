import type { Tx } from '@oche/db';
import type { Booking, createBookingInput } from '@oche/validators/bookings/schemas';
import { centsOf, euroOf } from '@oche/validators/money';
import type { z } from 'zod';
import { requireWriter } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { createInCalendar, readBookingRules } from '../../lounges/index.ts';
import { allocateBoards, withBuffer } from '../boards/occupancy.service.ts';
import { priceOf } from '../rules/price.ts';
import { intervalOf, requireDay, requireNone, timeRefusal } from '../rules/wish.ts';
import { getBooking } from './booking.service.ts';
import { limitRefusal } from './booking-limit.service.ts';
import { insertBooking } from './booking-steps.service.ts';
import { newBooking } from './new-booking.ts';

type CreateInput = z.output<typeof createBookingInput>;

/**
 * Books boards for the member, confirmed at once or as a request, depending on the lounge.
 *
 * @throws AppError LOUNGE_NOT_FOUND, one of `bookingRefusals`, PRICE_CHANGED with the right price,
 *   BAD_INPUT for a date that is not the start's
 */
export async function createBooking(ctx: MemberContext, input: CreateInput): Promise<Booking> {
  requireWriter(ctx.actor);
  const { loungeId } = input;
  const id = await createInCalendar(ctx, { loungeId, operation: 'booking.create', input }, (tx) =>
    placeBooking(ctx, tx, input),
  );
  return getBooking(ctx, { id });
}

/**
 * The same, for callers who hold the calendar's lock.
 * @returns the booking's id
 */
export async function placeBooking(ctx: MemberContext, tx: Tx, wish: CreateInput): Promise<number> {
  const { loungeId, startTime, endTime, groupSize, notes } = wish;
  const rules = await readBookingRules(tx, { loungeId, from: startTime, to: endTime });
  requireDay(rules, wish);
  const now = ctx.clock.now();
  requireNone(timeRefusal(rules, wish, now));
  const boardIds = await allocateBoards(tx, {
    loungeId,
    ...withBuffer(wish, rules.bufferMinutes),
    wish,
    boards: rules.boards.map(({ id }) => id),
  });
  if (!rules.isActive) throw new AppError('LOUNGE_INACTIVE');
  requireNone(await limitRefusal(tx, ctx.actor, rules, now));
  const order = { boardCount: boardIds.length, groupSize };
  const { totalCents } = priceOf(rules, intervalOf(wish), order);
  requirePrice(totalCents, wish.totalPrice);
  const booking = newBooking(ctx, rules, {
    guest: null,
    startTime,
    endTime,
    boardIds,
    isAnyBoard: !wish.boardIds,
    groupSize,
    notes,
    priceCents: totalCents,
  });
  return insertBooking(ctx, tx, booking, 'member');
}

/**
 * @param seen euro, as shown to the member; undefined accepts any price
 * @throws AppError PRICE_CHANGED
 */
export function requirePrice(priceCents: number, seen: number | undefined): void {
  if (seen === undefined || centsOf(seen) === priceCents) return;
  throw new AppError('PRICE_CHANGED', { details: { totalPrice: euroOf(priceCents) } });
}
