import type { Offer } from '@oche/validators/bookings/schemas';
import type { LoungeSummary } from '@oche/validators/lounges/schemas';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Api } from '../../../lib/trpc.ts';
import { eveningOf, filtersOf, sortOf, type VenueSearch } from './venue-search.ts';

/** Lists have no live events, so lists older than this are loaded again when their page opens. */
export const LIST_STALE_MS = 60_000;
/** What is free changes faster. */
const FREE_STALE_MS = 15_000;

/** A lounge of the directory; with an offer if an evening is searched. */
export type ListedLounge = LoungeSummary & { offer?: Offer };

/**
 * The lounges that a search finds. Its key begins like that of the procedure, so both are
 * invalidated together.
 */
export const venueListQuery = (client: Api['client'], search: VenueSearch, isWholeCity = false) => {
  const input = { ...filtersOf(search, isWholeCity), sort: sortOf(search) };
  const when = eveningOf(search);
  return infiniteQueryOptions({
    queryKey: when
      ? [['bookings', 'availability', 'search'], { ...input, when }]
      : [['lounges', 'search'], input],
    queryFn: ({
      pageParam,
    }): Promise<
      Awaited<ReturnType<typeof client.lounges.search.query>> & { items: ListedLounge[] }
    > => {
      const page = { ...input, cursor: pageParam || undefined };
      return when
        ? client.bookings.availability.search.query({ ...page, when })
        : client.lounges.search.query(page);
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    staleTime: when ? FREE_STALE_MS : LIST_STALE_MS,
  });
};
