import type { Locale } from '@oche/validators/common';
import { numberFormat } from '../../../lib/number-format.ts';

/** So many that the exact number says nothing: 12.345 is "12.345", 1,234,567 is "1,2 Mio." */
const EXACT_BELOW = 100_000;

export const countText = (count: number, locale: Locale): string =>
  numberFormat(
    locale,
    count < EXACT_BELOW ? {} : { notation: 'compact', maximumFractionDigits: 1 },
  ).format(count);
