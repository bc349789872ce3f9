import type { Locale } from '@oche/validators/common';
import { dateFormat } from '../../../../lib/time/formats.ts';

/** "22. Nov." @param day as 2026-11-22 */
export const dayName = (day: string, locale: Locale): string =>
  dateFormat(locale, {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(new Date(day));
