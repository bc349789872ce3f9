import {
  addDays,
  instantOfDay,
  MINUTE_MS,
  midnightOf,
  wallTimeAt,
  weekdayOf,
} from '../../../../lib/time/wall-clock.ts';
import type { Interval, Opening } from '../../../lounges/index.ts';

/**
 * When each of some evenings begins: at midnight, or when the night before has closed.
 *
 * @param openings of these days and of the one before them, in order
 * @param first the local date of the first one
 */
export function eveningStarts(
  timeZone: string,
  openings: readonly Opening[],
  first: string,
  count: number,
): number[] {
  const closings = new Map(openings.map(({ date, end }) => [date, end]));
  return Array.from({ length: count }, (_, index) => {
    const date = addDays(first, index);
    return Math.max(instantOfDay(timeZone, date), closings.get(addDays(date, -1)) ?? 0);
  });
}

/** An hour of a weekday's evening; 25 is 01:00 in the night after it. */
interface EveningHour {
  weekday: number;
  hour: number;
}

const keyOf = ({ weekday, hour }: EveningHour) => weekday * 100 + hour;

/** The opening hours cut into the hours of the clock, all of a weekday's hour together. */
export function openHoursOf(
  timeZone: string,
  openings: readonly Opening[],
): Map<number, EveningHour & { intervals: Interval[] }> {
  const cells = new Map<number, EveningHour & { intervals: Interval[] }>();
  for (const { date, start, end } of openings) {
    const weekday = weekdayOf(midnightOf(date));
    let minute = (wallTimeAt(timeZone, start) - midnightOf(date)) / MINUTE_MS;
    for (let from = start; from < end; ) {
      const hour = Math.floor(minute / 60);
      const until = Math.min(end, from + ((hour + 1) * 60 - minute) * MINUTE_MS);
      const key = keyOf({ weekday, hour });
      const cell = cells.get(key) ?? { weekday, hour, intervals: [] };
      cell.intervals.push({ start: from, end: until });
      cells.set(key, cell);
      minute += (until - from) / MINUTE_MS;
      from = until;
    }
  }
  return cells;
}

interface Kept {
  weekday: number;
  /** minutes since midnight of the evening's day */
  from: number;
  minutes: number;
  boards: number;
}

/** How many milliseconds boards were kept in each hour of a weekday's evening. */
export function bookedHoursOf(
  kept: readonly Kept[],
): Map<number, EveningHour & { milliseconds: number }> {
  const cells = new Map<number, EveningHour & { milliseconds: number }>();
  for (const { weekday, from, minutes, boards } of kept) {
    for (let minute = from; minute < from + minutes; ) {
      const hour = Math.floor(minute / 60);
      const until = Math.min(from + minutes, (hour + 1) * 60);
      const key = keyOf({ weekday, hour });
      const cell = cells.get(key) ?? { weekday, hour, milliseconds: 0 };
      cell.milliseconds += (until - minute) * boards * MINUTE_MS;
      cells.set(key, cell);
      minute = until;
    }
  }
  return cells;
}
