import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { distinct } from '../../../components/list/distinct.ts';
import { trpc } from '../../../lib/trpc.ts';
import { filtersOf, LIST_STALE_MS, listInput, listPages } from './market-query.ts';
import type { MarketSearch } from './market-search.ts';

export type ItemList = ReturnType<typeof useItemList>;

/** What a search has found so far. While another search is loading, the old cards stay. */
export function useItemList(search: MarketSearch) {
  const list = trpc.market.items.list.useInfiniteQuery(listInput(search), {
    ...listPages(search),
    placeholderData: keepPreviousData,
  });
  const items = useMemo(() => distinct(list.data?.pages ?? []), [list.data]);
  return {
    items,
    /** what the first page says of the whole search */
    found: list.data?.pages[0],
    nextCursor: list.data?.pages.at(-1)?.nextCursor ?? null,
    isPending: list.isPending,
    isFetching: list.isFetching,
    /** whether the cards still belong to the search before */
    isChanging: list.isPlaceholderData,
    error: list.isFetchNextPageError ? null : list.error,
    retry: () => void list.refetch(),
    more: { ...list, hasNextPage: list.hasNextPage && !list.isPlaceholderData },
  };
}

/** How many are found, in all and with each value of a filter. */
export const useItemCounts = (search: MarketSearch) =>
  trpc.market.items.counts.useQuery(filtersOf(search), {
    staleTime: LIST_STALE_MS,
    placeholderData: keepPreviousData,
  }).data;
