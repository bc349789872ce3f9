import type { Locale } from '@oche/validators/common';

/** A win rate with one decimal, e.g. "66,7 %". */
export const percent = (rate: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 1 }).format(rate / 100);

/** A place as a table has it, e.g. "3." in German. */
export const whole = (value: number, locale: Locale): string =>
  new Intl.NumberFormat(locale).format(value);
