const PAGE = 10;

/** The same input for loader and page, so that they share the cache. */
export const meetingsInput = (username: string, opponent: string) => ({
  username,
  opponent,
  limit: PAGE,
});

export const nextMeetings = {
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
};
