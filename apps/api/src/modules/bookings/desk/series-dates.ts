import type { seriesInput } from '@oche/validators/bookings';
import { periodMinutes } from '@oche/validators/opening-hours';
import type { z } from 'zod';
import {
  addDays,
  firstInstantAt,
  isoOf,
  MINUTE_MS,
  midnightOf,
  weekdayOf,
} from '../../../lib/wall-clock.ts';
import type { Span } from '../rules/span.ts';

export interface SeriesDate extends Span {
  /** local day on which it begins */
  date: string;
}

type Pattern = Pick<
  z.output<typeof seriesInput>,
  'weekday' | 'from' | 'to' | 'firstDate' | 'lastDate' | 'everyWeeks'
>;

/**
 * The dates of a series: the same time on the clock of the lounge, also when the clock was changed
 * in between. `to` at or before `from` lies on the next day.
 *
 * @param limit how many are worked out; one more than allowed tells that there are too many
 */
export function seriesDates(pattern: Pattern, timeZone: string, limit: number): SeriesDate[] {
  const { from, to } = periodMinutes(pattern);
  const instantAt = (date: string, minutes: number) =>
    isoOf(firstInstantAt(timeZone, midnightOf(date) + minutes * MINUTE_MS));
  const dates: SeriesDate[] = [];
  let date = firstOf(pattern);
  while (date <= pattern.lastDate && dates.length < limit) {
    dates.push({ date, startTime: instantAt(date, from), endTime: instantAt(date, to) });
    date = addDays(date, 7 * pattern.everyWeeks);
  }
  return dates;
}

/** The first day from `firstDate` on that is the wanted weekday. */
function firstOf({ weekday, firstDate }: Pattern): string {
  const days = (weekday - weekdayOf(midnightOf(firstDate)) + 7) % 7;
  return addDays(firstDate, days);
}
