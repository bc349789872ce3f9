import type { BookingStatus } from '@oche/validators/bookings/schemas';

/**
 * Who changes a booking: the member who booked it, the lounge's team, or the system as time passes.
 */
export type ChangedBy = 'member' | 'staff' | 'system';
export type BookingAction = 'confirm' | 'cancel' | 'move' | 'complete' | 'markNoShow';

/** The facts about a booking that decide which changes are possible; ISO times. */
export interface BookingFacts {
  status: BookingStatus;
  startTime: string;
  endTime: string;
  cancellableUntil: string;
  /** until when a request can be answered; null for others */
  expiresAt: string | null;
}

type Deadline = 'startTime' | 'endTime' | 'cancellableUntil' | 'expiresAt';

interface Transition {
  action: BookingAction;
  from: readonly BookingStatus[];
  /** null: a move keeps the status, unless the lounge has to confirm again */
  to: BookingStatus | null;
  by: ChangedBy;
  /** only from this time of the booking on */
  since?: Deadline;
  /** only before this time of the booking */
  until?: Deadline;
}

/**
 * All changes of a booking's status. A request can be withdrawn until it is answered; a confirmed
 * booking can be cancelled until the deadline that was agreed when booking.
 */
export const transitions: readonly Transition[] = [
  { action: 'confirm', from: ['requested'], to: 'confirmed', by: 'staff', until: 'expiresAt' },

  { action: 'cancel', from: ['requested'], to: 'cancelled', by: 'member', until: 'startTime' },
  {
    action: 'cancel',
    from: ['confirmed'],
    to: 'cancelled',
    by: 'member',
    until: 'cancellableUntil',
  },
  { action: 'cancel', from: ['requested', 'confirmed'], to: 'cancelled', by: 'staff' },
  { action: 'cancel', from: ['requested'], to: 'cancelled', by: 'system', since: 'expiresAt' },

  {
    action: 'move',
    from: ['requested', 'confirmed'],
    to: null,
    by: 'member',
    until: 'cancellableUntil',
  },
  { action: 'move', from: ['requested', 'confirmed'], to: null, by: 'staff', until: 'endTime' },

  { action: 'complete', from: ['confirmed'], to: 'completed', by: 'system', since: 'endTime' },
  {
    action: 'complete',
    from: ['confirmed', 'no_show'],
    to: 'completed',
    by: 'staff',
    since: 'startTime',
  },
  {
    action: 'markNoShow',
    from: ['confirmed', 'completed'],
    to: 'no_show',
    by: 'staff',
    since: 'startTime',
  },
];

export type TransitionRefusal = 'BOOKING_STATUS' | 'CANCELLATION_DEADLINE_OVER';

/**
 * @returns why a booking can't be changed in this way; null if it can. CANCELLATION_DEADLINE_OVER:
 *   it is too late for the member; BOOKING_STATUS: any other reason
 */
export function transitionRefusal(
  action: BookingAction,
  by: ChangedBy,
  booking: BookingFacts,
  now: Date,
): TransitionRefusal | null {
  const transition = transitions.find(
    (each) => each.action === action && each.by === by && each.from.includes(booking.status),
  );
  if (!transition) return 'BOOKING_STATUS';
  const { since, until } = transition;
  if (since && now.getTime() < timeOf(booking, since)) return 'BOOKING_STATUS';
  if (!until || now.getTime() < timeOf(booking, until)) return null;
  return until === 'cancellableUntil' ? 'CANCELLATION_DEADLINE_OVER' : 'BOOKING_STATUS';
}

/** Whether somebody in this role can change a booking in this way now. */
export const allowed = (...change: Parameters<typeof transitionRefusal>): boolean =>
  transitionRefusal(...change) === null;

/** A booking that doesn't have this time never reaches it. */
function timeOf(booking: BookingFacts, deadline: Deadline): number {
  const time = booking[deadline];
  return time === null ? Number.POSITIVE_INFINITY : Date.parse(time);
}

/** How many hours a lounge has to answer a request. */
const ANSWER_HOURS = 48;

/** When an unanswered request expires: after 48 hours, or earlier when the booking begins. */
export function requestExpiry(startTime: string, now: Date): string {
  const answerBy = now.getTime() + ANSWER_HOURS * 3_600_000;
  return new Date(Math.min(Date.parse(startTime), answerBy)).toISOString();
}

/** What was booked by mistake can be taken back for this long, however soon it begins. */
const TAKE_BACK_MINUTES = 10;

/**
 * The last moment at which the member can cancel, as agreed when booking: the lounge's deadline, or ten minutes after
 * booking where that is later, but never after the beginning.
 * @param bookedAt when it was booked first; moving it gives no more minutes
 */
export function cancellableUntil(
  startTime: string,
  cancelMinutes: number,
  bookedAt: string | Date,
): string {
  const start = Date.parse(startTime);
  const takenBack = new Date(bookedAt).getTime() + TAKE_BACK_MINUTES * 60_000;
  const deadline = Math.max(start - cancelMinutes * 60_000, Math.min(takenBack, start));
  return new Date(deadline).toISOString();
}
