import type { OwnSet } from '@oche/validators/market';
import { type Coordinates, chordOf, cubeOf } from '../../lounges/index.ts';
import { FITS_WITHIN_GRAMS } from '../own-set/fit.ts';
import { bitsOf, type ListName, listNames, maskOf } from './bits.ts';
import { cellsAround } from './cells.ts';

/** What is looked for, with texts folded as they are stored. */
export interface Wish {
  /** for each list the values of which an ad must have one */
  choices: Partial<Record<ListName, readonly string[]>>;
  /** euro */
  priceFrom: number | undefined;
  priceTo: number | undefined;
  /** grams */
  weightFrom: number | undefined;
  weightTo: number | undefined;
  /** percent */
  tungstenFrom: number | undefined;
  tungstenTo: number | undefined;
  wearTo: number | undefined;
  /** make, town, postal code or seller, as terms of ads */
  terms: readonly string[];
  /** words as text of the type tsquery; empty without any */
  words: string;
  circle: { middle: Coordinates; radius: number } | null;
  ownSet: OwnSet | null;
  exclude: number | undefined;
}

/** So many lists with several values are compared bit by bit; more only by their terms. */
export const SLOTS = 8;

/** A wish as the statements take it. */
export interface Filters {
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
  /** everything as terms and words: text of the type tsquery; few ads have all of them that are not found */
  query: string;
  /** whether only `query` has all that is wanted */
  needsQuery: boolean;
}

const MOST = 2_000_000_000;
const ANY = -1n;

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
  const weight = rangeOf(wish.weightFrom, wish.weightTo, 10);
  const tungsten = rangeOf(wish.tungstenFrom, wish.tungstenTo, 1);
  const query = [
    ...given.map((bits) => anyOf(terms(bits))),
    ...(weight ? [anyOf(steps(weight, 10).map((gram) => `+w${gram}`))] : []),
    ...(tungsten ? [anyOf(steps(tungsten, 5).map((step) => `+t${step}`))] : []),
    ...(wish.wearTo ? [anyOf(steps([1, wish.wearTo], 1).map((step) => `+r${step}`))] : []),
    ...wish.terms.map((term) => anyOf([term])),
    ...(wish.circle ? [anyOf(cellsAround(wish.circle.middle, wish.circle.radius))] : []),
    ...(fits.query ? [fits.query] : []),
    ...(wish.words ? [`(${wish.words})`] : []),
  ].join(' & ');
  const weightRange = weight ?? fits.weight ?? [0, MOST];
  return {
    all: String(all),
    slots: Array.from({ length: SLOTS }, (_, slot) => String(slots[slot] ?? ANY)),
    priceFrom: Math.round((wish.priceFrom ?? 0) * 100),
    priceTo: Math.round((wish.priceTo ?? MOST / 100) * 100),
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
    query,
    needsQuery: wish.words !== '' || wish.terms.length > 0 || slots.length > SLOTS,
  };
}

type Range = [from: number, to: number];

const rangeOf = (from: number | undefined, to: number | undefined, unit: number): Range | null =>
  from === undefined && to === undefined
    ? null
    : [Math.round((from ?? 0) * unit), to === undefined ? MOST : Math.round(to * unit)];

/** Nothing has more steps than so many. */
const STEPS_MAX = 100;

/** The whole steps that a range touches. */
function steps([from, to]: Range, unit: number): number[] {
  const first = Math.floor(from / unit);
  const last = Math.min(Math.floor(to / unit), first + STEPS_MAX);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

const quoted = (term: string): string => `'${term.replace(/['\\]/g, (sign) => sign + sign)}'`;
const anyOf = (terms: readonly string[]): string => `(${terms.map(quoted).join(' | ')})`;

const terms = (bits: readonly number[]): string[] => bits.map((bit) => `+${bit}`);

interface Fits {
  bits: number[][];
  weight: Range | null;
  query: string;
}
const NOTHING_FITS: Fits = { bits: [], weight: null, query: '' };

/**
 * What fits a set: darts with its tip and about its weight, shafts of its length, flights of its shape. As bits:
 * an ad has the attribute, or is of a category of which it isn't asked.
 */
function fitsOf(set: OwnSet | null): Fits {
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
