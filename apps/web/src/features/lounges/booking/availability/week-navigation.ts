import type { Availability } from '@oche/validators/bookings';
import { addDays, dateOf } from '../../../../lib/time/place-time.ts';

const WEEK = 7;

/**
 * Where one can go from the days that are shown.
 * @param today undefined while it isn't known
 * @returns first days of the weeks before and after; null where there is nothing to book
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
