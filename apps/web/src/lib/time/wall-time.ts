import { dateFormat } from './formats.ts';
import { addDays } from './place-time.ts';

/**
 * Converts between days and times on a lounge's clock and instants. Days are `2026-11-27`, times of
 * day are minutes since midnight, instants are milliseconds since 1970.
 */

export const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
export const DAY_MINUTES = 24 * 60;

export interface WallTime {
  date: string;
  /** since midnight, as shown by the clock on the wall */
  minutes: number;
}

const clockOf = (timeZone: string): Intl.DateTimeFormat =>
  dateFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });

/** What the clock on the lounge's wall shows at an instant. */
export function wallTime(instant: number, timeZone: string): WallTime {
  const parts = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return {
    date: `${parts.year}-${parts.month}-${parts.day}`,
    minutes: Number(parts.hour) * 60 + Number(parts.minute),
  };
}

/** The wall time as if it were UTC, so that two of them can be subtracted. */
const asUtc = ({ date, minutes }: WallTime) => Date.parse(`${date}T00:00Z`) + minutes * MINUTE;

const offsetAt = (instant: number, timeZone: string) => {
  const whole = Math.floor(instant / MINUTE) * MINUTE;
  return asUtc(wallTime(whole, timeZone)) - whole;
};

/**
 * The instant at which the lounge's clock shows this time. For a time that comes twice it is the
 * first one; a time that the clock skips is shifted by the gap (like Temporal's "compatible").
 * @param minutes since midnight; more than a day's are on the following days
 */
export function instantOf(date: string, minutes: number, timeZone: string): number {
  const wall = asUtc({ date, minutes });
  const before = offsetAt(wall - 14 * HOUR, timeZone);
  const after = offsetAt(wall + 14 * HOUR, timeZone);
  const early = wall - before;
  if (offsetAt(early, timeZone) === before) return early;
  const late = wall - after;
  return offsetAt(late, timeZone) === after ? late : early;
}

/** 1 is Monday, 7 is Sunday. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00Z`).getUTCDay() || 7;

export const mondayOf = (date: string): string => addDays(date, 1 - weekdayOf(date));

/** `19:30` */
export function timeText(minutes: number): string {
  const ofDay = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(ofDay / 60))}:${pad(ofDay % 60)}`;
}
