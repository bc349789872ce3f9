import { itemCategories } from '@oche/validators/market/limits';
import type { Sitemap, SitemapEntry } from '../../../../lib/declared/sitemap.ts';
import type { Deps } from '../../../../lib/deps.ts';
import * as queries from './sitemap.queries.ts';

/** @returns how many sitemaps the ads need, each for `size` consecutive ids */
async function countItemParts({ db }: Deps, size: number): Promise<number> {
  const last = await queries.getLastId.first(db, {});
  return last ? Math.floor(last.id / size) + 1 : 0;
}

/** The ads that everybody sees, with the `size` ids from `part * size` on. */
async function listItemPages({ db }: Deps, part: number, size: number): Promise<SitemapEntry[]> {
  const range = { from: part * size, to: (part + 1) * size };
  const rows = await queries.listSitemapItems(db, range);
  return rows.map(({ id, changedAt }) => ({ path: `/marketplace/${id}`, changedAt }));
}

export const itemSitemap: Sitemap = {
  pages: async () => [
    { path: '/marketplace' },
    ...itemCategories.map((category) => ({ path: `/marketplace?category=${category}` })),
  ],
  parts: { items: { area: 'market', count: countItemParts, list: listItemPages } },
};
