import type { Pool } from '../pool.ts';

/** The rules that all writing transactions keep. Each is a query for the rows that break it. */
const RULES: Record<string, string> = {
  'numbers of a thread are 1, 2, 3 …': `
    select thread_id from forum_posts group by thread_id
    having min(number) <> 1 or max(number) <> count(*)`,
  'a later number is written later': `
    select from (select created_at, lag(created_at) over w as before, id, lag(id) over w as id_before
      from forum_posts window w as (partition by thread_id order by number)) p
    where created_at < before or id < id_before`,
  'a thread has its first post': `
    select from forum_threads t
    left join forum_posts p on p.thread_id = t.id and p.number = 1
    where p.author_id is distinct from t.author_id or p.created_at <> t.created_at`,
  'counters and next number of a thread': `
    select from forum_threads t
    join (select thread_id, count(*) as posts, max(revision) as revision
      from forum_posts group by thread_id) p on p.thread_id = t.id
    where t.post_count <> p.posts or t.next_number <> p.posts + 1 or t.revision <> p.revision`,
  'last post of a thread': `
    select from forum_threads t
    left join forum_posts p on p.thread_id = t.id and p.number = t.post_count
    where p.number is distinct from t.last_post_number or p.created_at <> t.last_post_at
      or p.author_id <> t.last_post_author_id`,
  'a reply stands in its thread, after and beneath its parent': `
    select from forum_posts p left join forum_posts q on q.id = p.parent_post_id
    where p.parent_post_id is not null and (q.id is null or q.thread_id <> p.thread_id
      or q.number >= p.number or q.root_number <> p.root_number)`,
  'a post without a parent is its own root': `
    select from forum_posts where parent_post_id is null and root_number <> number`,
  'a quote holds the text of its parent': `
    select from forum_posts p left join forum_posts q on q.id = p.quoted_post_id
    where p.quoted_post_id is not null and q.content is distinct from p.quoted_text`,
  'earlier texts of a post are numbered, and end with its edit': `
    select from forum_post_versions v join forum_posts p on p.id = v.post_id
    group by p.id having max(version) <> count(*) or max(written_at) >= p.edited_at
      or min(written_at) <> p.created_at`,
  'revisions of a thread are given once': `
    select from forum_posts group by thread_id, revision having count(*) > 1`,
  'counters of a subforum': `
    select from forum_subforums s
    left join (select subforum_id, count(*) as threads, sum(post_count) as posts
      from forum_threads group by subforum_id) t on t.subforum_id = s.id
    where s.thread_count <> coalesce(t.threads, 0) or s.post_count <> coalesce(t.posts, 0)`,
  'a member has a profile, whose username is in use and the only one that is': `
    select from users u
    left join profiles p on p.user_id = u.id
    left join usernames n on n.user_id = u.id and n.held_until is null
    where p.username is distinct from n.username`,
  'a lounge counts its boards': `
    select from lounges l
    where number_of_boards <> (select count(*) from lounge_boards b
      where b.lounge_id = l.id and b.removed_at is null)`,
  'rating of a lounge': `
    select from lounges l
    join lateral (select count(*) as count, coalesce(sum(rating), 0) as sum from lounge_reviews r
      where r.lounge_id = l.id and r.hidden_at is null) r on true
    where l.rating_count <> r.count or l.rating_sum <> r.sum`,
  'a lounge has a calendar and an owner': `
    select from lounges l
    where not exists (select from lounge_calendars c where c.lounge_id = l.id)
      or not exists (select from lounge_staff s where s.lounge_id = l.id and s.role = 'owner')`,
  'a booking has its boards in its time, and only then': `
    select from bookings b
    join lateral (select count(*) as boards,
        count(*) filter (where is_active = (b.status <> 'cancelled')
          and lower(during) = b.start_at and upper(during) >= b.end_at) as right_ones
      from board_occupancies o where o.booking_id = b.id) o on true
    where o.boards <> b.board_count or o.right_ones <> b.board_count`,
  'a confirmed visit was a visit': `
    select from lounge_reviews r
    where is_visit_confirmed and not exists (select from bookings b
      where b.lounge_id = r.lounge_id and b.member_id = r.author_id and b.status = 'completed')`,
};

/** @returns how often each broken rule is broken; empty when everything is consistent */
export async function countInconsistencies(pool: Pool): Promise<Record<string, number>> {
  const broken: Record<string, number> = {};
  for (const [rule, sql] of Object.entries(RULES)) {
    const { rowCount } = await pool.query(sql);
    if (rowCount) broken[rule] = rowCount;
  }
  return broken;
}
