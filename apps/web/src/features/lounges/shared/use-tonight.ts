import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type RouterOutputs, trpc } from '../../../lib/trpc.ts';

/** As many as are asked about at once. */
const MOST = 100;
const STALE_MS = 60_000;

/** How full a lounge is today. */
export type Tonight = RouterOutputs['bookings']['availability']['tonight'][number];

/** How full the lounges of a list are today: all of them in one question. */
export function useTonight(lounges: readonly { id: number }[]): ReadonlyMap<number, Tonight> {
  const loungeIds = lounges.map(({ id }) => id).slice(0, MOST);
  const { data } = trpc.bookings.availability.tonight.useQuery(
    { loungeIds },
    { enabled: loungeIds.length > 0, staleTime: STALE_MS, placeholderData: keepPreviousData },
  );
  return useMemo(() => new Map(data?.map((day) => [day.loungeId, day])), [data]);
}
