import type { Pool } from '@oche/db';
import { seedScale, zipfTexts } from '@oche/db/seeds';
import { emailOf, keptDatabase } from './kept.ts';

export interface FriendDatabase {
  url: string;
  memberEmail: string;
  /** names of members */
  names: string[];
  /** twenty others */
  otherIds: string[];
}

/** A million friendships: so many members have so many friends. */
const FRIENDLY = 50_000;
const FRIENDS = 20;

/**
 * Members, of whom six in ten have a public profile, and some have friends and requests.
 * @param serverUrl any database of the server, with its superuser
 */
export function friendDatabase(
  serverUrl: string,
  members: number,
  say: (text: string) => void,
): Promise<FriendDatabase> {
  const seed = async (pool: Pool) => {
    say(`Making a database with ${members} members and their friends …`);
    const stats = await seedScale(pool, { posts: 1000, users: members, texts: zipfTexts });
    await pool.query(`
      update profiles set visibility = case when abs(hashtext(user_id)) % 10 < 6 then 'public' end,
        visibility_chosen_at = case when abs(hashtext(user_id)) % 10 < 6 then now() end`);
    // in a circle: everybody is friends with the next ones and with those before
    await pool.query(
      `create table bench.circle as select id, row_number() over () as n
       from (select id from users order by id <> $1, id limit ${FRIENDLY}) member`,
      [stats.memberId],
    );
    await pool.query('create unique index on bench.circle (n)');
    await pool.query(`
      with pair as (
        select one.id as one, other.id as other, now() - k * interval '1 day' as since
        from bench.circle one
        cross join generate_series(1, ${FRIENDS / 2}) k
        join bench.circle other on other.n = 1 + (one.n + k * 7919) % (select count(*) from bench.circle)
      )
      insert into friendships (user_id, friend_id, since)
      select one, other, since from pair where one <> other
      union all select other, one, since from pair where one <> other
      on conflict do nothing`);
    await pool.query(`
      insert into friend_requests (requester_id, addressee_id, created_at)
      select one.id, other.id, now() from bench.circle one
      join bench.circle other on other.n = 1 + (one.n + 104729) % (select count(*) from bench.circle)
      where one.id <> other.id
      on conflict do nothing`);
    await pool.query('vacuum analyze users, profiles, usernames, friendships, friend_requests');
    return { memberId: stats.memberId };
  };
  return keptDatabase(serverUrl, `bench_friends_${members}`, seed, async ({ url, pool, stats }) => {
    const textsOf = async (sql: string) =>
      (await pool.query<{ text: string }>(sql)).rows.map(({ text }) => text);
    return {
      url,
      memberEmail: await emailOf(pool, stats.memberId),
      names: await textsOf(
        `select first_name || ' ' || last_name as text from users
         where length(first_name) > 2 and length(last_name) > 2 order by md5(id) limit 200`,
      ),
      otherIds: await textsOf('select id as text from users limit 20'),
    };
  });
}
