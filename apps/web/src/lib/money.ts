import type { Locale } from '@oche/validators/common';
import { numberFormat } from './number-format.ts';

/** Whole euros have no cents: "12 €", but "12,50 €". */
export function euroText(euro: number, locale: Locale): string {
  const digits = Number.isInteger(euro) ? 0 : 2;
  return numberFormat(locale === 'en' ? 'en-IE' : 'de-DE', {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(euro);
}
