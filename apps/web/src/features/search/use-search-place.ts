import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { SearchPlace } from './search-place.ts';

const route = getRouteApi('/search');

/** The search in the address, and a function to change a part of it. */
export function useSearchPlace() {
  const place = route.useSearch();
  const navigate = useNavigate({ from: '/search' });
  const change = (patch: SearchPlace) =>
    navigate({ search: (known) => ({ ...known, ...patch }), resetScroll: false });
  return { place, change };
}
