/** Of members as many as a tenth of a country has; they do a third of what those would do in the week. */
const MEMBERS = 10_000;
const THREADS = 5000;
const SUBFORUMS = 30;
const LOUNGES = 500;
export const HOURS = 168;
/** transactions of each kind in an hour; between two the versions before are dead */
export const ROUNDS = 2;

/** The tables that the week writes to. */
export const TABLES = [
  'forum_threads',
  'forum_subforums',
  'forum_visits',
  'sessions',
  'rate_limits',
  'notification_groups',
  'notifications',
  'lounge_calendars',
  'board_occupancies',
] as const;

const each = (count: number) => `generate_series(1, ${count}) n`;
const member = `'m' || 1 + (random() * ${MEMBERS - 1})::int`;
/** The newest threads are the ones that are read. */
const thread = `1 + (${THREADS - 1} * sqrt(random()))::int`;

/** What is there when the week begins; without references, which cost nothing of what is measured. */
export const BEGINNING: readonly string[] = [
  `insert into users (id, email, first_name, last_name)
   select 'm' || n, 'm' || n || '@oche.test', 'Mia', 'Muster' || n from ${each(MEMBERS)}`,
  `insert into forum_categories (name) values ('Darts')`,
  `insert into forum_subforums (category_id, name) select 1, 'Forum ' || n from ${each(SUBFORUMS)}`,
  `insert into forum_threads (subforum_id, author_id, title, last_post_at, last_post_author_id)
   select 1 + n % ${SUBFORUMS}, 'm' || 1 + n % ${MEMBERS}, 'Welche Flights spielt ihr bei so einem Barrel?',
     now() - (${THREADS} - n) * interval '1 h', 'm1' from ${each(THREADS)}`,
  `insert into forum_visits (user_id, thread_id, seen, visited_at)
   select ${member}, ${thread}, 1, now() from ${each(MEMBERS * 60)} on conflict do nothing`,
  `insert into sessions (id_hash, user_id, expires_at)
   select md5(n::text) || md5('x' || n), 'm' || 1 + n % ${MEMBERS}, now() + interval '30 days'
   from ${each(MEMBERS * 1.5)}`,
  `insert into rate_limits (key, points, expire) select 'call:' || n, 1, 0 from ${each(MEMBERS / 2)}`,
  `insert into lounge_calendars (lounge_id) select n from ${each(LOUNGES)}`,
  `insert into notification_groups (recipient_id, kind, group_key, latest_at, read_at)
   select ${member}, 'forum.answer', 'thread/' || n, at, at + interval '3 h'
   from ${each(MEMBERS * 30)}, lateral (select now() - (random() * 90) * interval '1 day' as at) t`,
  `insert into notifications (group_id, recipient_id, kind, event_id, place, payload, created_at, read_at)
   select id, recipient_id, kind, gen_random_uuid(), 'post/' || id, '{"postId": 1}', latest_at, read_at
   from notification_groups`,
];

/**
 * What an hour's share of the members does in one of its rounds, in the statements of the services: who reads moves a mark,
 * who writes moves a thread up and counts, every call counts for a limit, what is told is read or forgotten, and a booking
 * raises its calendar.
 */
export const ROUND: readonly string[] = [
  `update forum_visits set seen_before = seen, seen = seen + 1, visited_at = now()
   from (select distinct ${member} as user_id, ${thread} as thread_id from ${each(40_000)}) mark
   where forum_visits.user_id = mark.user_id and forum_visits.thread_id = mark.thread_id`,
  `insert into forum_visits (user_id, thread_id, seen, visited_at)
   select ${member}, ${thread}, 1, now() from ${each(200)}
   on conflict (user_id, thread_id) do update set seen = forum_visits.seen + 1, visited_at = excluded.visited_at`,
  `update sessions set last_seen_at = now()
   where id_hash in (select md5(k::text) || md5('x' || k)
     from (select 1 + (random() * ${MEMBERS * 1.5 - 1})::int as k from ${each(1200)}) s)`,
  `insert into rate_limits (key, points, expire)
   select distinct 'call:' || (random() * ${MEMBERS / 2})::int, 1, 0 from ${each(4000)}
   on conflict (key) do update set points = rate_limits.points + 1`,
  `update forum_threads set post_count = post_count + 1, next_number = next_number + 1, revision = revision + 1,
     last_post_at = now()
   where id in (select ${thread} from ${each(30)})`,
  `update forum_threads set reaction_revision = reaction_revision + 1 where id in (select ${thread} from ${each(60)})`,
  `update forum_subforums set post_count = post_count + 1
   where id in (select 1 + (random() * ${SUBFORUMS - 1})::int from ${each(10)})`,
  `with told as (
     insert into notification_groups (recipient_id, kind, group_key, latest_at)
     select ${member}, 'forum.answer', gen_random_uuid()::text, now() from ${each(600)} returning *
   )
   insert into notifications (group_id, recipient_id, kind, event_id, place, payload, created_at, awaits_digest)
   select id, recipient_id, kind, gen_random_uuid(), 'post/' || id, '{"postId": 1}', latest_at, true from told`,
  `with seen as (
     update notification_groups set read_at = now()
     where id in (select id from notification_groups where read_at is null limit 550) returning id
   )
   update notifications set read_at = now(), awaits_digest = false where group_id in (select id from seen)`,
  `with gone as (
     delete from notification_groups
     where id in (select id from notification_groups where read_at is not null order by read_at limit 600)
     returning id
   )
   delete from notifications where group_id in (select id from gone)`,
  `update lounge_calendars set revision = revision + 1
   where lounge_id in (select 1 + (random() * ${LOUNGES - 1})::int from ${each(100)})`,
  `insert into board_occupancies (lounge_id, board_id, booking_id, during)
   select lounge_id, board_id, board_id,
     tstzrange(now() + lounge_id * interval '1 year', now() + lounge_id * interval '1 year' + interval '2 h')
   from (select 1 + (random() * ${LOUNGES - 1})::int as lounge_id, nextval('bench.boards') as board_id
     from ${each(100)}) t`,
  `update board_occupancies set is_active = false
   where id in (select id from board_occupancies where is_active order by random() limit 15)`,
];
