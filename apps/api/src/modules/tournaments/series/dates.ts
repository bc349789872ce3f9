import type { SeriesRhythm } from '@oche/validators/tournaments/schemas';
import {
  addDays,
  DAY_MS,
  dateOf,
  firstInstantAt,
  isoOf,
  MINUTE_MS,
  midnightOf,
  wallTimeAt,
  weekdayOf,
} from '../../../lib/time/wall-clock.ts';

/** On the weekday of the first date: each n weeks, or each n months in the same week of the month. */
export interface Rhythm {
  repeats: SeriesRhythm;
  every: number;
  /** local days, e.g. 2026-11-27 */
  firstDate: string;
  lastDate: string | null;
}

const WEEK = 7;
/** What begins on the 29th or later is the last one of its month. */
const LAST = 5;

/** The week of the month in which a day lies, from 1 on; 5 is the last one. */
export const weekOf = (date: string): number => Math.ceil(Number(date.slice(8)) / WEEK);

/** The dates of a rhythm from one local day to another one, both included. */
export function datesBetween(rhythm: Rhythm, from: string, to: string): string[] {
  const { firstDate, lastDate } = rhythm;
  const since = from > firstDate ? from : firstDate;
  const until = lastDate !== null && lastDate < to ? lastDate : to;
  const dates: string[] = [];
  const dateAt = rhythm.repeats === 'weekly' ? weekly(rhythm) : monthly(rhythm);
  // two steps earlier than days alone tell, as months have different lengths
  const days = (midnightOf(since) - midnightOf(firstDate)) / DAY_MS;
  const length = (rhythm.repeats === 'weekly' ? WEEK : 31) * rhythm.every;
  for (let step = Math.max(0, Math.floor(days / length) - 2); ; step += 1) {
    const date = dateAt(step);
    if (date > until) return dates;
    if (date >= since) dates.push(date);
  }
}

const weekly =
  ({ firstDate, every }: Rhythm) =>
  (step: number): string =>
    addDays(firstDate, step * every * WEEK);

const monthly =
  ({ firstDate, every }: Rhythm) =>
  (step: number): string => {
    const [year = 0, month = 1] = firstDate.split('-').map(Number);
    const first = Date.UTC(year, month - 1 + step * every, 1);
    const days = (weekdayOf(midnightOf(firstDate)) - weekdayOf(first) + WEEK) % WEEK;
    const week = weekOf(firstDate);
    const day = first + (days + (week - 1) * WEEK) * DAY_MS;
    const isNextMonth = new Date(day).getUTCMonth() !== new Date(first).getUTCMonth();
    return dateOf(week === LAST && isNextMonth ? day - WEEK * DAY_MS : day);
  };

/** When an evening begins that is on a local day, this many minutes after midnight on the clock there. */
export const startOn = (date: string, minutes: number, timeZone: string): string =>
  isoOf(firstInstantAt(timeZone, midnightOf(date) + minutes * MINUTE_MS));

/** How many minutes later the clock at a place shows a time. */
export const clockMinutes = (timeZone: string, from: string, to: string): number =>
  Math.round(
    (wallTimeAt(timeZone, Date.parse(to)) - wallTimeAt(timeZone, Date.parse(from))) / MINUTE_MS,
  );

/** The time when the clock at a place shows this many minutes later, even if it was changed in between. */
export const afterOnClock = (timeZone: string, from: string, minutes: number): string =>
  isoOf(firstInstantAt(timeZone, wallTimeAt(timeZone, Date.parse(from)) + minutes * MINUTE_MS));

/** Minutes after midnight on the clock of a place. */
export const minutesOfDay = (timeZone: string, at: string): number =>
  Math.floor((wallTimeAt(timeZone, Date.parse(at)) % DAY_MS) / MINUTE_MS);
