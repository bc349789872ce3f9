import type { Locale } from '@oche/validators/locale';

/**
 * How mails, notifications and calendars write times: one way in each language, with 24 hours. Germany's clock is meant
 * where no other is known.
 */
export const LANGUAGE_TAGS: Record<Locale, string> = { de: 'de-DE', en: 'en-GB' };

const GERMAN_TIME = 'Europe/Berlin';

const written =
  (options: Intl.DateTimeFormatOptions) =>
  (time: string, locale: Locale, timeZone: string = GERMAN_TIME): string =>
    new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { ...options, timeZone }).format(new Date(time));

/** "17:00" */
export const clockText = written({ timeStyle: 'short' });

/** "Freitag, 27. November um 17:00", "Friday 27 November at 17:00" */
export const momentText = written({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

/** "Freitag, 27. November", "Friday 27 November" */
export const weekdayText = written({ weekday: 'long', day: 'numeric', month: 'long' });

/** "27. November 2026", "27 November 2026" */
export const dateText = written({ dateStyle: 'long' });

/** "27. November 2026 um 17:00", "27 November 2026 at 17:00": for what lies far ahead. */
export const dateTimeText = written({ dateStyle: 'long', timeStyle: 'short' });
