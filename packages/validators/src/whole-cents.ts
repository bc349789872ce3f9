/**
 * Whether an amount in euro is whole cents, apart from what binary fractions add to it: 0.1 + 0.2 is. Beside
 * `money.ts`, as pages load it with the schemas that ask for it.
 */
export const isWholeCents = (euro: number): boolean =>
  Math.abs(euro * 100 - Math.round(euro * 100)) < 1e-6;
