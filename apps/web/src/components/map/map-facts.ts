/** Pixels: "12 €" fits into the narrowest. */
export const pinWidth = (text: string): number => Math.max(46, 18 + 7 * text.length);

/** Pixels: ten times as many lounges are 12 more. */
export const clusterSize = (count: number): number =>
  Math.min(76, Math.round(32 + 12 * Math.log10(Math.max(1, count))));

/** From a thousand on three digits count, as each language shortens: "12.300", "12.3K". */
export const countText = (count: number, locale: string): string =>
  new Intl.NumberFormat(locale, {
    notation: count < 1000 ? 'standard' : 'compact',
    maximumSignificantDigits: 3,
  }).format(count);

/** A line that names its licence with an address, taken apart: the address becomes a link. */
export function creditParts(attribution: string): { text: string; url?: string } {
  const url = /https?:\/\/[^\s<>"]+/.exec(attribution)?.[0];
  const text = url ? attribution.replace(url, '').replace(/[\s,;:(]+[\s)]*$/, '') : attribution;
  return { text: text.trim() || attribution, url };
}
