import type { BookingRefusal } from '@oche/validators/bookings';
import type { RouterOutputs } from '../../../../lib/trpc.ts';

export type SeriesDate = RouterOutputs['bookings']['series']['preview']['dates'][number];

/** They are worth a word, but the team may book all the same. */
const HINTS: readonly BookingRefusal[] = ['BOOKING_IN_PAST', 'OUTSIDE_OPENING_HOURS'];

/** No room at that time: such a date has to be skipped, or nothing is booked. */
export const isBlocked = ({ conflict }: SeriesDate): boolean =>
  conflict !== null && !HINTS.includes(conflict);

/** What would be saved: how many dates, and how many stand in the way. */
export function planOf(dates: readonly SeriesDate[], skipped: readonly string[]) {
  const kept = dates.filter(({ date }) => !skipped.includes(date));
  return { count: kept.length, blocked: kept.filter(isBlocked).length };
}

export const toggled = (dates: readonly string[], date: string): string[] =>
  dates.includes(date) ? dates.filter((each) => each !== date) : [...dates, date];
