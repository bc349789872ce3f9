import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { I18n } from '../i18n/i18n.ts';
import { createQueryClient } from '../lib/calls/query-client.ts';
import { errorTextLink } from '../lib/errors/error-text-link.ts';
import { type Api, type ApiLink, createApi } from '../lib/trpc.ts';

/** How pages get their data: the query cache and the API. */
export interface DataLayer {
  queryClient: QueryClient;
  client: Api['client'];
  api: Api;
}

/** A query's result, in the form in which the server passes it to the browser. */
export type HandedQuery = [key: QueryKey, data: unknown, updatedAt: number];

/**
 * @param link how procedures are called: over HTTP in the browser, within the process on the server
 */
export function createDataLayer(i18n: I18n, link: ApiLink): DataLayer {
  const queryClient = createQueryClient();
  return { queryClient, ...createApi([errorTextLink(i18n), link], queryClient) };
}

export const handQueries = ({ queryClient }: DataLayer): HandedQuery[] =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data, state.dataUpdatedAt]);

export function takeQueries({ queryClient }: DataLayer, queries: HandedQuery[]): void {
  for (const [key, data, updatedAt] of queries) queryClient.setQueryData(key, data, { updatedAt });
}
