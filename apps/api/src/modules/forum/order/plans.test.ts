import { seedScale } from '@oche/db/seeds';
import { useTestDatabase } from '@oche/db/testing';
import { beforeAll, expect, it } from 'vitest';
import {
  explain,
  genericPlan,
  indexesOf,
  runGeneric,
  scannedOf,
  touched,
  vacuum,
} from '../../../testing/plans.ts';
import { listOwnWaiting } from '../approval/waiting.queries.ts';
import { findPlace } from '../thread/former-place.queries.ts';
import { getThreadPlaces } from '../watching/forum-places.queries.ts';
import { getForecast } from './forecast.queries.ts';
import * as marks from './marks.queries.ts';
import * as tags from './order-tags.queries.ts';
import * as placing from './placing.queries.ts';
import * as reorderings from './reordering.queries.ts';

const database = useTestDatabase({ max: 1, statementTimeoutMs: 0 });
let longThreadId: number;

/** 20,000 posts, of which 15,000 have stood elsewhere, by 3,000 reorderings; with what members have read and watch. */
beforeAll(async () => {
  const { pool } = database;
  ({ longThreadId } = await seedScale(pool, { posts: 20_000 }));
  await pool.query(`
    insert into forum_reorderings (kind, source_id, target_id, from_subforum_id, to_subforum_id, post_count, first_number,
        moved_by, moved_at)
      select 'posts', one.id, other.id, one.subforum_id, other.subforum_id, 5, 10, one.author_id, now()
      from generate_series(1, 3000) n
      join (select *, row_number() over (order by id) as place from forum_threads) one on one.place = 1 + n % 700
      join (select *, row_number() over (order by id) as place from forum_threads) other on other.place = 1 + n * 7 % 700
      where one.id <> other.id;
    insert into forum_former_places (thread_id, number, post_id, reordering_id)
      select thread_id, number + 100000, post.id, first.id + row_number() over (order by post.id) % 2900
      from forum_posts post, (select min(id) as id from forum_reorderings) first
      order by post.id limit 15000;
    insert into forum_visits (user_id, thread_id, seen, seen_before, visited_at)
      select users.id, thread.id, 1, null, now()
      from (select id from users order by id limit 40) users, forum_threads thread;
    insert into watches (user_id, kind, place_id, level, since)
      select users.id, 'thread', thread.id, 'watching', now()
      from (select id from users order by id limit 40) users, forum_threads thread;
    insert into forum_post_reactions (post_id, thread_id, counts, revision)
      select id, thread_id, '{"bullseye": 1}', 1 from forum_posts where id % 2 = 0;
    insert into forum_reordered_marks (reordering_id, kind, user_id)
      select reordering.id, 'visit', users.id
      from (select id from users order by id limit 5) users, forum_reorderings reordering;
    insert into forum_submissions (author_id, subforum_id, thread_id, content, created_at)
      select author_id, subforum_id, id, 'Wartet', now() from forum_threads;`);
  await vacuum(pool);
});

/** The tables that grow with the forum. */
const GROWING = [
  'forum_posts',
  'forum_threads',
  'forum_former_places',
  'forum_reorderings',
  'forum_reordered_marks',
  'forum_post_reactions',
  'forum_visits',
  'forum_submissions',
  'watches',
  'users',
];

it.each([
  ['where an old address leads', findPlace, 'forum_former_places_pkey'],
  ['the place of a thread that may be merged', getThreadPlaces, 'forum_threads_pkey'],
  ['posts that are placed', placing.placePosts, 'forum_posts_thread_id_number_key'],
  ['posts that go back', placing.returnPosts, 'forum_former_places_reordering'],
  ['roots that are settled', placing.settleRoots, 'forum_posts_thread_id_number_key'],
  ['a thread that is counted', placing.recountThread, 'forum_posts_thread_id_number_key'],
  ['reactions that come along', placing.rehomeReactions, 'forum_former_places_reordering'],
  ['posts that are selected', placing.getSelection, 'forum_posts_pkey'],
  ['a thread that is merged', placing.setMerged, 'forum_threads_pkey'],
  ['visits that come along', marks.carryVisits, 'forum_former_places_reordering'],
  ['visits as they were', marks.returnVisits, 'forum_reordered_marks_pkey'],
  ['watches that come along', marks.carryWatches, 'forum_former_places_reordering'],
  ['watches as they were', marks.listWatchMarks, 'forum_reordered_marks_pkey'],
  ['what builds on a reordering', reorderings.findLater, 'forum_reorderings_pkey'],
  ['a first post that is elsewhere', reorderings.getFormerFirst, 'forum_former_places_pkey'],
  ['a reordering', reorderings.getShownReordering, 'forum_reorderings_pkey'],
  ['what was done of late', reorderings.listReorderings.withLimit(100), 'forum_reorderings_pkey'],
  ['what would happen', getForecast, 'forum_submissions_waiting'],
  ['tags of both threads', tags.getBroughtTags, 'forum_threads_pkey'],
  ['what waits of a member', listOwnWaiting, 'forum_submissions_author'],
])('%s: its statement walks along its index, and reads no table', async (_, query, walks) => {
  const plan = await genericPlan(database.pool, query.sql);
  expect(indexesOf(plan)).toContain(walks);
  for (const table of scannedOf(plan)) expect(GROWING).not.toContain(table);
});

it('an old address is found with a few keys, however much has moved', async () => {
  const plan = await runGeneric(
    database.pool,
    findPlace,
    { threadId: longThreadId, number: 100_001 },
    true,
  );
  expect(touched(plan)).toBeLessThan(30);
});

it('where a thread is now is found with a few keys, too', async () => {
  const { pool } = database;
  const thread = `select current_thread(id) from forum_threads where id = ${longThreadId}`;
  // the first call in a connection plans what is in the function
  await explain(pool, 'analyze, buffers', thread);
  expect(touched(await explain(pool, 'analyze, buffers', thread))).toBeLessThan(30);
});
