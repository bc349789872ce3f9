import { beforeAll, expect, test } from 'vitest';
import { createPool, type Pool } from '../../index.ts';
import { useTestDatabase } from '../../testing.ts';
import { countInconsistencies } from '../consistency.testing.ts';
import { seedDemo } from '../demo.ts';
import { type ScaleStats, seedScale } from './scale.ts';

const POSTS = 3_000;

const database = useTestDatabase();
let before: number;
let stats: ScaleStats;
const progress: number[] = [];
beforeAll(async () => {
  await seedDemo(database.db);
  before = await count('select count(*) from forum_posts');
  const onProgress = (done: { posts: number }) => progress.push(done.posts);
  stats = await seedScale(database.pool, { posts: POSTS, onProgress });
});

async function count(sql: string, values: unknown[] = []): Promise<number> {
  return (await database.pool.query(sql, values)).rows[0].count;
}

test('adds exactly the wished posts to what is there, and counts up to them', async () => {
  expect(stats.posts).toBe(POSTS);
  expect(await count('select count(*) from forum_posts')).toBe(before + POSTS);
  expect(progress.at(-1)).toBe(POSTS);
});

test('numbers, counters and references fit together', async () => {
  expect(await countInconsistencies(database.pool)).toEqual({});
});

test('the threads and the subforum to measure with are what they are said to be', async () => {
  const posts = 'select post_count as count from forum_threads where id = $1';
  expect(await count(posts, [stats.typicalThreadId])).toBe(24);
  expect(await count(posts, [stats.longThreadId])).toBe(POSTS / 20);
  const busiest = 'select id as count from forum_subforums order by thread_count desc limit 1';
  expect(await count(busiest)).toBe(stats.busySubforumId);
  expect(await count('select count(*) from users where id = $1', [stats.memberId])).toBe(1);
});

test('it looks like a forum: short and long posts, answers, quotes, nothing from tomorrow', async () => {
  const { rows } = await database.pool.query(
    `select min(length(content)) as shortest, max(length(content)) as longest,
      count(parent_post_id)::float / count(*) as answers,
      count(quoted_post_id)::float / count(*) as quotes,
      count(*) filter (where created_at > now()) as future
    from forum_posts p where thread_id >= $1`,
    [stats.typicalThreadId],
  );
  const { shortest, longest, answers, quotes, future } = rows[0];
  expect(shortest).toBeGreaterThanOrEqual(20);
  expect(longest).toBeGreaterThan(600);
  expect(longest).toBeLessThanOrEqual(800);
  expect(answers).toBeCloseTo(0.3, 1);
  expect(quotes).toBeCloseTo(0.05, 1);
  expect(future).toBe(0);
});

test('members can go on writing: ids continue, and PostgreSQL checks references again', async () => {
  const write = (author: string) =>
    count(
      `insert into forum_posts (thread_id, number, root_number, author_id, content, revision)
      values ($1, 25, 25, $2, 'Weiter geht es', 25) returning id as count`,
      [stats.typicalThreadId, author],
    );
  const last = await count('select max(id) as count from forum_posts');
  expect(await write(stats.memberId)).toBe(last + 1);
  await database.pool.query('delete from forum_posts where id = $1', [last + 1]);
  await expect(write('nobody')).rejects.toThrow('foreign key');
});

test('an owner who is no superuser can seed, too', async () => {
  await asOwner(async (pool) => {
    const more = await seedScale(pool, { posts: 200 });
    expect(more.posts).toBe(200);
  });
  expect(await countInconsistencies(database.pool)).toEqual({});
});

/** Runs with the rights that a hosting service gives: all in the database, none on the server. */
async function asOwner(work: (pool: Pool) => Promise<void>): Promise<void> {
  const role = `owner_${process.pid}`;
  await database.pool.query(`
    create role ${role} login password 'x';
    grant all on all tables in schema public to ${role};
    grant all on all sequences in schema public to ${role};`);
  const url = new URL(database.url);
  url.username = role;
  url.password = 'x';
  const pool = createPool(url.href);
  try {
    await work(pool);
  } finally {
    await pool.end();
    await database.pool.query(`drop owned by ${role}; drop role ${role}`);
  }
}
