const PAGE = 10;

/** The same input for loader and page, so that they share the cache. */
export const reviewsInput = (loungeId: number) => ({ loungeId, limit: PAGE });

export const nextReviews = {
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
};
