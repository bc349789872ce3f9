import type { Db } from '@oche/db';
import { type CountedFilter, countedFilters } from '@oche/validators/market/limits';
import type { ItemCounts, ItemCountsInput } from '@oche/validators/market/schemas';
import type { ServiceContext } from '../../../../lib/deps.ts';
import type { Coordinates } from '../../../lounges/index.ts';
import { filtersOf } from '../list/filters.ts';
import { startOf } from '../list/order.ts';
import { paramsOf } from '../list/walk.queries.ts';
import { readInput } from '../list/wish.service.ts';
import type { Wish } from '../list/wish.ts';
import { COUNTED_AHEAD, COUNTED_MOST, countAhead, countByTerms } from './counts.queries.ts';
import { type Counted, countBits, countsOf, totalOf } from './counts.ts';

/**
 * How many ads are found with each value of a filter. A value is counted under all filters but its own, as choosing it
 * would add to the values chosen there. Where many are found, only the latest are counted.
 */
export async function countItems(ctx: ServiceContext, input: ItemCountsInput): Promise<ItemCounts> {
  const { wish, origin } = await readInput(ctx, input);
  const all = await look(ctx.db, wish, origin);
  const counted = await Promise.all(
    countedFilters.map(async (filter) => {
      const without = isChosen(wish, filter) ? await look(ctx.db, omit(wish, filter), origin) : all;
      return [filter, countsOf(filter, without)] as const;
    }),
  );
  return {
    total: totalOf(all),
    groups: Object.fromEntries(counted) as ItemCounts['groups'],
  };
}

const ranges = {
  price: ['priceFrom', 'priceTo'],
  weight: ['weightFrom', 'weightTo'],
  tungsten: ['tungstenFrom', 'tungstenTo'],
} as const;
const rangeOf = (filter: CountedFilter): readonly (keyof Wish)[] =>
  filter in ranges ? ranges[filter as keyof typeof ranges] : [];

const isChosen = (wish: Wish, filter: CountedFilter): boolean =>
  rangeOf(filter).some((name) => wish[name] !== undefined) ||
  (filter !== 'weight' && filter !== 'tungsten' && (wish.choices[filter]?.length ?? 0) > 0);

const omit = (wish: Wish, filter: CountedFilter): Wish => ({
  ...wish,
  ...Object.fromEntries(rangeOf(filter).map((name) => [name, undefined])),
  choices: { ...wish.choices, [filter]: [] },
});

/** How many of the latest make a picture of what is common. */
const ENOUGH = 150;

async function look(db: Db, wish: Wish, origin: Coordinates | null): Promise<Counted> {
  const filters = filtersOf(wish, origin);
  const params = { ...paramsOf(filters), ...startOf('newest'), viewerId: '' };
  if (!filters.needsQuery) {
    const ahead = await countAhead.first(db, params);
    const isAll = ahead !== undefined && ahead.walked < COUNTED_AHEAD;
    if (ahead && (isAll || ahead.low.length >= ENOUGH)) return countBits(ahead, !isAll);
  }
  const found = await countByTerms.first(db, params);
  if (!found) return countBits({ low: [], high: [], weights: [], shares: [] }, false);
  return countBits(found, found.low.length >= COUNTED_MOST);
}
