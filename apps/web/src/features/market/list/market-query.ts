import { placeOf } from '../../../lib/places/place-param.ts';
import type { RouterInputs } from '../../../lib/trpc.ts';
import { choiceFilterNames, chosenOf, type MarketSearch } from './market-search.ts';

type ListInput = RouterInputs['market']['items']['list'];
type Filters = RouterInputs['market']['items']['counts'];

/** Lists have no live events, so lists older than this are loaded again when their page opens. */
export const LIST_STALE_MS = 60_000;

/** What is looked for, in the API's form: for the list, its counts, and a search that is kept. */
export function filtersOf(search: MarketSearch): Filters {
  const { q, intent, zip, country, brand, location, radius, seller } = search;
  const chosen = choiceFilterNames.map((name) => [name, chosenOf(name, search[name])] as const);
  const place = placeOf(search.near);
  return {
    ...Object.fromEntries(chosen.filter(([, values]) => values.length > 0)),
    search: q,
    asTyped: search.typed === '1' || undefined,
    intent: intent ?? 'sell',
    priceFrom: search.priceFrom,
    priceTo: search.priceTo,
    weightFrom: search.weightFrom,
    weightTo: search.weightTo,
    tungstenFrom: search.tungstenFrom,
    tungstenTo: search.tungstenTo,
    brand,
    location,
    radius,
    seller,
    fitsOwnSet: search.fits === '1' || undefined,
    ...(place ?? { zipCode: zip, country: zip ? country : undefined }),
  };
}

export const listInput = (search: MarketSearch): ListInput => ({
  ...filtersOf(search),
  sort: search.sort ?? 'newest',
  limit: 24,
});

/** The options that loader and page share. */
export const listPages = (search: MarketSearch) => ({
  initialCursor: search.cursor,
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
  staleTime: LIST_STALE_MS,
});
