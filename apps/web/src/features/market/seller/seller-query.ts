const PAGE = 10;

/** The same input for loader and page, so that they share the cache. */
export const sellerReviewsInput = (sellerId: string) => ({ sellerId, limit: PAGE });

export const nextPage = {
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
};

export const sellerItemsInput = (seller: string) => ({ seller, limit: PAGE });
