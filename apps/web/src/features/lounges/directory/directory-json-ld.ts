import type { QueryClient } from '@tanstack/react-query';
import type { I18n } from '../../../i18n/i18n.ts';
import type { PageHead } from '../../../lib/head.ts';
import { listPageJsonLd } from '../../../lib/json-ld.ts';
import type { Api } from '../../../lib/trpc.ts';
import { venueListQuery } from './venue-queries.ts';
import { venueSearchOf } from './venue-search.ts';

interface Loaded {
  api: Api;
  queryClient: QueryClient;
  i18n: I18n;
  origin: string;
}

/**
 * What search engines learn of the directory (schema.org): the lounges of its first page, each of which says itself what
 * it is.
 * @param city the page's, if it is of one
 */
export function loungesJsonLdOf(
  { api, queryClient, i18n, origin }: Loaded,
  { title = '', path = '' }: PageHead,
  city?: string,
) {
  const isCity = city !== undefined;
  const { queryKey } = venueListQuery(api.client, { ...venueSearchOf({}), city }, isCity);
  const list = queryClient.getQueryData(queryKey);
  const { open } = i18n.texts('venues/directory');
  const items = (list?.pages[0]?.items ?? []).map(({ id, name }) => ({
    name,
    path: `/venues/${id}`,
  }));
  const above = isCity ? [{ name: open.title(), path: '/lounges' }] : [];
  return listPageJsonLd({ origin, name: title, path, above, items });
}
