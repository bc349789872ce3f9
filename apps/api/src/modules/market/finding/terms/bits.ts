import * as limits from '@oche/validators/market/limits';

/**
 * The lists from which an ad has some values, in the order in which `market_bits` of the database writes them into one
 * number. Prices are the documented ranges.
 */
const lists = {
  intent: limits.itemIntents,
  category: limits.itemCategories,
  condition: limits.itemConditions,
  price: limits.priceRanges,
  sellerType: limits.sellerTypes,
  delivery: limits.deliveries,
  tip: limits.tips,
  barrelShape: limits.barrelShapes,
  grip: limits.grips,
  points: limits.pointSystems,
  shaftLength: limits.shaftLengths,
  shaftMaterial: limits.shaftMaterials,
  flightShape: limits.flightShapes,
  boardSegments: limits.boardSegments,
} as const satisfies Record<string, readonly string[]>;
export type ListName = keyof typeof lists;
export const listNames = Object.keys(lists) as ListName[];
export const valuesOf = (list: ListName): readonly string[] => lists[list];

const firstBit = new Map<ListName, number>();
let next = 0;
for (const name of listNames) {
  firstBit.set(name, next);
  next += lists[name].length;
}

/** The place of a value in the bits of an ad. */
export const bitOf = (list: ListName, value: string): number =>
  (firstBit.get(list) ?? 0) + valuesOf(list).indexOf(value);

/** The bits of some values of a list. */
export const bitsOf = (list: ListName, values: readonly string[]): number[] =>
  values.map((value) => bitOf(list, value));

/** As a number of 64 bits that PostgreSQL compares. */
export const maskOf = (bits: readonly number[]): bigint =>
  bits.reduce((mask, bit) => mask | (1n << BigInt(bit)), 0n);
