import type { PageHead } from '../../../lib/head.ts';
import { listPageJsonLd } from '../../../lib/json-ld.ts';
import type { Api } from '../../../lib/trpc.ts';
import { listInput } from '../shared/league-data.ts';

/** What search engines learn of the list (schema.org): the leagues of its first page, each of which says itself what it is. */
export function leaguesJsonLdOf(
  { api, origin }: { api: Api; origin: string },
  { title = '', path = '' }: PageHead,
) {
  const list = api.leagues.list.getInfiniteData(listInput(undefined));
  const items = (list?.pages[0]?.items ?? []).map(({ id, name }) => ({
    name,
    path: `/leagues/${id}`,
  }));
  return listPageJsonLd({ origin, name: title, path, items });
}
