import type { Locale } from '@oche/validators/common';
import { dateFormat } from './formats.ts';

const DEFAULT_TIME_ZONE = 'Europe/Berlin';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number, number])[] = [
  /* unit, its length, and the distance from which the next unit is used */
  ['minute', MINUTE, 55 * MINUTE],
  ['hour', HOUR, 22 * HOUR],
  ['day', DAY, 7 * DAY],
];

/** "21. Nov. 2026" */
export const formatDate = (date: Date, locale: Locale, timeZone = DEFAULT_TIME_ZONE): string =>
  dateFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone }).format(date);

/** "21. November 2026 um 19:00" */
export const formatDateTime = (date: Date, locale: Locale, timeZone = DEFAULT_TIME_ZONE): string =>
  dateFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(date);

/**
 * "gerade eben", "vor 5 Minuten", "gestern"; null from a week on, when a date is clearer.
 * @param now milliseconds since 1970
 */
export function formatRelative(date: Date, now: number, locale: Locale): string | null {
  const distance = date.getTime() - now;
  const size = Math.abs(distance);
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  if (size < MINUTE) return format.format(0, 'second');
  for (const [unit, length, end] of UNITS) {
    if (size < end)
      return format.format(Math.round(distance / length) || Math.sign(distance), unit);
  }
  return null;
}
