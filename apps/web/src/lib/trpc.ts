import type { AppRouter } from '@oche/api';
import type { QueryClient } from '@tanstack/react-query';
import type { TRPCClient, TRPCLink } from '@trpc/client';
import { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query';

export type { AppRouter, ErrorData, RouterInputs, RouterOutputs } from '@oche/api';

/** Hooks for every procedure: `trpc.forum.thread.get.useSuspenseQuery({ id })`. */
export const trpc = createTRPCReact<AppRouter>();

export type ApiLink = TRPCLink<AppRouter>;

type QueryUtils = ReturnType<typeof createTRPCQueryUtils<AppRouter>>;

/**
 * What loaders use: `api.forum.thread.get.ensureData({ id })` goes through the query cache,
 * `api.client.forum.post.list.query(…)` doesn't.
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
