import { QueryClient } from '@tanstack/react-query';

/**
 * Reads are neither retried nor refetched by a timer or by focus: live events and mutations say
 * what has changed. A query whose stale data would mislead turns refetching on for itself.
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
      // offline, a call fails at once instead of waiting silently
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
