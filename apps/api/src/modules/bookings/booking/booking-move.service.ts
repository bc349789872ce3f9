import type { Booking, moveBookingInput } from '@oche/validators/bookings/schemas';
import type { z } from 'zod';
import { requireWriter } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { type BookingRules, readBookingRules } from '../../lounges/index.ts';
import { allocateBoards, occupy, release, withBuffer } from '../boards/occupancy.service.ts';
import { type BookingRole, requireChange } from '../bookings.policy.ts';
import type { BoardWish } from '../rules/allocation.ts';
import { type Ordered, priceOf } from '../rules/price.ts';
import type { Span } from '../rules/span.ts';
import { cancellableUntil, requestExpiry } from '../rules/transitions.ts';
import { intervalOf, requireNone, teamRefusal, timeRefusal } from '../rules/wish.ts';
import { changeBooking } from './booking.service.ts';
import { requirePrice } from './booking-create.service.ts';
import { afterBookingChanges } from './booking-effects.service.ts';
import type { BookingState } from './booking-steps.service.ts';
import { setBookingTime } from './booking-write.queries.ts';

type MoveInput = z.output<typeof moveBookingInput>;

/**
 * Moves a booking to another time or other boards in one step: if that fails, everything is as
 * before. The team may move it to any time at which boards are free. If the lounge approves its
 * bookings, a member's move is a new request.
 *
 * @throws AppError BOOKING_NOT_FOUND, BOOKING_STATUS, CANCELLATION_DEADLINE_OVER, one of
 *   `bookingRefusals`, PRICE_CHANGED with the right price
 */
export const moveBooking = (ctx: MemberContext, input: MoveInput): Promise<Booking> =>
  changeBooking(ctx, input.id, async (tx, booking, roles) => {
    requireWriter(ctx.actor);
    const { loungeId, startTime, endTime, status } = booking;
    const now = ctx.clock.now();
    const by = requireChange(roles, 'move', booking, now);
    const rules = await readBookingRules(tx, {
      loungeId,
      from: input.startTime,
      to: input.endTime,
    });
    requireNone(by === 'member' ? timeRefusal(rules, input, now) : teamRefusal(input));
    const wish = boardWishOf(input, booking);
    const occupied = withBuffer(input, rules.bufferMinutes);
    const boardIds = await allocateBoards(tx, {
      loungeId,
      ...occupied,
      wish,
      boards: rules.boards.map(({ id }) => id),
      moved: { bookingId: booking.id, boardIds: booking.boardIds },
    });
    if (by === 'member' && !rules.isActive) throw new AppError('LOUNGE_INACTIVE');
    const groupSize = input.groupSize ?? booking.groupSize;
    const order = { boardCount: boardIds.length, groupSize };
    const priceCents = keepsPrice(booking, input, order)
      ? booking.priceCents
      : priceOf(rules, intervalOf(input), order).totalCents;
    requirePrice(priceCents, input.totalPrice);
    await release(tx, { bookingId: booking.id });
    await setBookingTime(tx, {
      id: booking.id,
      startTime: input.startTime,
      endTime: input.endTime,
      isAnyBoard: !wish.boardIds,
      boardCount: boardIds.length,
      groupSize,
      priceCents,
      cancellableUntil: deadlineAfterMove(booking, rules, by, input.startTime),
      ...statusAfterMove(booking, rules, by, { startTime: input.startTime, now }),
      now: now.toISOString(),
    });
    await occupy(tx, { loungeId, boardIds, ...occupied }, { bookingId: booking.id });
    await afterBookingChanges(ctx, tx, [
      {
        bookingId: booking.id,
        loungeId,
        memberId: booking.memberId,
        kind: 'moved',
        by,
        before: { startTime, endTime, status },
      },
    ]);
  });

/**
 * The boards that the move asks for; by default the same ones if they were asked for, else as many.
 */
function boardWishOf({ boardIds, boardCount }: MoveInput, booking: BookingState): BoardWish {
  if (boardIds) return { boardIds, boardCount: boardIds.length };
  const keepsNamed = !booking.isAnyBoard && boardCount === undefined;
  return {
    boardIds: keepsNamed ? booking.boardIds : undefined,
    boardCount: boardCount ?? booking.boardCount,
  };
}

/** A guest's price may have been set by hand. It stays while duration, boards and group size do. */
function keepsPrice(booking: BookingState, moved: Span, order: Ordered): boolean {
  return (
    booking.memberId === null &&
    booking.boardCount === order.boardCount &&
    booking.groupSize === order.groupSize &&
    Date.parse(booking.endTime) - Date.parse(booking.startTime) ===
      Date.parse(moved.endTime) - Date.parse(moved.startTime)
  );
}

/** After a move by the team the member can cancel as long as before, at most until it begins. */
function deadlineAfterMove(
  booking: BookingState,
  { cancelMinutes }: BookingRules,
  by: BookingRole,
  startTime: string,
): string {
  const agreed = cancellableUntil(startTime, cancelMinutes, booking.createdAt);
  if (by === 'member' || agreed >= booking.cancellableUntil) return agreed;
  return booking.cancellableUntil < startTime ? booking.cancellableUntil : startTime;
}

function statusAfterMove(
  { status, expiresAt }: BookingState,
  { autoConfirm }: BookingRules,
  by: BookingRole,
  { startTime, now }: { startTime: string; now: Date },
) {
  if (by === 'member' && !autoConfirm) {
    return { status: 'requested' as const, expiresAt: requestExpiry(startTime, now) };
  }
  const isLate = expiresAt !== null && Date.parse(startTime) < Date.parse(expiresAt);
  return { status, expiresAt: isLate ? startTime : expiresAt };
}
