import type { RouterInputs } from '../../../lib/trpc.ts';

type Input = RouterInputs['tournaments']['entries']['list'];

/** How many are shown at first; most tournaments have no more. */
const SHOWN = 48;

/** The same input for loader and page, so that they share the cache. */
export const entriesInput = (id: number, filter: 'registered' | 'waiting'): Input => ({
  id,
  filter,
  limit: SHOWN,
});

export const nextEntries = {
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
};
