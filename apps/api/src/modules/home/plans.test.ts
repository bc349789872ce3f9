import { useTestDatabase } from '@oche/db/testing';
import { beforeAll, expect, it } from 'vitest';
import { explain, indexesOf, runGeneric, scannedOf, touched, vacuum } from '../../testing/plans.ts';
import { listLatest } from './activity/feed.queries.ts';
import { listLatestThreads } from './landing/landing.queries.ts';

const MEMBERS = 2_000;
const FRIENDS = 50;
const database = useTestDatabase({ max: 1, statementTimeoutMs: 0 });

/** Everybody has opened 30 threads; the reader has 50 friends, follows 50 more, and watches a subforum of many. */
beforeAll(async () => {
  const { pool } = database;
  await pool.query('alter table users disable trigger users_profile');
  await pool.query(`
    insert into users (id, email, first_name, last_name, email_verified_at)
    select 'm' || n, 'm' || n || '@oche.test', 'Mia', 'Muster', now()
    from generate_series(1, ${MEMBERS}) n`);
  await pool.query(`insert into usernames (username, user_id) select id || '-x', id from users`);
  await pool.query(`
    insert into profiles (user_id, username, visibility, visibility_chosen_at)
    select id, id || '-x', 'public', now() from users`);
  await pool.query(`
    with category as (insert into forum_categories (name) values ('Darts') returning id)
    insert into forum_subforums (category_id, name)
    select category.id, 'Forum ' || n from category, generate_series(1, 20) n`);
  await pool.query(`
    insert into forum_threads (subforum_id, author_id, title, created_at, last_post_author_id)
    select 1 + n % 20, 'm' || 1 + n % ${MEMBERS}, 'Welche Flights?',
      timestamptz '2031-01-01' + n * interval '1 min', 'm1'
    from generate_series(1, ${30 * MEMBERS}) n`);
  await pool.query(`
    insert into activities (user_id, kind, subject, subject_id, place, happened_at)
    select author_id, 'thread', id::text, id, 'subforum/' || subforum_id, created_at
    from forum_threads`);
  await pool.query(`
    insert into friendships (user_id, friend_id, since)
    select 'm1', 'm' || n, now() from generate_series(2, ${FRIENDS + 1}) n`);
  await pool.query(`
    insert into user_follows (follower_id, followed_id)
    select 'm1', 'm' || n from generate_series(${FRIENDS + 2}, ${2 * FRIENDS + 1}) n`);
  await pool.query(`
    insert into watches (user_id, kind, place_id, level, since)
    values ('m1', 'subforum', 3, 'watching', now())`);
  await vacuum(pool);
}, 60_000);

it('a feed takes the latest of each whom and what a member follows, however many activities there are', async () => {
  const page = {
    viewerId: 'm1',
    isStaff: false,
    happenedAt: '2031-01-20T00:00:00.000Z',
    kind: '',
    subject: '',
    isBounded: true,
  };
  const plan = await runGeneric(database.pool, listLatest.withLimit(6), page, true);
  expect(indexesOf(plan)).toEqual(expect.arrayContaining(['activities_of', 'activities_at']));
  expect(scannedOf(plan)).not.toContain('activities');
  expect(scannedOf(plan)).not.toContain('forum_threads');
  expect(scannedOf(plan)).not.toContain('users');
  // the latest of a hundred people and a place, and whether about twenty may be told
  expect(touched(plan)).toBeLessThan(2_000);
});

it('the newest threads are the first of each subforum, however many there are', async () => {
  const plan = await explain(database.pool, 'analyze, buffers', listLatestThreads.sql);
  expect(indexesOf(plan)).toContain('forum_threads_latest');
  expect(scannedOf(plan)).not.toContain('forum_threads');
  // five of each of twenty
  expect(touched(plan)).toBeLessThan(1_000);
});
