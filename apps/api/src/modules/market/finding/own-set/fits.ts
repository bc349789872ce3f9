import type { OwnSet } from '@oche/validators/market/schemas';
import { bitsOf } from '../terms/bits.ts';
import type { Range } from '../terms/ranges.ts';
import { anyOf, terms } from '../terms/terms.ts';
import { FITS_WITHIN_GRAMS } from './fit.ts';

/** What fits, as bits of each of which an ad must have one, as a weight, and as terms. */
export interface Fits {
  bits: number[][];
  weight: Range | null;
  query: string;
}
const NOTHING_FITS: Fits = { bits: [], weight: null, query: '' };

/**
 * What fits a set: darts with its tip and about its weight, shafts of its length, flights of its shape. As bits: an ad
 * has the attribute, or its category doesn't ask for it.
 */
export function fitsOf(set: OwnSet | null): Fits {
  if (!set) return NOTHING_FITS;
  const kinds = [
    { category: 'darts', list: 'tip', value: set.tip },
    { category: 'shafts', list: 'shaftLength', value: set.shaftLength },
    { category: 'flights', list: 'flightShape', value: set.flightShape },
  ] as const;
  const asked = kinds.flatMap(({ category, list, value }) =>
    value === null
      ? []
      : [{ category: bitsOf('category', [category]), value: bitsOf(list, [value]) }],
  );
  if (asked.length === 0) return NOTHING_FITS;
  const categories = asked.flatMap(({ category }) => category);
  const weight: Range | null =
    set.weight === null
      ? null
      : [
          Math.round((set.weight - FITS_WITHIN_GRAMS) * 10),
          Math.round((set.weight + FITS_WITHIN_GRAMS) * 10),
        ];
  const parts = asked.map(
    ({ category, value }) => `${anyOf(terms(category))} & ${anyOf(terms(value))}`,
  );
  return {
    bits: [
      categories,
      ...asked.map(({ category, value }) => [
        ...value,
        ...categories.filter((bit) => !category.includes(bit)),
      ]),
    ],
    weight,
    query: `(${parts.map((part) => `(${part})`).join(' | ')})`,
  };
}
