import type { Locale } from '@oche/validators/common';
import { numberFormat } from '../number-format.ts';

const BELOW: Record<Locale, string> = { de: 'unter', en: 'under' };

/**
 * Texts like "3,4 km", whole kilometres from ten on, and "unter 1 km" below one.
 * @param kilometres great-circle distance
 */
export function distanceText(kilometres: number, locale: Locale): string {
  const { format } = numberFormat(locale, {
    style: 'unit',
    unit: 'kilometer',
    maximumFractionDigits: kilometres < 10 ? 1 : 0,
  });
  return kilometres < 1 ? `${BELOW[locale]} ${format(1)}` : format(kilometres);
}
