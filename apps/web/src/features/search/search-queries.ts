import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/trpc.ts';
import { inputOf, type SearchPlace } from './search-place.ts';

/** Results have no live events, so those older than this are loaded again when the page opens. */
const STALE_MS = 30_000;

export const searchQuery = (client: Api['client'], place: SearchPlace) => {
  const input = inputOf(place);
  return infiniteQueryOptions({
    queryKey: [['search', 'find'], input],
    queryFn: ({ pageParam, signal }) =>
      client.search.find.query({ ...input, cursor: pageParam || undefined }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    staleTime: STALE_MS,
  });
};
