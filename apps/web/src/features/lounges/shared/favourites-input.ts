/** The same input for loader and page, so that they share the cache. */
export const favouritesInput = (userId: string) => ({ userId, limit: 12 });

export const nextFavourites = {
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
};
