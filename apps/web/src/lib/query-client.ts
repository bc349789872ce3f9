import { QueryClient } from '@tanstack/react-query';

/**
 * Reads are not retried and never refetched by a timer or by focus: live events and mutations say
 * what changed. A query for which stale data would mislead opts in for itself.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
      },
      // offline a call fails at once and says so, instead of waiting without a word
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
