import type { QueryKey } from '@tanstack/react-query';
import type { I18n } from '../i18n/i18n.ts';
import { createApiAccess, type DataLayer } from '../lib/api/client.ts';
import { withErrorTexts } from '../lib/api/error-text-link.ts';
import type { ApiLink } from '../lib/api/link.ts';
import { createQueryClient } from '../lib/query-client.ts';

export type { DataLayer } from '../lib/api/client.ts';

/** A query's result, in the form in which the server passes it to the browser. */
export type HandedQuery = [key: QueryKey, data: unknown, updatedAt: number];

/**
 * @param link how procedures are called: over HTTP in the browser, within the process on the server
 */
export const createDataLayer = (i18n: I18n, link: ApiLink): DataLayer =>
  createApiAccess(withErrorTexts(link, i18n), createQueryClient());

export const handQueries = ({ queryClient }: DataLayer): HandedQuery[] =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data, state.dataUpdatedAt]);

export function takeQueries({ queryClient }: DataLayer, queries: HandedQuery[]): void {
  for (const [key, data, updatedAt] of queries) queryClient.setQueryData(key, data, { updatedAt });
}
