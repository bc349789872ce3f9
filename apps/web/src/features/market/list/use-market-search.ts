import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { type MarketSearch, marketSearchOf } from './market-search.ts';

const route = getRouteApi('/marketplace/');

/** The search in the address, and functions to change it. Every change begins at the first page. */
export function useMarketSearch() {
  const params = route.useSearch();
  const search = useMemo(() => marketSearchOf(params), [params]);
  const navigate = useNavigate({ from: '/marketplace/' });

  /** For choices: the back button undoes each of them. */
  const change = useCallback(
    (patch: MarketSearch) =>
      void navigate({
        search: (known) => ({ ...known, cursor: undefined, ...patch }),
        resetScroll: false,
      }),
    [navigate],
  );
  /** For typing: letters are no steps of the back button. */
  const refine = useCallback(
    (patch: MarketSearch) =>
      void navigate({
        search: (known) => ({ ...known, cursor: undefined, ...patch }),
        resetScroll: false,
        replace: true,
      }),
    [navigate],
  );
  return { search, change, refine };
}
