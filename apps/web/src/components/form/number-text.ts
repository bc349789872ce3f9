import type { Locale } from '@oche/validators/common';

/**
 * Reads a number from a text field, with a decimal comma or point.
 * @returns undefined for an empty field, NaN for anything that is no number
 */
export function numberOf(text: string): number | undefined {
  const trimmed = text.trim();
  return trimmed === '' ? undefined : Number(trimmed.replace(',', '.'));
}

/** The text for a number in a field in which it can be edited. */
export const typedText = (value: number | null | undefined, locale: Locale): string =>
  value === null || value === undefined
    ? ''
    : String(value).replace('.', locale === 'de' ? ',' : '.');

/** As `typedText`, and as prices are written: whole euros, or both places of the cents. */
export const typedPrice = (euro: number | null | undefined, locale: Locale): string =>
  euro === null || euro === undefined || Number.isInteger(euro)
    ? typedText(euro, locale)
    : euro.toFixed(2).replace('.', locale === 'de' ? ',' : '.');
