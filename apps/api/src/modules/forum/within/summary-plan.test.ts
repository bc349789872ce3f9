import { seedScale } from '@oche/db/seeds';
import { useTestDatabase } from '@oche/db/testing';
import { expect, it } from 'vitest';
import { indexesOf, runGeneric, scannedOf, touched } from '../../../testing/plans.ts';
import { listSummary } from './summary.queries.ts';

const database = useTestDatabase({ max: 1, statementTimeoutMs: 0 });

it('the summary of a long thread reads its own reactions only', async () => {
  const { pool } = database;
  const { longThreadId } = await seedScale(pool, { posts: 20_000 });
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
  const params = { threadId: longThreadId, viewerId: '' };
  const plan = await runGeneric(pool, listSummary, params);
  expect(plan['Actual Rows']).toBe(20);
  expect(indexesOf(plan)).toContain('forum_post_reactions_thread');
  expect(scannedOf(plan).filter((table) => /posts|reactions/.test(table))).toEqual([]);
  // a row a post that was reacted to, and a hundred posts with who that was
  expect(touched(plan)).toBeLessThan(3_000);
}, 60_000);
