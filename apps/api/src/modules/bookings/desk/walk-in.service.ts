import type { CalendarEntry, createWalkInInput } from '@oche/validators/bookings';
import type { z } from 'zod';
import { requireWriter } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { once } from '../../../lib/idempotency.ts';
import { lockCalendar, readBookingRules, requireStaff } from '../../lounges/index.ts';
import { calendarTransaction } from '../boards/calendar-transaction.ts';
import { allocateBoards, withBuffer } from '../boards/occupancy.service.ts';
import { insertBooking } from '../booking/booking-steps.service.ts';
import { priceOf } from '../rules/price.ts';
import { cancellableUntil } from '../rules/transitions.ts';
import { intervalOf, requireNone, teamRefusal } from '../rules/wish.ts';
import { getCalendarEntry } from './desk.service.ts';

/**
 * A booking for guests at the door or on the phone. Opening hours, grid and deadlines don't bind
 * the team, free boards do.
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
  await requireStaff(ctx.db, ctx.actor, loungeId);
  requireNone(teamRefusal(input));
  const attempt = {
    userId: ctx.actor.id,
    operation: 'booking.createWalkIn',
    loungeId,
    key: input.idempotencyKey,
  };
  const id = await calendarTransaction(ctx, loungeId, (tx) =>
    once(tx, attempt, async () => {
      await lockCalendar(tx, loungeId);
      const rules = await readBookingRules(tx, { loungeId, from: startTime, to: endTime });
      const occupied = withBuffer({ startTime, endTime }, rules.bufferMinutes);
      const boardIds = await allocateBoards(tx, {
        loungeId,
        ...occupied,
        wish: { boardIds: input.boardIds, boardCount: input.boardCount },
        boards: rules.boards.map((board) => board.id),
      });
      const { totalCents } = priceOf(rules, intervalOf(input), {
        boardCount: boardIds.length,
        groupSize: input.groupSize,
      });
      const booking = {
        loungeId,
        memberId: null,
        guestName: input.guestName,
        guestContact: input.guestContact ?? null,
        createdBy: ctx.actor.id,
        status: 'confirmed' as const,
        startTime,
        endTime,
        occupiedUntil: occupied.endTime,
        isAnyBoard: input.boardIds === undefined,
        boardIds,
        groupSize: input.groupSize ?? null,
        notes: input.notes ?? null,
        priceCents:
          input.totalPrice === undefined ? totalCents : Math.round(input.totalPrice * 100),
        cancellableUntil: cancellableUntil(startTime, rules.cancelMinutes),
        expiresAt: null,
        seriesId: null,
        createdAt: ctx.clock.now().toISOString(),
      };
      return insertBooking(ctx, tx, booking, 'staff');
    }),
  );
  return getCalendarEntry(ctx, id);
}
