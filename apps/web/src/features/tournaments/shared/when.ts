import type { Locale } from '@oche/validators/common';
import { dateOf, momentText } from '../../../lib/time/place-time.ts';
import { instantOf, timeText, wallTime } from '../../../lib/time/wall-time.ts';

/** Where no lounge says which clock counts. */
export const DEFAULT_ZONE = 'Europe/Berlin';

/** The clock on the wall of the place where it is played. */
export const zoneOf = (venue: { timeZone: string } | null): string =>
  venue?.timeZone ?? DEFAULT_ZONE;

/** A moment as a `datetime-local` field shows it: "2026-11-27T19:00". */
export function localText(instant: string | null | undefined, timeZone: string): string {
  if (!instant) return '';
  const { minutes } = wallTime(Date.parse(instant), timeZone);
  return `${dateOf(instant, timeZone)}T${timeText(minutes)}`;
}

const LOCAL = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})/;

/**
 * The moment at which the clock of the place shows what a `datetime-local` field contains.
 * @returns an empty text for an empty field; what it contains if that is no time
 */
export function instantText(local: string, timeZone: string): string {
  const [, date, hours, minutes] = LOCAL.exec(local) ?? [];
  if (!date) return local;
  const instant = instantOf(date, Number(hours) * 60 + Number(minutes), timeZone);
  return Number.isNaN(instant) ? local : new Date(instant).toISOString();
}

/** "Fr 27.11., 19:00" */
export const whenText = (instant: string, timeZone: string, locale: Locale): string =>
  momentText(instant, timeZone, locale);
