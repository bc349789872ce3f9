/** Money is whole cents in the tables, and a number in euro at the API. */

export const euro = (cents: number): number => cents / 100;
export const euroOrNull = (cents: number | null): number | null =>
  cents === null ? null : euro(cents);
export const centsOf = (amount: number): number => Math.round(amount * 100);
