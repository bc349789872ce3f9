import type { Locale } from '@oche/validators/common';
import { dateFormat } from '../../lib/time/formats.ts';

const timeZone = 'Europe/Berlin';
const DAY_MS = 86_400_000;

interface DayTexts {
  today(): string;
  yesterday(): string;
}

/** "19:05", of what takes place somewhere in the time of that place */
export const clockOf = (iso: string, locale: Locale, place: string | null = null): string =>
  dateFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: place ?? timeZone,
  }).format(new Date(iso));

/** The same for all moments of a day, and for no other. */
export const dayKey = (moment: Date): string =>
  dateFormat('de', { dateStyle: 'short', timeZone }).format(moment);

/** "Heute", "Gestern", "Freitag, 21. November", with the year if it is another one. */
export function dayText(iso: string, locale: Locale, texts: DayTexts, now = new Date()): string {
  const day = new Date(iso);
  if (dayKey(day) === dayKey(now)) return texts.today();
  if (dayKey(day) === dayKey(new Date(now.getTime() - DAY_MS))) return texts.yesterday();
  return dateFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...yearOf(day, now, 'numeric'),
    timeZone,
  }).format(day);
}

/** What came from another forum may be many years old. */
const yearOf = <Form extends 'numeric' | '2-digit'>(day: Date, now: Date, year: Form) =>
  day.getFullYear() === now.getFullYear() ? {} : { year };

/** In a list: the time of today, "Gestern", "21.11.", or "21.11.12" of another year. */
export function briefTime(iso: string, locale: Locale, texts: DayTexts, now = new Date()): string {
  const day = new Date(iso);
  if (dayKey(day) === dayKey(now)) return clockOf(iso, locale);
  if (dayKey(day) === dayKey(new Date(now.getTime() - DAY_MS))) return texts.yesterday();
  return dateFormat(locale, {
    day: 'numeric',
    month: 'numeric',
    ...yearOf(day, now, '2-digit'),
    timeZone,
  }).format(day);
}
