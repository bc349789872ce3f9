import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { distinct } from '../../../components/list/distinct.ts';
import { trpc } from '../../../lib/trpc.ts';
import { venueListQuery } from './venue-queries.ts';
import type { VenueSearch } from './venue-search.ts';

export type VenueList = ReturnType<typeof useVenueList>;

/** What a search has found so far. While another search is loading, the old cards stay. */
export function useVenueList(search: VenueSearch, isWholeCity: boolean) {
  const { client } = trpc.useUtils();
  const list = useInfiniteQuery({
    ...venueListQuery(client, search, isWholeCity),
    placeholderData: keepPreviousData,
  });
  const lounges = useMemo(() => distinct(list.data?.pages ?? []), [list.data]);
  return {
    lounges,
    origin: list.data?.pages[0],
    isPending: list.isPending,
    isFetching: list.isFetching,
    /** whether the cards still belong to the search before */
    isChanging: list.isPlaceholderData,
    error: list.isFetchNextPageError ? null : list.error,
    retry: () => void list.refetch(),
    more: { ...list, hasNextPage: list.hasNextPage && !list.isPlaceholderData },
  };
}
