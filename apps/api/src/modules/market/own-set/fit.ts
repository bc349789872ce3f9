import type { ItemCategory, OwnSetAttribute } from '@oche/validators/market/limits';
import type { ItemAttributes, OwnSet } from '@oche/validators/market/schemas';

/** Grams by which darts differ that still fit the member's own ones. */
export const FITS_WITHIN_GRAMS = 1;

/** Of a thing of each category, what has to be as it is in their own set. */
const deciding: Partial<Record<ItemCategory, readonly OwnSetAttribute[]>> = {
  darts: ['tip', 'weight'],
  shafts: ['shaftLength'],
  flights: ['flightShape'],
};
const asked: Partial<Record<ItemCategory, readonly OwnSetAttribute[]>> = {
  darts: ['tip', 'weight', 'tungsten', 'barrelShape', 'grip', 'points'],
  shafts: ['shaftLength', 'shaftMaterial'],
  flights: ['flightShape'],
};

/**
 * In what a thing is like the member's own set.
 * @returns null if it doesn't fit, or if one of both doesn't say what would decide it
 */
export function fitOf(
  set: OwnSet | null,
  { category, attributes }: { category: ItemCategory; attributes: ItemAttributes },
): OwnSetAttribute[] | null {
  const needed = deciding[category];
  if (!set || !needed) return null;
  const isAlike = (name: OwnSetAttribute): boolean => {
    const [own, its] = [set[name], attributes[name]];
    if (own === null || its === null) return false;
    return name === 'weight'
      ? Math.abs(Number(own) - Number(its)) <= FITS_WITHIN_GRAMS
      : own === its;
  };
  const decided = needed.filter((name) => set[name] !== null);
  if (decided.length === 0 || !decided.every(isAlike)) return null;
  return (asked[category] ?? []).filter(isAlike);
}
