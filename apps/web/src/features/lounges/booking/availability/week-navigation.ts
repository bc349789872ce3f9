import type { Availability } from '@oche/validators/bookings/schemas';
import { startsOf } from '../../../../lib/time/booking-slots.ts';
import { addDays, dateOf } from '../../../../lib/time/place-time.ts';

const WEEK = 7;

/**
 * The weeks before and after the days that are shown.
 * @param today undefined until it is known
 * @returns the first days of these weeks; null where nothing can be booked
 */
export function weekAround(
  {
    days,
    timeZone,
    bookableUntil,
  }: Pick<Availability, 'timeZone' | 'bookableUntil'> & { days: readonly { date: string }[] },
  today: string | undefined,
) {
  const first = days[0]?.date ?? today ?? '';
  const last = days.at(-1)?.date ?? first;
  const next = addDays(last, 1);
  const before = addDays(first, -WEEK);
  return {
    first,
    last,
    previous: today === undefined || first <= today ? null : before < today ? today : before,
    next: next <= dateOf(bookableUntil, timeZone) ? next : null,
  };
}

/** The first day after a date on which a booking can begin, be it full; null if these days have none. */
export const nextOpenDay = (availability: Availability, after: string): string | null =>
  availability.days.find((day) => day.date > after && startsOf(availability, day).length > 0)
    ?.date ?? null;
