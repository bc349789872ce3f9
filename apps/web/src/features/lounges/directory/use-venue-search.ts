import { useNavigate, useSearch } from '@tanstack/react-router';
import { createContext, use, useCallback, useMemo } from 'react';
import { type VenueSearch, venueSearchOf } from './venue-search.ts';

/** The city to which a page of the directory belongs; null for the whole directory. */
export const CityContext = createContext<{ name: string; slug: string } | null>(null);

/** The search in the address, and functions to change it: the same at all addresses of the directory. */
export function useVenueSearch() {
  const city = use(CityContext);
  const params = useSearch({ strict: false });
  const search = useMemo(() => {
    const own = venueSearchOf(params);
    return city ? { ...own, city: city.name } : own;
  }, [params, city]);
  const navigate = useNavigate();

  const go = useCallback(
    (patch: VenueSearch, replace: boolean) =>
      navigate({
        to: '.',
        search: (known: object) => ({ ...known, ...patch }),
        resetScroll: false,
        replace,
      }),
    [navigate],
  );
  /** For choices: the back button undoes each of them. */
  const change = useCallback((patch: VenueSearch) => go(patch, false), [go]);
  /** For typing: letters are no steps of the back button. */
  const refine = useCallback((patch: VenueSearch) => go(patch, true), [go]);
  return { search, city, change, refine };
}
