import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { type VenueSearch, venueSearchOf } from './venue-search.ts';

const route = getRouteApi('/venues/');

/** The search in the address, and functions to change it. */
export function useVenueSearch() {
  const params = route.useSearch();
  const search = useMemo(() => venueSearchOf(params), [params]);
  const navigate = useNavigate({ from: '/venues/' });

  /** For choices: the back button undoes each of them. */
  const change = useCallback(
    (patch: VenueSearch) =>
      navigate({ search: (known) => ({ ...known, ...patch }), resetScroll: false }),
    [navigate],
  );
  /** For typing: letters are no steps of the back button. */
  const refine = useCallback(
    (patch: VenueSearch) =>
      navigate({ search: (known) => ({ ...known, ...patch }), resetScroll: false, replace: true }),
    [navigate],
  );
  return { search, change, refine };
}
