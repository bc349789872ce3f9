import type { BookingRefusal } from '@oche/validators/bookings/schemas';
import type { RouterOutputs } from '../../../../lib/trpc.ts';

export type SeriesDate = RouterOutputs['bookings']['series']['preview']['dates'][number];

/** Conflicts that are mentioned, but don't keep the team from booking. */
const HINTS: readonly BookingRefusal[] = ['BOOKING_IN_PAST', 'OUTSIDE_OPENING_HOURS'];

/** Whether a date has no free boards; then it has to be skipped, or nothing is booked. */
export const isBlocked = ({ conflict }: SeriesDate): boolean =>
  conflict !== null && !HINTS.includes(conflict);

/** What would be booked: how many dates, and how many of them are blocked. */
export function planOf(dates: readonly SeriesDate[], skipped: readonly string[]) {
  const kept = dates.filter(({ date }) => !skipped.includes(date));
  return { count: kept.length, blocked: kept.filter(isBlocked).length };
}

export const toggled = (dates: readonly string[], date: string): string[] =>
  dates.includes(date) ? dates.filter((each) => each !== date) : [...dates, date];
