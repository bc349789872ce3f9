import type { RouterInputs } from '../../../lib/trpc.ts';

export const nextLeagues = {
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
};

/** The same inputs for loader and page, so that they share the cache. */
export const listInput = (search: string | undefined): RouterInputs['leagues']['list'] => ({
  search,
});

/** The page of a fixture. */
export const fixturePath = (id: number): string => `/leagues/fixtures/${id}`;

/** Where officers run a league. */
export const managePath = (id: number): string => `/leagues/${id}/manage`;
