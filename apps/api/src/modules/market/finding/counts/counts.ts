import { type CountedFilter, ITEM_COUNT_MAX } from '@oche/validators/market/limits';
import type { ItemCounts } from '@oche/validators/market/schemas';
import { bitOf, valuesOf } from '../terms/bits.ts';

/** What is known of the ads that are counted, each list as long as there are ads. */
export interface Ads {
  /** bits from 0 to 30, and the others */
  low: readonly number[];
  high: readonly number[];
  /** tenths of a gram, and percent */
  weights: readonly (number | null)[];
  shares: readonly (number | null)[];
}

export interface Counted extends Pick<Ads, 'weights' | 'shares'> {
  count: number;
  /** how many ads have each bit */
  ofBit: readonly number[];
  /** whether there are more, which were not looked at */
  isMore: boolean;
}

type Count = ItemCounts['groups'][CountedFilter][number];
/** Bits that are set in the first of both numbers. */
const LOW_BITS = 31;

/** Each ad is looked at once for all filters: they have few of the many values. */
export function countBits({ low, high, weights, shares }: Ads, isMore: boolean): Counted {
  const ofBit = Array.from({ length: 2 * LOW_BITS + 1 }, () => 0);
  const note = (bits: number, first: number) => {
    for (let rest = bits; rest !== 0; rest &= rest - 1) {
      const bit = first + LOW_BITS - Math.clz32(rest & -rest);
      ofBit[bit] = (ofBit[bit] ?? 0) + 1;
    }
  };
  for (const bits of low) note(bits, 0);
  for (const bits of high) note(bits | 0, LOW_BITS);
  return { count: low.length, ofBit, weights, shares, isMore };
}

const bounded = (count: number, isMore: boolean) => ({
  count: Math.min(count, ITEM_COUNT_MAX),
  isMore: isMore || count > ITEM_COUNT_MAX,
});

export const totalOf = ({ count, isMore }: Counted): ItemCounts['total'] => bounded(count, isMore);

/** How many of the ads have each value of a filter; values without any are left out. */
export function countsOf(filter: CountedFilter, ads: Counted): Count[] {
  if (filter === 'weight') return countSteps(ads.weights, 10, ads.isMore);
  if (filter === 'tungsten') return countSteps(ads.shares, 1, ads.isMore);
  return valuesOf(filter).flatMap((value) => {
    const count = ads.ofBit[bitOf(filter, value)] ?? 0;
    return count > 0 ? [{ value, ...bounded(count, ads.isMore) }] : [];
  });
}

/** Whole grams or percents, the least first. */
function countSteps(values: readonly (number | null)[], unit: number, isMore: boolean): Count[] {
  const counts = new Map<number, number>();
  for (const value of values) {
    if (value === null) continue;
    const step = Math.floor(value / unit);
    counts.set(step, (counts.get(step) ?? 0) + 1);
  }
  return [...counts]
    .sort(([one], [other]) => one - other)
    .map(([step, count]) => ({ value: String(step), ...bounded(count, isMore) }));
}
