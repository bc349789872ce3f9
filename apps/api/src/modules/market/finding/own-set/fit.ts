import type { ItemCategory, OwnSetAttribute } from '@oche/validators/market/limits';
import type { ItemAttributes, OwnSet } from '@oche/validators/market/schemas';

/** By how many grams darts may differ and still fit the reader's own. */
export const FITS_WITHIN_GRAMS = 1;

/** What has to be as in the reader's own set, for a thing of each category. */
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
 * How a thing is like the reader's own set.
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
