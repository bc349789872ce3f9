import type { seriesInput } from '@oche/validators/bookings/schemas';
import { periodMinutes } from '@oche/validators/lounges/opening-hours';
import type { z } from 'zod';
import {
  addDays,
  firstInstantAt,
  isoOf,
  MINUTE_MS,
  midnightOf,
  weekdayOf,
} from '../../../lib/time/wall-clock.ts';
import type { Span } from '../rules/span.ts';

export interface SeriesDate extends Span {
  /** the local day on which it begins */
  date: string;
}

type Pattern = Pick<
  z.output<typeof seriesInput>,
  'weekday' | 'from' | 'to' | 'firstDate' | 'lastDate' | 'everyWeeks'
>;

/**
 * The dates of a series: at the same time on the lounge's clock, even if the clock changes in
 * between. If `to` is at or before `from`, it is on the next day.
 *
 * @param limit how many are computed; with one more than allowed the caller sees that there are too
 *   many
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

/** The first day from `firstDate` on that has the wanted weekday. */
function firstOf({ weekday, firstDate }: Pattern): string {
  const days = (weekday - weekdayOf(midnightOf(firstDate)) + 7) % 7;
  return addDays(firstDate, days);
}
