import type { BookingRefusal } from '@oche/validators/bookings/schemas';
import { AppError, type ErrorDetails } from '../../../lib/errors.ts';
import {
  DAY_MS,
  firstInstantAt,
  isoOf,
  localDateAt,
  MINUTE_MS,
  startOfDay,
  wallTimeAt,
} from '../../../lib/time/wall-clock.ts';
import {
  coverAll,
  type Interval,
  openingsBetween,
  openTimesBetween,
  type TimeRules,
} from '../../lounges/index.ts';
import type { BoardWish } from './allocation.ts';
import type { Span } from './span.ts';

/** What somebody wants to book. */
export interface Wish extends Span, BoardWish {
  groupSize?: number | undefined;
}

export interface Refusal {
  code: BookingRefusal;
  /** the values in the refusal's text: minutes, numbers and ISO times */
  details: ErrorDetails;
}

export const intervalOf = ({ startTime, endTime }: Span): Interval => ({
  start: Date.parse(startTime),
  end: Date.parse(endTime),
});

/**
 * The instants between which a booking can begin: after the lead time, and until the end of the
 * last day that can be booked.
 */
export function bookableBetween(
  { timeZone, leadMinutes, horizonDays }: TimeRules,
  now: Date,
): { from: number; until: number } {
  const today = startOfDay(wallTimeAt(timeZone, now.getTime()));
  return {
    from: now.getTime() + leadMinutes * MINUTE_MS,
    until: firstInstantAt(timeZone, today + (horizonDays + 1) * DAY_MS),
  };
}

/**
 * Why a time can't be booked, even if boards are free. It is the first reason in the order of
 * `bookingRefusals`; null if there is none.
 */
export function timeRefusal(rules: TimeRules, wish: Span, now: Date): Refusal | null {
  return orderRefusal(wish) ?? periodRefusal(rules, intervalOf(wish), now);
}

export function orderRefusal(wish: Span): Refusal | null {
  const { start, end } = intervalOf(wish);
  return end <= start ? { code: 'BOOKING_END_BEFORE_START', details: {} } : null;
}

const DAY_MINUTES = 1440;

/** Why not even the lounge's team can book a time. It may ignore hours, grid and deadlines. */
export function teamRefusal(wish: Span): Refusal | null {
  const { start, end } = intervalOf(wish);
  if (end - start <= DAY_MINUTES * MINUTE_MS) return orderRefusal(wish);
  return { code: 'BOOKING_TOO_LONG', details: { minutes: DAY_MINUTES } };
}

function periodRefusal(rules: TimeRules, span: Interval, now: Date): Refusal | null {
  const { from, until } = bookableBetween(rules, now);
  const { minMinutes, maxMinutes, leadMinutes, horizonDays } = rules;
  const minutes = (span.end - span.start) / MINUTE_MS;
  if (span.start < now.getTime()) return { code: 'BOOKING_IN_PAST', details: {} };
  if (span.start < from) {
    return {
      code: 'BOOKING_TOO_SOON',
      details: { minutes: leadMinutes, bookableFrom: isoOf(from) },
    };
  }
  if (span.start >= until) {
    return {
      code: 'BOOKING_TOO_FAR_AHEAD',
      details: { days: horizonDays, bookableUntil: isoOf(until) },
    };
  }
  if (minutes < minMinutes) return { code: 'BOOKING_TOO_SHORT', details: { minutes: minMinutes } };
  if (minutes > maxMinutes) return { code: 'BOOKING_TOO_LONG', details: { minutes: maxMinutes } };
  return openingRefusal(rules, span);
}

/** A booking begins on the grid of its opening, and is a whole number of slots long. */
function openingRefusal(rules: TimeRules, span: Interval): Refusal | null {
  const { slotMinutes } = rules;
  const step = slotMinutes * MINUTE_MS;
  const openings = openTimesBetween(rules, span);
  const [opening] = openings;
  const beginsInside = opening && opening.start <= span.start;
  const isOffGrid =
    (span.end - span.start) % step !== 0 ||
    (beginsInside && (span.start - opening.start) % step !== 0);
  if (isOffGrid) return { code: 'BOOKING_OFF_GRID', details: { minutes: slotMinutes } };
  if (coverAll(openings, span)) return null;
  return {
    code: 'OUTSIDE_OPENING_HOURS',
    details: {
      opensAt: opening ? isoOf(opening.start) : null,
      closesAt: opening ? isoOf(opening.end) : null,
    },
  };
}

/**
 * If a date is sent beside the times, it must be that of the start: its own day, or the day of the
 * evening to which it belongs. A plain day is one on the lounge's calendar.
 *
 * @throws AppError BAD_INPUT, at the date
 */
export function requireDay(
  rules: TimeRules,
  { startTime, bookingDate }: { startTime: string; bookingDate?: string | undefined },
): void {
  if (bookingDate === undefined) return;
  const start = Date.parse(startTime);
  const [opening] = openingsBetween(rules, { start, end: start + MINUTE_MS });
  const isDay = !bookingDate.includes('T');
  const date = isDay ? bookingDate : localDateAt(rules.timeZone, Date.parse(bookingDate));
  if (date === localDateAt(rules.timeZone, start) || date === opening?.date) return;
  throw new AppError('BAD_INPUT', { fields: { bookingDate: 'otherDay' } });
}

/** @throws AppError with the code of the refusal, if there is one */
export function requireNone(refusal: Refusal | null): void {
  if (refusal) throw new AppError(refusal.code, { details: refusal.details });
}
