import type { Locale } from '@oche/validators/common';

/** "22. Nov." @param day as 2026-11-22 */
export const dayName = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'de-DE', {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(new Date(day));
