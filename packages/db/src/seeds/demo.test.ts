import { verify } from '@node-rs/argon2';
import { beforeAll, expect, test } from 'vitest';
import { useTestDatabase } from '../testing.ts';
import { countInconsistencies } from './consistency.testing.ts';
import { DEMO_PASSWORD, seedDemo } from './demo.ts';

const NOW = new Date('2026-11-21T19:00:00Z');

const database = useTestDatabase();
let seeded: boolean[];
beforeAll(async () => {
  seeded = await Promise.all([seedDemo(database.db, NOW), seedDemo(database.db, NOW)]);
});

async function one(sql: string): Promise<Record<string, unknown>> {
  return (await database.pool.query(sql)).rows[0];
}

test('of two processes that start together one loads the data', () => {
  expect(seeded.toSorted()).toEqual([false, true]);
});

test('it is as much as promised', async () => {
  const counts = await one(`select
    (select count(*) from forum_categories) as categories,
    (select count(*) from forum_subforums) as subforums,
    (select count(*) from forum_threads) as threads,
    (select count(*) from forum_posts) as posts,
    (select count(*) from users) as users,
    (select count(*) from lounges) as lounges,
    (select count(*) from bookings) as bookings,
    (select count(*) from lounge_reviews) as reviews`);
  for (const [name, least] of Object.entries({
    categories: 5,
    subforums: 12,
    threads: 60,
    posts: 600,
    users: 40,
    lounges: 20,
    bookings: 20,
    reviews: 20,
  })) {
    expect(counts[name], name).toBeGreaterThanOrEqual(least);
  }
});

test('some evenings are full', async () => {
  const { full } = await one(`
    select count(*) as full from lounges l where l.number_of_boards = (
      select count(distinct o.board_id) from board_occupancies o
      where o.lounge_id = l.id and o.during @> (
        ('${NOW.toISOString()}'::timestamptz at time zone l.time_zone)::date + time '21:00'
      ) at time zone l.time_zone)`);
  expect(Number(full)).toBeGreaterThanOrEqual(3);
});

test('numbers, counters and references fit together', async () => {
  expect(await countInconsistencies(database.pool)).toEqual({});
});

test('nothing was written in the future or before its author had joined', async () => {
  expect(
    await one(`select
      count(*) filter (where p.created_at > '${NOW.toISOString()}') as "inTheFuture",
      count(*) filter (where p.edited_at > '${NOW.toISOString()}') as "editedInTheFuture",
      count(*) filter (where p.edited_at <= p.created_at) as "editedTooSoon",
      count(*) filter (where p.created_at < u.created_at) as "beforeJoining"
      from forum_posts p join users u on u.id = p.author_id`),
  ).toEqual({ inTheFuture: 0, editedInTheFuture: 0, editedTooSoon: 0, beforeJoining: 0 });
});

test('some posts have said something else before', async () => {
  const { count } = await one('select count(distinct post_id) from forum_post_versions');
  expect(count).toBe(2);
});

test('some questions are solved, by answers of others, and some posts bookmarked', async () => {
  const { solved, bookmarks } = await one(`select
    (select count(*) from forum_threads t join forum_posts p on p.id = t.solution_post_id
      where t.is_solved and p.thread_id = t.id and p.author_id <> t.author_id) as solved,
    (select count(*) from forum_bookmarks) as bookmarks`);
  expect([solved, bookmarks]).toEqual([4, 3]);
});

test('the demo accounts can sign in, the others have no password', async () => {
  const { rows } = await database.pool.query(`
    select email, role, password_hash as hash, email_verified_at is not null as verified
    from users where password_hash is not null order by email`);
  expect(rows.map(({ email, role, verified }) => [email, role, verified])).toEqual([
    ['admin@oche.test', 'admin', true],
    ['anna@oche.test', 'user', true],
    ['ben@oche.test', 'user', true],
    ['mod@oche.test', 'moderator', true],
  ]);
  expect(await verify(rows[0].hash, DEMO_PASSWORD)).toBe(true);
});

test('the demo accounts have usernames of their names, and all but Anna have chosen who sees them', async () => {
  const { rows } = await database.pool.query(`
    select username, visibility from profiles p join users u on u.id = p.user_id
    where password_hash is not null order by email`);
  expect(rows.map(({ username, visibility }) => [username, visibility])).toEqual([
    ['oliver.brandt', 'friends'],
    ['anna.bergmann', null],
    ['ben.yilmaz', 'public'],
    ['miriam.vogt', 'public'],
  ]);
});

test('members live at real postal codes and have an address of their name', async () => {
  const { rows } = await database.pool.query(`
    select email from users u where not exists (
      select from postal_codes c where c.country = u.country and c.code = u.zip_code)`);
  expect(rows).toEqual([]);
  const { odd } = await one(
    "select count(*) as odd from users where email !~ '^[a-z.-]+@oche\\.test$'",
  );
  expect(odd).toBe(0);
});

test('every lounge has a place on the map', async () => {
  const { rows } = await database.pool.query(
    'select name from lounges where latitude is null or state is null',
  );
  expect(rows).toEqual([]);
});

test('moderators have two cases to decide, one that is decided, and a log', async () => {
  const { open, decided, logged, reports } = await one(`
    select count(*) filter (where closed_at is null) as open,
      count(*) filter (where outcome = 'rejected') as decided,
      (select count(*) from audit_log) as logged,
      (select count(*) from moderation_reports report
        join moderation_cases c on c.id = report.case_id and c.thing_id = report.thing_id) as reports
    from moderation_cases`);
  expect([open, decided, logged, reports].map(Number)).toEqual([2, 1, 2, 4]);
});

test('what members write afterwards continues the ids', async () => {
  const { id, last } = await one(`
    with added as (insert into forum_categories (name) values ('Neu') returning id)
    select added.id, (select max(id) from forum_categories) as last from added`);
  expect(id).toBe(Number(last) + 1);
});

test('the member anna has been told of several kinds of things, some of which are unread', async () => {
  const { rows } = await database.pool.query(`
    select entry.kind, entry.read_at is null as "isUnread" from notification_groups entry
    join users member on member.id = entry.recipient_id where member.email = 'anna@oche.test'`);
  const kinds = new Set(rows.map(({ kind }) => kind));
  expect(kinds.size).toBeGreaterThanOrEqual(3);
  expect(rows.filter(({ isUnread }) => isUnread).length).toBeGreaterThanOrEqual(2);
  expect(rows.filter(({ isUnread }) => !isUnread).length).toBeGreaterThanOrEqual(2);
});
