import type { SitemapEntry } from '../../../lib/declared/sitemap.ts';
import type { Deps } from '../../../lib/deps.ts';
import * as queries from './sitemap.queries.ts';

/** @returns how many sitemaps the lounges need, each for `size` consecutive ids */
export async function countLoungeParts({ db }: Pick<Deps, 'db'>, size: number): Promise<number> {
  const last = await queries.getLastLoungeId.first(db, {});
  return last ? Math.floor(last.id / size) + 1 : 0;
}

/**
 * Active lounges with the `size` ids from `part * size` on. New lounges don't change earlier parts.
 */
export async function listLoungePages(
  { db }: Pick<Deps, 'db'>,
  part: number,
  size: number,
): Promise<SitemapEntry[]> {
  const range = { from: part * size, to: (part + 1) * size };
  const lounges = await queries.listSitemapLounges(db, range);
  return lounges.map(({ id, changedAt }) => ({ path: `/venues/${id}`, changedAt }));
}
