import type { RouterInputs } from '../../lib/trpc.ts';

export const nextClubs = {
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
};

/** The same inputs for loader and page, so that they share the cache. */
export const listInput = (search: string | undefined): RouterInputs['clubs']['list'] => ({
  search,
});
export const membersInput = (id: number): RouterInputs['clubs']['members']['list'] => ({ id });
export const rankingInput = (id: number): RouterInputs['clubs']['ranking'] => ({
  id,
  list: 'inside',
  period: 'year',
});

/** How many of the club's latest threads stand on its page. */
export const newsInput = (subforumId: number) => ({ subforumId, limit: 5 });
