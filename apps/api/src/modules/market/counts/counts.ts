import type { ItemCounts } from '@oche/validators/market';
import { type CountedFilter, ITEM_COUNT_MAX } from '@oche/validators/market-limits';
import { bitOf, valuesOf } from '../list/bits.ts';

/** What is known of the ads that are counted, each list as long as there are ads. */
export interface Counted {
  /** bits from 0 to 30, and the others */
  low: readonly number[];
  high: readonly number[];
  /** tenths of a gram, and percent */
  weights: readonly (number | null)[];
  shares: readonly (number | null)[];
  /** whether there are more, which were not looked at */
  isMore: boolean;
}

type Count = ItemCounts['groups'][CountedFilter][number];
/** Bits that stand in the first of both numbers. */
const LOW_BITS = 31;

const bounded = (count: number, isMore: boolean) => ({
  count: Math.min(count, ITEM_COUNT_MAX),
  isMore: isMore || count > ITEM_COUNT_MAX,
});

export const totalOf = ({ low, isMore }: Counted): ItemCounts['total'] =>
  bounded(low.length, isMore);

/** How many of the ads have each value of a filter; values without any are left out. */
export function countsOf(filter: CountedFilter, ads: Counted): Count[] {
  if (filter === 'weight') return countSteps(ads.weights, 10, ads.isMore);
  if (filter === 'tungsten') return countSteps(ads.shares, 1, ads.isMore);
  return valuesOf(filter).flatMap((value) => {
    const bit = bitOf(filter, value);
    const [bits, mask] =
      bit < LOW_BITS ? [ads.low, 1 << bit] : ([ads.high, 2 ** (bit - LOW_BITS)] as const);
    let count = 0;
    for (const each of bits) if ((each & mask) !== 0) count += 1;
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
