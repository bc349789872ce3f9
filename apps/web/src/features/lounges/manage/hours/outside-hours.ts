import type { Calendar, CalendarEntry } from '@oche/validators/bookings/schemas';
import { type OpeningPeriod, periodMinutes } from '@oche/validators/lounges/opening-hours';
import { dateOf } from '../../../../lib/time/place-time.ts';
import { instantOf } from '../../../../lib/time/wall-time.ts';

/**
 * The bookings of one evening that would no longer be within its hours, soonest first. It shares no
 * code with the calendar, whose page would have to load that as a file of its own then.
 * @param calendar of the day before and of the day itself, as a booking at 01:00 belongs to the evening before
 * @param periods the hours that the day is to get; none closes it
 */
export function outsideHours(
  { days, entries, timeZone }: Calendar,
  periods: readonly OpeningPeriod[],
): CalendarEntry[] {
  const date = days.at(-1)?.date;
  if (date === undefined) return [];
  const eveningOf = ({ startTime }: CalendarEntry) => {
    const start = Date.parse(startTime);
    const evening = days.find((day) =>
      day.periods.some(
        (opening) => Date.parse(opening.startTime) <= start && start < Date.parse(opening.endTime),
      ),
    );
    return evening?.date ?? dateOf(startTime, timeZone);
  };
  const openings = periods
    .filter(({ from, to }) => from !== '' && to !== '')
    .map(periodMinutes)
    .map(({ from, to }) => [from, to].map((minutes) => instantOf(date, minutes, timeZone)));
  const isInside = ({ startTime, endTime }: CalendarEntry) =>
    openings.some(
      ([from = 0, to = 0]) => from <= Date.parse(startTime) && Date.parse(endTime) <= to,
    );
  return entries
    .filter(({ status }) => status === 'requested' || status === 'confirmed')
    .filter((entry) => eveningOf(entry) === date && !isInside(entry))
    .sort((one, other) => Date.parse(one.startTime) - Date.parse(other.startTime));
}
