import type { Locale } from '@oche/validators/common';
import { dateFormat } from './formats.ts';

/**
 * Times as the clock on the lounge's wall shows them. Days are calendar days of the lounge, e.g.
 * 2026-11-27; instants are in ISO 8601.
 */

/** "19:00" */
export const clockText = (instant: string, timeZone: string): string =>
  dateFormat('de', { hour: '2-digit', minute: '2-digit', timeZone }).format(new Date(instant));

/** "02:30 MESZ", for the hour that comes twice when the clock is put back */
const exactClockText = (instant: string, timeZone: string, locale: Locale): string => {
  const parts = dateFormat(locale, {
    hour: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).formatToParts(new Date(instant));
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${clockText(instant, timeZone)} ${zone}`;
};

/**
 * Clock times of consecutive instants. Times that the clock shows twice get the name of their zone.
 */
export function clockTexts(
  instants: readonly string[],
  timeZone: string,
  locale: Locale,
): string[] {
  const texts = instants.map((instant) => clockText(instant, timeZone));
  const isTwice = (text: string, index: number) =>
    instants.some((other, at) => {
      if (at === index || texts[at] !== text) return false;
      const distance = Math.abs(Date.parse(other) - Date.parse(instants[index] ?? ''));
      return distance < 12 * 3_600_000;
    });
  return texts.map((text, index) =>
    isTwice(text, index) ? exactClockText(instants[index] ?? '', timeZone, locale) : text,
  );
}

/** The calendar day of an instant, in the lounge. */
export const dateOf = (instant: string | Date, timeZone: string): string => {
  const parts = dateFormat('en', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone,
  }).formatToParts(new Date(instant));
  const part = (name: string) => parts.find(({ type }) => type === name)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
};

/** @param days may be negative */
export function addDays(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

const DAY_STYLES = {
  /** "Fr 27.11." */
  short: { weekday: 'short', day: '2-digit', month: '2-digit' },
  /** "Freitag 27.11." */
  spoken: { weekday: 'long', day: 'numeric', month: 'numeric' },
  /** "Freitag, 27. November 2026" */
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** "27. Nov." */
  day: { day: 'numeric', month: 'short' },
  /** "Nov" */
  month: { month: 'short' },
  /** "Fr" */
  weekday: { weekday: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DayStyle = keyof typeof DAY_STYLES;

/** A calendar day in words. */
export const dayText = (date: string, locale: Locale, style: DayStyle = 'short'): string =>
  dateFormat(locale, { ...DAY_STYLES[style], timeZone: 'UTC' })
    .format(new Date(`${date}T12:00:00Z`))
    .replace(style === 'long' ? '' : /\.?,/, '');

/** "Fr 27.11., 17:00" */
export const momentText = (instant: string, timeZone: string, locale: Locale): string =>
  `${dayText(dateOf(instant, timeZone), locale)}, ${clockText(instant, timeZone)}`;

/** "Fr 27.11., 18:00–02:00" */
export const spanText = (
  { startTime, endTime }: { startTime: string; endTime: string },
  timeZone: string,
  locale: Locale,
): string => `${momentText(startTime, timeZone, locale)}–${clockText(endTime, timeZone)}`;

/** Real minutes, whatever the clock shows. */
export const minutesBetween = (start: string, end: string): number =>
  Math.round((Date.parse(end) - Date.parse(start)) / 60_000);

/** Whether the clocks of two time zones show the same at an instant. */
export const isSameClock = (instant: string, timeZone: string, other: string): boolean =>
  momentText(instant, timeZone, 'en') === momentText(instant, other, 'en');
