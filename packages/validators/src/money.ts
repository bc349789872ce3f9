/**
 * Money is whole cents in the tables and in every sum, and a number in euro at the API. Whatever is
 * divided or added is counted here, in whole numbers, and rounded once: parts that are rounded, or
 * divided as fractions, lose a cent somewhere when they are added.
 */

/** @param euro with at most two decimals, as the schemas take it */
export const centsOf = (euro: number): number => Math.round(euro * 100);

export const euroOf = (cents: number): number => cents / 100;

export const euroOrNull = (cents: number | null): number | null =>
  cents === null ? null : euroOf(cents);

/** @param amounts in euro; their sum is that of their cents */
export const sumOfEuro = (amounts: readonly number[]): number =>
  euroOf(amounts.reduce((cents, euro) => cents + centsOf(euro), 0));

/**
 * A part of some cents, rounded half up: 3 of 60 minutes, 90 of 100 percent.
 * @param product cents times the part's whole number, e.g. of minutes, or a sum of such
 * @param of what the whole has of them
 */
export const partOf = (product: number, of: number): number => {
  const rest = product % of;
  return (product - rest) / of + (2 * rest >= of ? 1 : 0);
};

/** Whole cents of what was counted in sixtieths: cents an hour, times minutes. */
export const centsOfSixtieths = (sixtieths: number): number => partOf(sixtieths, 60);
