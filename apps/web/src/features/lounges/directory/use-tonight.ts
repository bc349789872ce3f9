import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { trpc } from '../../../lib/trpc.ts';
import type { ListedLounge } from './venue-queries.ts';

/** As many as are asked about at once. */
const MOST = 100;
const STALE_MS = 60_000;

/** How many boards are free this evening, for the cards of a list: all of them in one question. */
export function useTonight(lounges: readonly ListedLounge[]): ReadonlyMap<number, number | null> {
  const loungeIds = lounges
    .filter(({ offer }) => !offer)
    .map(({ id }) => id)
    .slice(0, MOST);
  const { data } = trpc.bookings.availability.tonight.useQuery(
    { loungeIds },
    { enabled: loungeIds.length > 0, staleTime: STALE_MS, placeholderData: keepPreviousData },
  );
  return useMemo(
    () => new Map(data?.map(({ loungeId, freeBoards }) => [loungeId, freeBoards])),
    [data],
  );
}
