import { seedScale } from '@oche/db/seeds';
import { useTestDatabase } from '@oche/db/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { genericPlan, indexesOf, runGeneric, scannedOf, touched } from '../../../testing/plans.ts';
import { listBookmarks } from '../bookmarks/bookmark.queries.ts';
import { getSubforum, listActiveCategories } from '../overview/category.queries.ts';
import { getPost, listRecentPosts } from '../post/post.queries.ts';
import {
  findPageStart,
  findPageStartInTime,
  listPostsAfter,
  listPostsAfterForMembers,
  listPostsBefore,
  listPostsBeforeForMembers,
  listPostsSince,
  listPostsSinceForMembers,
  listPostsUntilForMembers,
} from '../post/post-page.queries.ts';
import { listNews } from '../progress/reading.queries.ts';
import { listBest } from '../reactions/best.queries.ts';
import { listChangedReactions, listReactions } from '../reactions/reaction.queries.ts';
import { listVersions } from '../versions/version.queries.ts';
import { listLatest, listLatestUnread } from './latest.queries.ts';
import { getThread, listThreadChanges, listThreads } from './thread.queries.ts';

/** The tables that grow with the forum; the few categories and subforums may be read in any way. */
const GROWING = ['forum_posts', 'forum_threads', 'users'];

const hotReads = {
  'the first posts and those after a cursor': {
    query: listPostsAfter.withLimit(21),
    walks: 'forum_posts_reading',
  },
  'the same for members': {
    query: listPostsAfterForMembers.withLimit(21),
    walks: 'forum_posts_reading',
  },
  'the posts before a cursor': {
    query: listPostsBefore.withLimit(20),
    walks: 'forum_posts_reading',
  },
  'those before a cursor for members': {
    query: listPostsBeforeForMembers.withLimit(20),
    walks: 'forum_posts_reading',
  },
  'the start of a page around a post': {
    query: findPageStart.withLimit(20),
    walks: 'forum_posts_reading',
  },
  'the first posts in time and those after a cursor': {
    query: listPostsSince.withLimit(21),
    walks: 'forum_posts_thread_id_number_key',
  },
  'the same of them for members': {
    query: listPostsSinceForMembers.withLimit(21),
    walks: 'forum_posts_thread_id_number_key',
  },
  'those before a cursor in time for members': {
    query: listPostsUntilForMembers.withLimit(20),
    walks: 'forum_posts_thread_id_number_key',
  },
  'the start of a page around a post in time': {
    query: findPageStartInTime.withLimit(20),
    walks: 'forum_posts_thread_id_number_key',
  },
  'what is new to a member': { query: listNews, walks: 'forum_posts_thread_id_number_key' },
  'the reactions to posts': { query: listReactions, walks: 'forum_post_reactions_pkey' },
  'the reactions that are new': {
    query: listChangedReactions.withLimit(101),
    walks: 'forum_post_reactions_thread',
  },
  'a post': { query: getPost, walks: 'forum_posts_pkey' },
  'the newest posts': { query: listRecentPosts.withLimit(5), walks: 'forum_posts_recent' },
  'the threads of a subforum': {
    query: listThreads.withLimit(21),
    walks: 'forum_threads_listing',
  },
  'the latest threads of all places': {
    query: listLatest.withLimit(21),
    walks: 'forum_threads_activity',
  },
  'those that a member has not read': {
    query: listLatestUnread.withLimit(21),
    walks: 'forum_threads_activity',
  },
  'a thread': { query: getThread, walks: 'forum_posts_thread_id_number_key' },
  'the changes of a thread': {
    query: listThreadChanges.withLimit(101),
    walks: 'forum_posts_revision',
  },
  'the best answers of a thread': { query: listBest, walks: 'forum_post_reactions_thread' },
  "a member's bookmarks": {
    query: listBookmarks.withLimit(21),
    walks: 'forum_bookmarks_list',
  },
  'the earlier texts of a post': {
    query: listVersions.withLimit(11),
    walks: 'forum_post_versions_pkey',
  },
  'a subforum': { query: getSubforum, walks: 'forum_threads_latest' },
  'the overview': { query: listActiveCategories, walks: 'forum_threads_latest' },
};

const database = useTestDatabase({ max: 1, statementTimeoutMs: 0 });
let longThreadId: number;

beforeAll(async () => {
  ({ longThreadId } = await seedScale(database.pool, { posts: 20_000 }));
});

describe.each(Object.entries(hotReads))('%s', (_, { query, walks }) => {
  it('is found along its index, never by reading or sorting a table', async () => {
    const plan = await genericPlan(database.pool, query.sql);
    expect(indexesOf(plan)).toContain(walks);
    for (const table of scannedOf(plan)) expect(GROWING).not.toContain(table);
  });
});

it('a page of a long thread touches no more than the page', async () => {
  const { rows } = await database.pool.query(
    'select max(post_count) as longest from forum_threads',
  );
  expect(rows[0].longest).toBeGreaterThanOrEqual(1000);
  const page = await runGeneric(database.pool, listPostsAfter.withLimit(21), {
    threadId: longThreadId,
    rootNumber: 500,
    number: 500,
  });
  // each post with author, parent and indexes; the whole thread would be thousands of blocks
  expect(touched(page)).toBeLessThan(21 * 10);
});

it('PostgreSQL plans each hot read once, not for every run', async () => {
  const { db, pool } = database;
  const first = { isPinned: true, lastPostAt: '9999-12-31T00:00:00.000Z', id: 1e9 };
  const place = { threadId: longThreadId, rootNumber: 1, number: 1 };
  const middle = { threadId: longThreadId, rootNumber: 500, number: 500 };
  const everything = [
    () => listPostsAfter(db, { ...place, limit: 21 }),
    () => listPostsAfterForMembers(db, { ...place, viewerId: 'x', limit: 21 }),
    () => listPostsBefore(db, { ...middle, limit: 20 }),
    () => listPostsBeforeForMembers(db, { ...middle, viewerId: 'x', limit: 20 }),
    () => findPageStart(db, { threadId: longThreadId, number: 70, limit: 20 }),
    () => getPost(db, { id: 1 }),
    () => listRecentPosts(db, { viewerId: 'x', limit: 5 }),
    () => listThreads(db, { subforumId: 1, ...first, limit: 21 }),
    () => listLatest(db, { lastPostAt: first.lastPostAt, id: 1e9, limit: 21 }),
    () =>
      listLatestUnread(db, {
        lastPostAt: first.lastPostAt,
        id: 1e9,
        userId: 'x',
        since: '2026-01-01T00:00:00.000Z',
        limit: 21,
      }),
    () => listBest(db, { threadId: longThreadId, viewerId: 'x' }),
    () => getThread(db, { id: longThreadId, viewerId: '' }),
    () => listThreadChanges(db, { threadId: longThreadId, after: 990, limit: 101 }),
    () => getSubforum(db, { id: 1 }),
    () => listActiveCategories(db, {}),
  ];
  for (let run = 0; run < 10; run++) for (const read of everything) await read();
  const { rows } = await pool.query<{ name: string; plannedOnce: boolean }>(
    `select name, generic_plans > 0 as "plannedOnce" from pg_prepared_statements
     where name like 'forum.%'`,
  );
  expect(rows).toHaveLength(everything.length);
  expect(rows.filter(({ plannedOnce }) => !plannedOnce)).toEqual([]);
});
