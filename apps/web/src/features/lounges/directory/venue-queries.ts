import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Api } from '../../../lib/trpc.ts';
import { filtersOf, sortOf, type VenueSearch } from './venue-search.ts';

/** Lists have no live events, so lists older than this are loaded again when their page opens. */
export const LIST_STALE_MS = 60_000;

/**
 * The lounges that a search finds. Its key begins like that of the procedure, so both are
 * invalidated together.
 */
export const venueListQuery = (client: Api['client'], search: VenueSearch) => {
  const input = { ...filtersOf(search), sort: sortOf(search) };
  return infiniteQueryOptions({
    queryKey: [['lounges', 'search'], input],
    queryFn: ({ pageParam }) =>
      client.lounges.search.query({ ...input, cursor: pageParam || undefined }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    staleTime: LIST_STALE_MS,
  });
};
