import { seedScale } from '@oche/db/seeds';
import { useTestDatabase } from '@oche/db/testing';
import type { Compilable } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { nodesOf, type PlanNode, scannedOf, touched, vacuum } from '../../../testing/plans.ts';
import { selectPosts, selectThreads } from './thread-list.queries.ts';

/** The tables that grow with the forum. */
const GROWING = ['forum_posts', 'forum_threads', 'users'];

const database = useTestDatabase({ max: 1, statementTimeoutMs: 0 });

beforeAll(async () => {
  await seedScale(database.pool, { posts: 20_000 });
  await database.pool.query(
    'update forum_threads set is_locked = id % 50 = 0, is_pinned = id % 70 = 0',
  );
  await vacuum(database.pool);
});

/** Runs a statement as the lists do: planned with the values that it has. */
async function run(query: Compilable): Promise<PlanNode> {
  const { sql, parameters } = query.compile();
  const { rows } = await database.pool.query(`explain (format json, analyze, buffers) ${sql}`, [
    ...parameters,
  ]);
  return rows[0]['QUERY PLAN'][0].Plan;
}

const all = { subforumId: undefined, search: undefined, state: undefined, after: null } as const;

const lists: [string, () => Compilable][] = [
  ['the newest threads', () => selectThreads(database.db, { ...all, sort: 'new', limit: 21 })],
  ['the oldest threads', () => selectThreads(database.db, { ...all, sort: 'old', limit: 21 })],
  [
    'threads by activity, behind a page',
    () =>
      selectThreads(database.db, {
        ...all,
        sort: 'active',
        after: { lastPostAt: '2026-01-01T00:00:00.000Z', id: 100 },
        limit: 21,
      }),
  ],
  [
    'the newest of a subforum',
    () => selectThreads(database.db, { ...all, subforumId: 1, sort: 'new', limit: 21 }),
  ],
  [
    'deleted threads',
    () => selectThreads(database.db, { ...all, state: 'deleted', sort: 'new', limit: 21 }),
  ],
  [
    'the newest posts',
    () =>
      selectPosts(database.db, {
        search: undefined,
        wanted: null,
        state: undefined,
        sort: 'new',
        after: null,
        limit: 21,
      }),
  ],
  [
    'deleted posts',
    () =>
      selectPosts(database.db, {
        search: undefined,
        wanted: null,
        state: 'deleted',
        sort: 'new',
        after: null,
        limit: 21,
      }),
  ],
];

it.each(lists)('%s cost no more than their page', async (_, build) => {
  const plan = await run(build());
  for (const table of scannedOf(plan)) expect(GROWING).not.toContain(table);
  // a row with its first post, place, author and their indexes
  expect(touched(plan)).toBeLessThan(21 * 30);
  const read = nodesOf(plan).map((node) => node['Actual Rows'] ?? 0);
  expect(Math.max(...read)).toBeLessThan(200);
});
