import type { Locale } from '@oche/validators/common';

/**
 * Texts like "3,4 km", whole kilometres from ten on, and "< 1 km" below one.
 * @param kilometres great-circle distance
 */
export function distanceText(kilometres: number, locale: Locale): string {
  const { format } = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'kilometer',
    maximumFractionDigits: kilometres < 10 ? 1 : 0,
  });
  return kilometres < 0.5 ? `< ${format(1)}` : format(kilometres);
}
