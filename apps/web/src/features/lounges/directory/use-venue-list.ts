import type { LoungeSummary } from '@oche/validators/lounges';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { trpc } from '../../../lib/trpc.ts';
import { venueListQuery } from './venue-queries.ts';
import type { VenueSearch } from './venue-search.ts';

export type VenueList = ReturnType<typeof useVenueList>;

/** What a search has found so far. While another one is on its way the old cards stay. */
export function useVenueList(search: VenueSearch) {
  const { client } = trpc.useUtils();
  const list = useInfiniteQuery({
    ...venueListQuery(client, search),
    placeholderData: keepPreviousData,
  });
  const lounges = useMemo(() => distinct(list.data?.pages ?? []), [list.data]);
  const last = list.data?.pages.at(-1);
  return {
    lounges,
    origin: list.data?.pages[0],
    hasMore: Boolean(last?.nextCursor) && !list.isPlaceholderData,
    isPending: list.isPending,
    isFetching: list.isFetching,
    /** other filters: what is shown is not what was asked for */
    isChanging: list.isPlaceholderData,
    isLoadingMore: list.isFetchingNextPage,
    isMoreFailed: list.isFetchNextPageError,
    error: list.isFetchNextPageError ? null : list.error,
    retry: () => void list.refetch(),
    loadMore: () => void list.fetchNextPage(),
  };
}

/** A lounge that moved while the reader went on stands once, where it was first seen. */
function distinct(pages: readonly { items: LoungeSummary[] }[]): LoungeSummary[] {
  const byId = new Map<number, LoungeSummary>();
  for (const lounge of pages.flatMap(({ items }) => items)) {
    if (!byId.has(lounge.id)) byId.set(lounge.id, lounge);
  }
  return [...byId.values()];
}
