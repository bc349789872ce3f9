const PAGE = 10;

/** Loader and page ask for the same. */
export const reviewsInput = (loungeId: number) => ({ loungeId, limit: PAGE });

export const nextReviews = {
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
};
