/** Pixels; "12 €" fits into the narrowest pin. */
export const pinWidth = (text: string): number => Math.max(46, 18 + 7 * text.length);

/** Pixels; for ten times as many lounges 12 pixels more. */
export const clusterSize = (count: number): number =>
  Math.min(76, Math.round(32 + 12 * Math.log10(Math.max(1, count))));

/**
 * From a thousand on only three digits are shown, in the language's short form: "12.300", "12.3K".
 */
export const countText = (count: number, locale: string): string =>
  new Intl.NumberFormat(locale, {
    notation: count < 1000 ? 'standard' : 'compact',
    maximumSignificantDigits: 3,
  }).format(count);

/**
 * Splits a credit line that contains a licence's address; the text becomes a link to that address.
 */
export function creditParts(attribution: string): { text: string; url?: string } {
  const url = /https?:\/\/[^\s<>"]+/.exec(attribution)?.[0];
  const text = url ? attribution.replace(url, '').replace(/[\s,;:(]+[\s)]*$/, '') : attribution;
  return { text: text.trim() || attribution, url };
}
