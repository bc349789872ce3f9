import { seedScale } from '@oche/db/seeds';
import { useTestDatabase } from '@oche/db/testing';
import { beforeAll, expect, it } from 'vitest';
import {
  indexesOf,
  type PlanNode,
  runGeneric,
  scannedOf,
  touched,
} from '../../../testing/plans.ts';
import { listSummary } from '../within/summary.queries.ts';
import { listBestOfWeek } from './week.queries.ts';

const database = useTestDatabase({ max: 1, statementTimeoutMs: 0 });
let longThreadId: number;

/** Every second post is called good by one to four members. */
beforeAll(async () => {
  const { pool } = database;
  ({ longThreadId } = await seedScale(pool, { posts: 20_000 }));
  await pool.query(`
    insert into forum_reactions (post_id, user_id, kind, created_at)
      select post.id, member.id, 'bullseye', now()
      from forum_posts post
      cross join lateral (
        select id from users where id <> post.author_id order by id limit 1 + post.number % 4
      ) member
      where post.number % 2 = 0;
    insert into forum_post_reactions (post_id, thread_id, counts, revision)
      select post.id, post.thread_id, jsonb_build_object('bullseye', 1 + post.number % 4), 1
      from forum_posts post where post.number % 2 = 0;
    analyze forum_reactions, forum_post_reactions`);
}, 60_000);

const growing = (plan: PlanNode) =>
  scannedOf(plan).filter((table) => /posts|threads|reactions|users/.test(table));

it('the summary of a long thread reads its own reactions only', async () => {
  const { pool } = database;
  const params = { threadId: longThreadId, viewerId: '' };
  const plan = await runGeneric(pool, listSummary, params);
  expect(plan['Actual Rows']).toBe(20);
  expect(indexesOf(plan)).toContain('forum_post_reactions_thread');
  expect(growing(plan)).toEqual([]);
  // a row a post that was reacted to, and a hundred posts with who that was
  expect(touched(plan)).toBeLessThan(3_000);
});

it('the best of a week read its posts only', async () => {
  const { pool } = database;
  const { rows } = await pool.query(
    `select created_at - interval '3 days' as "from", created_at + interval '4 days' as "until"
     from forum_posts order by id offset 15000 limit 1`,
  );
  const [{ from, until }] = rows;
  const { rows: posts } = await pool.query(
    'select count(*)::int as count from forum_posts where created_at >= $1 and created_at < $2',
    [from, until],
  );
  const plan = await runGeneric(pool, listBestOfWeek, { from, until, viewerId: '' });
  expect(plan['Actual Rows']).toBe(20);
  expect(indexesOf(plan)).toContain('forum_posts_recent');
  expect(growing(plan)).toEqual([]);
  expect(touched(plan)).toBeLessThan(posts[0].count * 3 + 3_000);
});
