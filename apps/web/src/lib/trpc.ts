import type { AppRouter } from '@oche/api';
import type { QueryClient } from '@tanstack/react-query';
import type { TRPCLink } from '@trpc/client';
import { createTRPCQueryUtils, createTRPCReact } from '@trpc/react-query';

export type { AppRouter, ErrorData, RouterInputs, RouterOutputs } from '@oche/api';

/** Hooks of every procedure: `trpc.forum.thread.get.useSuspenseQuery({ id })`. */
export const trpc = createTRPCReact<AppRouter>();

export type ApiLink = TRPCLink<AppRouter>;

/** What loaders fetch with: `api.forum.thread.get.ensureData({ id })`. */
export type Api = ReturnType<typeof createTRPCQueryUtils<AppRouter>>;

export function createApi(link: ApiLink, queryClient: QueryClient) {
  const client = trpc.createClient({ links: [link] });
  return { client, api: createTRPCQueryUtils<AppRouter>({ client, queryClient }) };
}
