import type { CalendarEntry, createWalkInInput } from '@oche/validators/bookings/schemas';
import { centsOf } from '@oche/validators/money';
import type { z } from 'zod';
import { requireWriter } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { createInCalendar, onlyStaff, readBookingRules } from '../../lounges/index.ts';
import { allocateBoards, withBuffer } from '../boards/occupancy.service.ts';
import { insertBooking } from '../booking/booking-steps.service.ts';
import { newBooking } from '../booking/new-booking.ts';
import { priceOf } from '../rules/price.ts';
import { intervalOf, requireNone, teamRefusal } from '../rules/wish.ts';
import { getCalendarEntry } from './desk.service.ts';

/**
 * A booking for guests at the door or on the phone. The team needs free boards, but may ignore
 * opening hours, grid and deadlines.
 *
 * @throws AppError LOUNGE_NOT_FOUND, FORBIDDEN, BOOKING_END_BEFORE_START, BOOKING_TOO_LONG (a day),
 *   TOO_MANY_BOARDS, BOARD_NOT_FOUND, BOARD_TAKEN
 */
export async function createWalkIn(
  ctx: MemberContext,
  input: z.output<typeof createWalkInInput>,
): Promise<CalendarEntry> {
  requireWriter(ctx.actor);
  const { loungeId, startTime, endTime } = input;
  const guard = onlyStaff(ctx, loungeId);
  const creation = { loungeId, operation: 'booking.createWalkIn', input, guard };
  const id = await createInCalendar(ctx, creation, async (tx) => {
    requireNone(teamRefusal(input));
    const rules = await readBookingRules(tx, { loungeId, from: startTime, to: endTime });
    const boardIds = await allocateBoards(tx, {
      loungeId,
      ...withBuffer(input, rules.bufferMinutes),
      wish: input,
      boards: rules.boards.map((board) => board.id),
    });
    const order = { boardCount: boardIds.length, groupSize: input.groupSize };
    const booking = newBooking(ctx, rules, {
      guest: { name: input.guestName, contact: input.guestContact },
      startTime,
      endTime,
      boardIds,
      isAnyBoard: input.boardIds === undefined,
      groupSize: input.groupSize,
      notes: input.notes,
      priceCents:
        input.totalPrice === undefined
          ? priceOf(rules, intervalOf(input), order).totalCents
          : centsOf(input.totalPrice),
    });
    return insertBooking(ctx, tx, booking, 'staff');
  });
  return getCalendarEntry(ctx, id);
}
