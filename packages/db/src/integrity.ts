import type { Pool } from './pool.ts';

interface Rule {
  /** what has to hold */
  name: string;
  /** a statement for the rows that break it: `id`, `stored` and `counted`, all as texts */
  sql: string;
}

export interface BrokenRule {
  name: string;
  /** how many rows break it */
  count: number;
  /** the first of them */
  examples: { id: string; stored: string; counted: string }[];
}

const EXAMPLES = 5;

/**
 * A counter that should be the number of rows elsewhere.
 * @param counted SQL for a sum of groups: `id` and `count`
 */
const counter = (table: string, column: string, counted: string): Rule => ({
  name: `${table}.${column}`,
  sql: `
    select t.id::text as id, t.${column}::text as stored, coalesce(c.count, 0)::text as counted
    from ${table} t left join (${counted}) c on c.id = t.id
    where t.${column} <> coalesce(c.count, 0)`,
});

const grouped = (table: string, by: string, where = 'true') =>
  `select ${by} as id, count(*) as count from ${table} where ${where} group by ${by}`;

/** Counters that transactions maintain, against the rows that they count. */
const INTEGRITY_RULES: readonly Rule[] = [
  counter('forum_threads', 'post_count', grouped('forum_posts', 'thread_id', 'deleted_at is null')),
  counter(
    'forum_subforums',
    'thread_count',
    grouped('forum_threads', 'subforum_id', 'deleted_at is null'),
  ),
  counter(
    'forum_subforums',
    'post_count',
    `select subforum_id as id, sum(post_count) as count from forum_threads
     where deleted_at is null group by subforum_id`,
  ),
  counter(
    'lounges',
    'number_of_boards',
    grouped('lounge_boards', 'lounge_id', 'removed_at is null'),
  ),
  counter('lounges', 'rating_count', grouped('lounge_reviews', 'lounge_id', 'hidden_at is null')),
  counter(
    'lounges',
    'rating_sum',
    `select lounge_id as id, sum(rating) as count from lounge_reviews
     where hidden_at is null group by lounge_id`,
  ),
  counter('market_items', 'favourite_count', grouped('market_favourites', 'item_id')),
  counter('clubs', 'member_count', grouped('club_members', 'club_id')),
  counter('polls', 'voter_count', grouped('poll_ballots', 'poll_id')),
  counter('poll_options', 'vote_count', grouped('poll_votes', 'option_id')),
  counter('media_channels', 'follower_count', grouped('media_channel_followers', 'channel_id')),
  {
    name: 'bookings.board_count',
    sql: `
      select b.id::text as id, b.board_count::text as stored, count(o.booking_id)::text as counted
      from bookings b left join board_occupancies o on o.booking_id = b.id
      group by b.id having b.board_count <> count(o.booking_id)`,
  },
  {
    name: 'usernames of profiles',
    sql: `
      select p.user_id as id, p.username::text as stored, coalesce(n.username::text, '') as counted
      from profiles p left join usernames n on n.user_id = p.user_id and n.held_until is null
      where p.username is distinct from n.username`,
  },
  {
    name: 'friendships have two sides',
    sql: `
      select f.user_id || ' ' || f.friend_id as id, '1' as stored, '0' as counted from friendships f
      left join friendships g on g.user_id = f.friend_id and g.friend_id = f.user_id
      where g.user_id is null`,
  },
];

/**
 * Compares all counters with what they count. Each statement sees one moment, so it can be done while Oche runs.
 * @param onRule called before each rule
 */
export async function checkIntegrity(
  pool: Pool,
  onRule: (name: string) => void = () => {},
): Promise<BrokenRule[]> {
  const broken: BrokenRule[] = [];
  for (const { name, sql } of INTEGRITY_RULES) {
    onRule(name);
    const { rows } = await pool.query<BrokenRule['examples'][number] & { total: number }>(
      `select *, count(*) over ()::int as total from (${sql}) broken limit ${EXAMPLES}`,
    );
    const examples = rows.map(({ id, stored, counted }) => ({ id, stored, counted }));
    if (rows[0]) broken.push({ name, count: rows[0].total, examples });
  }
  return broken;
}
