import type { Calendar, CalendarEntry } from '@oche/validators/bookings';
import { type OpeningPeriod, periodMinutes } from '@oche/validators/opening-hours';
import { instantOf } from '../../../../lib/time/wall-time.ts';
import { agendaOf } from '../calendar/agenda/agenda-days.ts';
import { spanOf } from '../calendar/grid/axis.ts';

/**
 * The bookings of one evening that would no longer be within its hours, soonest first.
 * @param calendar of the day before and of the day itself, as who plays at 01:00 belongs to the
 *   evening before
 * @param periods the hours that the day is to get; none closes it
 */
export function outsideHours(
  calendar: Calendar,
  periods: readonly OpeningPeriod[],
): CalendarEntry[] {
  const evening = agendaOf(calendar, null).at(-1);
  if (!evening) return [];
  const openings = periods
    .filter(({ from, to }) => from !== '' && to !== '')
    .map(periodMinutes)
    .map(({ from, to }) => ({
      from: instantOf(evening.info.date, from, calendar.timeZone),
      to: instantOf(evening.info.date, to, calendar.timeZone),
    }));
  return evening.items
    .filter((item): item is CalendarEntry => 'guest' in item)
    .filter(({ status }) => status === 'requested' || status === 'confirmed')
    .filter((entry) => {
      const { from, to } = spanOf(entry);
      return !openings.some((opening) => opening.from <= from && to <= opening.to);
    });
}
