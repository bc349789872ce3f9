/** The same inputs for loaders and pages, so that they share the cache. */
export const standingsInput = (id: number) => ({ id, limit: 50 });
export const SERIES_LIST = { limit: 20 };
export const nextSeries = {
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
};

/** What the form of a series says, beside the texts of its page. */
export const FORM_TEXTS = ['tournaments/page', 'tournaments/create', 'tournaments/form'] as const;
