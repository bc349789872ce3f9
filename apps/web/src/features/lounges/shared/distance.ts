import type { Locale } from '@oche/validators/common';

/**
 * "3,4 km", and whole kilometres from ten on.
 * @param kilometres great-circle distance
 */
export function distanceText(kilometres: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'kilometer',
    maximumFractionDigits: kilometres < 10 ? 1 : 0,
  }).format(kilometres);
}
