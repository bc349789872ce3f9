import type { Booking, CalendarEntry } from '@oche/validators/bookings';
import type { StaffRole } from '@oche/validators/lounges';
import type { Actor } from '../../lib/actor.ts';
import { AppError } from '../../lib/errors.ts';
import {
  allowed,
  type BookingAction,
  type BookingFacts,
  transitionRefusal,
  transitions,
} from './rules/transitions.ts';

/** As what someone has to do with a booking. */
export type Part = 'member' | 'staff';

/**
 * A booking is there for its member and the lounge's team; others don't even learn that it exists.
 * @throws AppError BOOKING_NOT_FOUND
 */
export function requirePart(
  actor: Actor,
  { memberId }: { memberId: string | null },
  staffRole: StaffRole | null,
): Part[] {
  const parts: Part[] = [
    ...(memberId === actor.id ? (['member'] as const) : []),
    ...(staffRole ? (['staff'] as const) : []),
  ];
  if (parts.length === 0) throw new AppError('BOOKING_NOT_FOUND');
  return parts;
}

/**
 * Who has both parts cancels as the member, and moves with the freedom of the team.
 *
 * @returns as what the booking can be changed so now
 * @throws AppError FORBIDDEN where this is never up to them, BOOKING_STATUS,
 *   CANCELLATION_DEADLINE_OVER
 */
export function requireChange(
  parts: Part[],
  action: BookingAction,
  booking: BookingFacts,
  now: Date,
): Part {
  const fitting = (action === 'move' ? parts.toReversed() : parts).filter((part) =>
    transitions.some(({ action: known, by }) => known === action && by === part),
  );
  const refusals = fitting.map((part) => transitionRefusal(action, part, booking, now));
  const part = fitting[refusals.indexOf(null)];
  if (part) return part;
  const [refusal] = refusals;
  if (!refusal) throw new AppError('FORBIDDEN');
  const { status, cancellableUntil } = booking;
  throw new AppError(refusal, { details: { status, cancellableUntil } });
}

/** What someone with these parts can do with a booking now. */
export function bookingRights(parts: Part[], booking: BookingFacts, now: Date): Booking['can'] {
  const can = (action: BookingAction) => parts.some((part) => allowed(action, part, booking, now));
  return {
    cancel: can('cancel'),
    move: can('move'),
    review: parts.includes('member') && booking.status === 'completed',
  };
}

/** What the lounge's team can do with a booking now. */
export function teamRights(booking: BookingFacts, now: Date): CalendarEntry['can'] {
  const can = (action: BookingAction) => allowed(action, 'staff', booking, now);
  return {
    confirm: can('confirm'),
    cancel: can('cancel'),
    move: can('move'),
    markNoShow: can('markNoShow'),
    markCompleted: can('complete'),
  };
}
