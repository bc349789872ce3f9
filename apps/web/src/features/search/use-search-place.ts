import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type SearchPlace, searchPlaceOf } from './search-place.ts';

const route = getRouteApi('/search');

/** The search in the address, and a function to change a part of it. */
export function useSearchPlace() {
  const params = route.useSearch();
  const place = useMemo(() => searchPlaceOf(params), [params]);
  const navigate = useNavigate({ from: '/search' });
  const change = (patch: SearchPlace) =>
    navigate({ search: (known) => ({ ...known, ...patch }), resetScroll: false });
  return { place, change };
}
