import type { QueryClient } from '@tanstack/react-query';
import type { ApiLink, StreamHandlers } from './link.ts';
import { keyOf, type Path, treeOf } from './paths.ts';
import type { ApiClient, CacheOf } from './procedures.ts';

/**
 * What loaders use: `api.forum.thread.get.ensureData({ id })` goes through the query cache,
 * `api.client.forum.post.list.query(…)` doesn't.
 */
export type Api = CacheOf & { client: ApiClient };

/** How pages get their data: the query cache and the API. */
export interface DataLayer {
  queryClient: QueryClient;
  link: ApiLink;
  client: ApiClient;
  api: Api;
}

export function createApiAccess(link: ApiLink, queryClient: QueryClient): DataLayer {
  const client = treeOf<ApiClient>((path, name, input, handlers) => {
    const procedure = path.join('.');
    if (name === 'subscribe') return link.follow(procedure, input, handlers as StreamHandlers);
    return link.call(name === 'query' ? 'query' : 'mutation', procedure, input);
  });
  const cache = treeOf<CacheOf>((path, name, input, options) => {
    const access = cacheAccess(link, queryClient, path, input);
    return access[name as keyof typeof access](options);
  });
  const api = new Proxy(cache, {
    get: (target, name) => (name === 'client' ? client : Reflect.get(target, name)),
  }) as Api;
  return { queryClient, link, client, api };
}

/** How a query is read, and where the cache keeps it. */
export const queryOf = (link: ApiLink, path: Path, input: unknown) => ({
  queryKey: keyOf(path, input, 'query'),
  queryFn: () => link.call('query', path.join('.'), input),
});

/** The same for a list that is read page by page, with a cursor. */
export const infiniteQueryOf = (link: ApiLink, path: Path, input: unknown) => ({
  queryKey: keyOf(path, input, 'infinite'),
  queryFn: ({ pageParam }: { pageParam: unknown }) =>
    link.call('query', path.join('.'), { ...(input as object), cursor: pageParam ?? undefined }),
  initialPageParam: null,
});

function cacheAccess(link: ApiLink, queries: QueryClient, path: Path, input: unknown) {
  const query = queryOf(link, path, input);
  return {
    fetch: (options?: object) => queries.fetchQuery({ ...options, ...query }),
    ensureData: (options?: object) => queries.ensureQueryData({ ...options, ...query }),
    prefetch: (options?: object) => queries.prefetchQuery({ ...options, ...query }),
    prefetchInfinite: (options?: object) =>
      queries.prefetchInfiniteQuery({ ...options, ...infiniteQueryOf(link, path, input) }),
    getData: () => queries.getQueryData(query.queryKey),
    invalidate: () => queries.invalidateQueries({ queryKey: keyOf(path, input) }),
  };
}
