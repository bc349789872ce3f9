import { useEffect, useMemo } from 'react';
import { trpc } from '../../../lib/trpc.ts';

/** All lounges that a member has marked as favourites; empty until they are loaded. */
export function useFavourites(userId: string): ReadonlySet<number> {
  const { data, hasNextPage, isFetching, isError, fetchNextPage } =
    trpc.lounges.favourite.list.useInfiniteQuery(
      { userId, limit: 100 },
      { getNextPageParam: (page) => page.nextCursor },
    );
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  return useMemo(
    () => new Set(data?.pages.flatMap(({ items }) => items.map(({ id }) => id))),
    [data],
  );
}
