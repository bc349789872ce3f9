import { HINT_SALES_MIN } from '@oche/validators/market/limits';
import { euroOf } from '@oche/validators/money';

/** A sale, or what is to be sold. */
export interface Comparable {
  condition: string | null;
  /** tenths of a gram */
  weightTenths: number | null;
  /** percent */
  tungsten: number | null;
}

export interface Sale extends Comparable {
  cents: number;
}

export interface Hint {
  count: number;
  /** euro; the range has the middle half of the sales */
  median: number;
  low: number;
  high: number;
}

/** Barrels of 22 and 24 g are for different hands, those of 23.0 and 23.8 g for the same. */
const WEIGHT_CLASS = 10;
/** 80 and 90 % differ in price, 90 and 95 % hardly. */
const TUNGSTEN_CLASS = 5;

type Same = (wanted: Comparable, sale: Comparable) => boolean;

const within = (limit: number, a: number | null, b: number | null): boolean =>
  a === null || (b !== null && Math.abs(a - b) <= limit);

const sameCondition: Same = (wanted, sale) =>
  wanted.condition === null || wanted.condition === sale.condition;
const sameTungsten: Same = (wanted, sale) => within(TUNGSTEN_CLASS, wanted.tungsten, sale.tungsten);
const sameWeight: Same = (wanted, sale) =>
  within(WEIGHT_CLASS, wanted.weightTenths, sale.weightTenths);

/** From the closest to the farthest: the weight says least about the price, the condition most. */
const NARROWNESS: readonly (readonly Same[])[] = [
  [sameCondition, sameTungsten, sameWeight],
  [sameCondition, sameTungsten],
  [sameCondition],
  [],
];

/**
 * What comparable things went for: those of the closest class in which there are enough.
 * @param sales of one category
 * @returns null when too few were sold at all
 */
export function hintOf(wanted: Comparable, sales: readonly Sale[]): Hint | null {
  for (const same of NARROWNESS) {
    const comparable = sales.filter((sale) => same.every((each) => each(wanted, sale)));
    if (comparable.length >= HINT_SALES_MIN) return summary(comparable.map(({ cents }) => cents));
  }
  return null;
}

function summary(cents: number[]): Hint {
  const sorted = cents.sort((a, b) => a - b);
  const [low, median, high] = [0.25, 0.5, 0.75].map((share) => quantile(sorted, share));
  return { count: sorted.length, median: median ?? 0, low: low ?? 0, high: high ?? 0 };
}

/** Between two sales, as `percentile_cont` has it; in euro, whole cents. */
function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const [below = 0, above = 0] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  // quarters and halves of whole numbers are exact
  return euroOf(Math.round(below + (above - below) * (at - Math.floor(at))));
}
