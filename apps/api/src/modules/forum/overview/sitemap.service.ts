import type { SitemapEntry } from '../../../lib/declared/sitemap.ts';
import type { Deps } from '../../../lib/deps.ts';
import * as queries from './sitemap.queries.ts';

/** The overview, the subforums and the tags; there are few of them. */
export async function listForumPages({ db }: Pick<Deps, 'db'>): Promise<SitemapEntry[]> {
  const [subforums, tags] = await Promise.all([
    queries.listSitemapSubforums(db, {}),
    queries.listSitemapTags(db, {}),
  ]);
  return [
    { path: '/forum' },
    { path: '/forum/latest' },
    { path: '/forum/best' },
    ...subforums.map(({ id }) => ({ path: `/forum/subforum/${id}` })),
    ...tags.map(({ slug }) => ({ path: `/forum/tag/${slug}` })),
  ];
}

/** @returns how many sitemaps the threads need, each for `size` ids in a row */
export async function countThreadParts({ db }: Pick<Deps, 'db'>, size: number): Promise<number> {
  const last = await queries.getLastThreadId.first(db, {});
  return last ? Math.floor(last.id / size) + 1 : 0;
}

/** Threads with the `size` ids from `part * size` on. New threads never change an earlier part. */
export async function listThreadPages(
  { db }: Pick<Deps, 'db'>,
  part: number,
  size: number,
): Promise<SitemapEntry[]> {
  const threads = await queries.listSitemapThreads(db, {
    from: part * size,
    to: (part + 1) * size,
  });
  return threads.map(({ id, changedAt }) => ({ path: `/forum/thread/${id}`, changedAt }));
}
