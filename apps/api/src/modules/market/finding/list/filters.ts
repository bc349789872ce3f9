import { attributeNumbers } from '@oche/validators/market/limits';
import { centsOf } from '@oche/validators/money';
import { type Coordinates, chordOf, cubeOf } from '../../../lounges/index.ts';
import { fitsOf } from '../own-set/fits.ts';
import { bitsOf, listNames, maskOf } from '../terms/bits.ts';
import { MOST, rangeOf } from '../terms/ranges.ts';
import { type LookUp, lookUpOf } from './query.ts';
import type { Wish } from './wish.ts';

/** How many lists with several values are compared bit by bit; more only by their terms. */
export const SLOTS = 8;

/** A wish as the statements take it. */
export interface Filters extends LookUp {
  /** bits that an ad must have, all of them, and of each slot at least one */
  all: string;
  slots: readonly string[];
  priceFrom: number;
  priceTo: number;
  /** tenths of a gram; an ad without a weight counts as `weightElse` */
  weightFrom: number;
  weightTo: number;
  weightElse: number;
  tungstenFrom: number;
  tungstenTo: number;
  tungstenElse: number;
  wearTo: number;
  wearElse: number;
  exclude: number;
  /** as text of the type cube */
  origin: string | null;
  /** kilometres in a straight line; null without a circle */
  chord: number | null;
  /** whether all that is wanted is only in `query` */
  needsQuery: boolean;
}

const ANY = -1n;
const TENTHS = { unit: 10, most: attributeNumbers.weight.max * 10 };
const PERCENT = { unit: 1, most: attributeNumbers.tungsten.max };

/** @param origin where distances are measured from, also without a circle */
export function filtersOf(wish: Wish, origin: Coordinates | null): Filters {
  const given = listNames.flatMap((list) => {
    const values = wish.choices[list] ?? [];
    return values.length > 0 ? [bitsOf(list, values)] : [];
  });
  const all = maskOf(given.filter((bits) => bits.length === 1).flat());
  const several = given.filter((bits) => bits.length > 1);
  const fits = fitsOf(wish.ownSet);
  const slots = [...several, ...fits.bits].map(maskOf);
  const weight = rangeOf(wish.weightFrom, wish.weightTo, TENTHS);
  const tungsten = rangeOf(wish.tungstenFrom, wish.tungstenTo, PERCENT);
  const lookUp = lookUpOf(wish, { weight, tungsten, fits: fits.query });
  const weightRange = weight ?? fits.weight ?? [0, MOST];
  return {
    all: String(all),
    slots: Array.from({ length: SLOTS }, (_, slot) => String(slots[slot] ?? ANY)),
    priceFrom: centsOf(wish.priceFrom ?? 0),
    priceTo: wish.priceTo === undefined ? MOST : centsOf(wish.priceTo),
    weightFrom: weightRange[0],
    weightTo: weightRange[1],
    weightElse: weight ? -1 : weightRange[0],
    tungstenFrom: tungsten?.[0] ?? 0,
    tungstenTo: tungsten?.[1] ?? MOST,
    tungstenElse: tungsten ? -1 : 0,
    wearTo: wish.wearTo ?? MOST,
    wearElse: wish.wearTo ? MOST : 0,
    exclude: wish.exclude ?? 0,
    origin: origin && cubeOf(origin),
    chord: wish.circle && chordOf(wish.circle.radius),
    ...lookUp,
    needsQuery: wish.words !== '' || wish.terms.length > 0 || slots.length > SLOTS,
  };
}
