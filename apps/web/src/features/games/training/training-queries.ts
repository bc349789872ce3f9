import type { Training } from '@oche/validators/games/start';

/** In the order in which they are offered. */
export const TRAININGS = ['clock', 'bob', 'checkout'] as const satisfies Training[];

/** How the list of results goes on. */
export const nextResults = {
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor ?? undefined,
};
