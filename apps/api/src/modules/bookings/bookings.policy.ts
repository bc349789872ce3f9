import type { Booking, CalendarEntry } from '@oche/validators/bookings/schemas';
import type { StaffRole } from '@oche/validators/lounges/schemas';
import type { Actor } from '../../lib/actor.ts';
import { AppError } from '../../lib/errors.ts';
import {
  allowed,
  type BookingAction,
  type BookingFacts,
  transitionRefusal,
  transitions,
} from './rules/transitions.ts';

/** Someone's role towards a booking. */
export type BookingRole = 'member' | 'staff';

/**
 * Only its member and the lounge's team may know of a booking; for others it doesn't exist.
 * @throws AppError BOOKING_NOT_FOUND
 */
export function requireRole(
  actor: Actor,
  { memberId }: { memberId: string | null },
  staffRole: StaffRole | null,
): BookingRole[] {
  const roles: BookingRole[] = [
    ...(memberId === actor.id ? (['member'] as const) : []),
    ...(staffRole ? (['staff'] as const) : []),
  ];
  if (roles.length === 0) throw new AppError('BOOKING_NOT_FOUND');
  return roles;
}

/**
 * Someone can have both roles, e.g. a manager who booked for themselves: they cancel as the member,
 * and move with the freedom of the team.
 *
 * @returns the role in which the booking can be changed this way now
 * @throws AppError FORBIDDEN when none of the roles ever allows it, BOOKING_STATUS,
 *   CANCELLATION_DEADLINE_OVER
 */
export function requireChange(
  roles: BookingRole[],
  action: BookingAction,
  booking: BookingFacts,
  now: Date,
): BookingRole {
  const fitting = (action === 'move' ? roles.toReversed() : roles).filter((role) =>
    transitions.some(({ action: known, by }) => known === action && by === role),
  );
  const refusals = fitting.map((role) => transitionRefusal(action, role, booking, now));
  const role = fitting[refusals.indexOf(null)];
  if (role) return role;
  const [refusal] = refusals;
  if (!refusal) throw new AppError('FORBIDDEN');
  const { status, cancellableUntil } = booking;
  throw new AppError(refusal, { details: { status, cancellableUntil } });
}

/** What someone with these roles can do with a booking now. */
export function bookingRights(
  roles: BookingRole[],
  booking: BookingFacts,
  now: Date,
): Booking['can'] {
  const can = (action: BookingAction) => roles.some((role) => allowed(action, role, booking, now));
  return {
    cancel: can('cancel'),
    move: can('move'),
    review: roles.includes('member') && booking.status === 'completed',
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
