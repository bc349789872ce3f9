import { seedScale } from '@oche/db/seeds';
import { useTestDatabase } from '@oche/db/testing';
import { beforeAll, expect, it } from 'vitest';
import { genericPlan, indexesOf, scannedOf } from '../../../testing/plans.ts';
import * as queries from './feed.queries.ts';

const database = useTestDatabase({ max: 1, statementTimeoutMs: 0 });
beforeAll(() => seedScale(database.pool, { posts: 20_000 }));

it.each([
  [queries.getForumState, 'forum_threads_latest'],
  [queries.listForumEntries, 'forum_posts_thread_id_number_key'],
  [queries.getCategoryState, 'forum_threads_latest'],
  [queries.listCategoryEntries, 'forum_posts_thread_id_number_key'],
  [queries.getSubforumState, 'forum_threads_latest'],
  [queries.listSubforumEntries, 'forum_posts_thread_id_number_key'],
  [queries.getThreadState, 'forum_threads_pkey'],
  [queries.listThreadEntries, 'forum_posts_thread_id_number_key'],
  [queries.getMemberState, 'forum_posts_author'],
  [queries.listMemberEntries, 'forum_posts_author'],
  [queries.getTagState, 'forum_thread_tags_pkey'],
  [queries.listTagEntries, 'forum_thread_tags_pkey'],
])('statement %# walks along its index, and reads no table', async ({ sql }, walks) => {
  const plan = await genericPlan(database.pool, sql);
  expect(indexesOf(plan)).toContain(walks);
  for (const table of scannedOf(plan)) {
    expect(['forum_posts', 'forum_threads', 'users']).not.toContain(table);
  }
});
