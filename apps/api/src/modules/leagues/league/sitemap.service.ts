import type { SitemapEntry } from '../../../lib/declared/sitemap.ts';
import type { Deps } from '../../../lib/deps.ts';
import * as queries from './sitemap.queries.ts';

/** @returns how many sitemaps the leagues need, each for `size` consecutive ids */
export async function countLeagueParts({ db }: Pick<Deps, 'db'>, size: number): Promise<number> {
  const last = await queries.getLastId.first(db, {});
  return last ? Math.floor(last.id / size) + 1 : 0;
}

/** Leagues with the `size` ids from `part * size` on. */
export async function listLeaguePages(
  { db }: Pick<Deps, 'db'>,
  part: number,
  size: number,
): Promise<SitemapEntry[]> {
  const range = { from: part * size, to: (part + 1) * size };
  const rows = await queries.listSitemapLeagues(db, range);
  return rows.map(({ id, changedAt }) => ({ path: `/leagues/${id}`, changedAt }));
}
