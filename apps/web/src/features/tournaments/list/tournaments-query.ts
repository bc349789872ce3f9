import type { RouterInputs } from '../../../lib/trpc.ts';
import type { TournamentSearch } from './tournament-search.ts';

type Input = RouterInputs['tournaments']['list'];

/** The same input for loader and page, so that they share the cache. */
export const listInput = ({ q, status }: TournamentSearch): Input => ({
  search: q,
  status: status ?? 'all',
});

export const nextTournaments = {
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
};

/** The member's own ones that are not over. */
export const OWN = { period: 'current' } as const;
