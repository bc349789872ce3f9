import type { AppRouter } from '@oche/api';
import type { QueryClient } from '@tanstack/react-query';
import type { TRPCClient, TRPCLink } from '@trpc/client';
import { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query';

export type { AppRouter, ErrorData, RouterInputs, RouterOutputs } from '@oche/api';

/** Hooks of every procedure: `trpc.forum.thread.get.useSuspenseQuery({ id })`. */
export const trpc = createTRPCReact<AppRouter>();

export type ApiLink = TRPCLink<AppRouter>;

type QueryUtils = ReturnType<typeof createTRPCQueryUtils<AppRouter>>;

/**
 * What loaders fetch with: `api.forum.thread.get.ensureData({ id })` through the query cache,
 * `api.client.forum.post.list.query(…)` past it.
 */
export type Api = QueryUtils & { client: TRPCClient<AppRouter> };

export function createApi(links: ApiLink[], queryClient: QueryClient) {
  const client = trpc.createClient({ links });
  const utils = createTRPCQueryUtils<AppRouter>({ client, queryClient });
  const api = new Proxy(utils, {
    get: (target, name) => (name === 'client' ? client : Reflect.get(target, name)),
  }) as Api;
  return { client, api };
}
