import type { Locale } from '@oche/validators/common';
import { numberFormat } from '../../lib/number-format.ts';

/** A win rate with one decimal, e.g. "66,7 %". */
export const percent = (rate: number, locale: Locale): string =>
  numberFormat(locale, { style: 'percent', minimumFractionDigits: 1 }).format(rate / 100);

export const whole = (value: number, locale: Locale): string => numberFormat(locale).format(value);

/** Points are counted, and grouped; a rating is read like a year. */
export const valueText = (value: number, kind: 'points' | 'rating', locale: Locale): string =>
  kind === 'points' ? whole(value, locale) : String(value);
