import { useEffect } from 'react';
import { distinct } from '../../../components/list/distinct.ts';
import { trpc } from '../../../lib/trpc.ts';

/** As many as the server gives at once. */
const PAGE = 100;

type ListFilter = 'registered' | 'waiting' | 'left';

export const listInput = (id: number, filter: ListFilter) => ({ id, filter, limit: PAGE });
const nextPage = {
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
};

/** All entries of a kind: at the desk names are looked up, so everybody has to be there. */
export function useAllEntries(id: number, filter: ListFilter) {
  const list = trpc.tournaments.entries.list.useInfiniteQuery(listInput(id, filter), {
    ...nextPage,
    staleTime: 0,
  });
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  return { entries: distinct(list.data?.pages ?? []), isPending: list.isPending };
}
