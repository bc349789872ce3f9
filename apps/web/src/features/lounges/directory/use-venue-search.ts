import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { type VenueSearch, venueSearchOf } from './venue-search.ts';

const route = getRouteApi('/venues/');

/** The search of the address, and how to change it. */
export function useVenueSearch() {
  const params = route.useSearch();
  const search = useMemo(() => venueSearchOf(params), [params]);
  const navigate = useNavigate({ from: '/venues/' });

  /** A choice: the back button takes it back. */
  const change = useCallback(
    (patch: VenueSearch) =>
      navigate({ search: (known) => ({ ...known, ...patch }), resetScroll: false }),
    [navigate],
  );
  /** Typing: no letter is a step of the back button. */
  const refine = useCallback(
    (patch: VenueSearch) =>
      navigate({ search: (known) => ({ ...known, ...patch }), resetScroll: false, replace: true }),
    [navigate],
  );
  return { search, change, refine };
}
