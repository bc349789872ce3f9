import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createPool, migrate, type Pool } from '@oche/db';
import {
  type GameScaleStats,
  type ItemScaleStats,
  type ScaleStats,
  seedScale,
  seedScaleGames,
  seedScaleItems,
  seedScaleLounges,
  seedScaleTournaments,
  type TournamentScaleStats,
  zipfTexts,
} from '@oche/db/seeds';
import { fillStatistics } from './game-statistics.ts';
import { homeRows, READER } from './home-rows.ts';

const REINDEX = fileURLToPath(new URL('../src/reindex.ts', import.meta.url));
const REBUILD = fileURLToPath(new URL('../src/rebuild-rankings.ts', import.meta.url));

export interface ScaleDatabase {
  url: string;
  posts: number;
  /** a thread of about 24 posts, in data of every size */
  threadId: number;
  subforumId: number;
  /** the threads that get the new posts */
  threadIds: number[];
  memberId: string;
  memberEmail: string;
}

const TOURNAMENTS_A_LOUNGE = 50;

interface Kept<Stats> {
  url: string;
  pool: Pool;
  stats: Stats;
}

/**
 * A database that is created once and kept for the next run.
 * @param serverUrl any database of the server, with its superuser
 * @param seed fills the migrated database
 * @param describe reads from it what the scenarios need to know
 */
export async function keptDatabase<Stats, Description>(
  serverUrl: string,
  name: string,
  seed: (pool: Pool, url: string) => Promise<Stats>,
  describe: (kept: Kept<Stats>) => Promise<Description>,
): Promise<Description> {
  const admin = createPool(serverUrl, { max: 1 });
  const url = Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
  const pool = createPool(url, { max: 2, statementTimeoutMs: 0 });
  try {
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await admin.query(`create database ${name}`);
    await migrate(url);
    if (rowCount === 0) {
      // in a schema beside the product's tables, so that the next run knows what was seeded
      await pool.query('create schema bench');
      await pool.query('create table bench.stats as select $1::jsonb as stats', [
        JSON.stringify(await seed(pool, url)),
      ]);
    }
    const saved = await pool
      .query<{ stats: Stats }>('select stats from bench.stats')
      .catch(() => ({ rows: [] }));
    const stats = saved.rows[0]?.stats;
    if (!stats) throw new Error(`${name} is half made: delete .data/bench and start anew.`);
    return await describe({ url, pool, stats });
  } finally {
    await pool.end();
    await admin.end();
  }
}

/**
 * Creates a new database for every run, as bookings and hours of the demo data depend on today's
 * date.
 * @param serverUrl any database of the server, with its superuser
 * @returns its address
 */
export async function emptyDatabase(serverUrl: string, name: string): Promise<string> {
  const admin = createPool(serverUrl, { max: 1 });
  try {
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.query(`create database ${name}`);
  } finally {
    await admin.end();
  }
  return Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
}

export const emailOf = async (pool: Pool, id: string): Promise<string> =>
  (await pool.query<{ email: string }>('select email from users where id = $1', [id])).rows[0]
    ?.email ?? '';

const usernameOf = async (pool: Pool, id: string): Promise<string> =>
  (await pool.query<{ username: string }>('select username from profiles where user_id = $1', [id]))
    .rows[0]?.username ?? '';

/** @param serverUrl any database of the server, with its superuser */
export function scaleDatabase(
  serverUrl: string,
  posts: number,
  say: (text: string) => void,
): Promise<ScaleDatabase> {
  const seed = (pool: Pool) => {
    say(`Making a database with ${posts} posts …`);
    return seedScale(pool, { posts });
  };
  return keptDatabase(serverUrl, `bench_${posts}`, seed, (kept) => describePosts(kept, posts));
}

export interface LoungeDatabase {
  url: string;
  lounges: number;
  /** a lounge with 50 boards, where two in five evening slots are taken */
  busyLoungeId: number;
  /** active lounges, which get the new bookings */
  loungeIds: number[];
  /** members take turns, as each may have only so many bookings in a lounge */
  memberEmails: string[];
}

/** The highest number of bookings that a lounge can allow each member. */
const MAX_UPCOMING = 100;

/** @param serverUrl any database of the server, with its superuser */
export function loungeDatabase(
  serverUrl: string,
  lounges: number,
  say: (text: string) => void,
): Promise<LoungeDatabase> {
  const seed = (pool: Pool) => {
    say(`Making a database with ${lounges} lounges …`);
    return seedScaleLounges(pool, { lounges });
  };
  return keptDatabase(serverUrl, `bench_lounges_${lounges}`, seed, async ({ url, pool, stats }) => {
    const others = await pool.query<{ id: number }>(
      `select id from lounges
       where is_active and auto_confirm and number_of_boards >= 4 and id <> $1
       order by id limit 200`,
      [stats.busyLoungeId],
    );
    const members = await pool.query<{ email: string }>(
      'select email from users order by id limit 200',
    );
    const loungeIds = others.rows.map(({ id }) => id);
    await pool.query('update lounges set max_upcoming = $1 where id = any($2)', [
      MAX_UPCOMING,
      [stats.busyLoungeId, ...loungeIds],
    ]);
    return {
      url,
      lounges,
      busyLoungeId: stats.busyLoungeId,
      loungeIds,
      memberEmails: members.rows.map(({ email }) => email),
    };
  });
}

async function describePosts(
  { url, pool, stats }: Kept<ScaleStats>,
  posts: number,
): Promise<ScaleDatabase> {
  const threads = await pool.query<{ id: number }>(
    `select id from forum_threads
     where id <> all($1) and subforum_id <> $2 and not is_locked order by id limit 200`,
    [[stats.typicalThreadId, stats.longThreadId], stats.busySubforumId],
  );
  return {
    url,
    posts,
    threadId: stats.typicalThreadId,
    subforumId: stats.busySubforumId,
    threadIds: threads.rows.map(({ id }) => id),
    memberId: stats.memberId,
    memberEmail: await emailOf(pool, stats.memberId),
  };
}

export interface SearchDatabase {
  url: string;
  posts: number;
  lounges: number;
  members: number;
  /** how long all documents took to be written */
  rebuildSeconds: number;
  /** some posts */
  texts: string[];
  /** names of members */
  names: string[];
  /** names of lounges */
  loungeNames: string[];
  threadId: number;
  memberEmail: string;
}

/**
 * Members, lounges and posts whose words are as common and as rare as in real texts.
 * @param serverUrl any database of the server, with its superuser
 */
export function searchDatabase(
  serverUrl: string,
  size: { posts: number; lounges: number; members: number },
  say: (text: string) => void,
): Promise<SearchDatabase> {
  const { posts, lounges, members } = size;
  const seed = async (pool: Pool, url: string) => {
    say(`Making a database with ${posts} posts, ${lounges} lounges and ${members} members …`);
    const places = await seedScaleLounges(pool, { lounges });
    const users = Math.max(20, members - places.users);
    const forum = await seedScale(pool, { posts, users, texts: zipfTexts });
    await pool.query(`
      update profiles set visibility = case when abs(hashtext(user_id)) % 10 < 6 then 'public' end,
        visibility_chosen_at = case when abs(hashtext(user_id)) % 10 < 6 then now() end`);
    await pool.query('vacuum analyze profiles');
    say('Writing the documents of the search …');
    const rebuildSeconds = await runOn(url, REINDEX);
    await pool.query('vacuum analyze search_documents');
    return { ...forum, rebuildSeconds };
  };
  const name = `bench_search_${posts}_${lounges}_${members}`;
  return keptDatabase(serverUrl, name, seed, async ({ url, pool, stats }) => {
    const textsOf = async (sql: string) =>
      (await pool.query<{ text: string }>(sql)).rows.map(({ text }) => text);
    const { threadIds, memberEmail } = await describePosts({ url, pool, stats }, posts);
    return {
      url,
      ...size,
      rebuildSeconds: stats.rebuildSeconds,
      texts: await textsOf(
        `select content as text from forum_posts
         where id = any(array(select (1 + random() * ${posts - 1})::int from generate_series(1, 300)))
           and length(content) > 200`,
      ),
      names: await textsOf(
        `select first_name || ' ' || last_name as text from users order by md5(id) limit 100`,
      ),
      loungeNames: await textsOf(
        `select split_part(name, ' ', 1) || ' ' || city as text from lounges order by md5(name) limit 100`,
      ),
      threadId: threadIds[0] ?? stats.typicalThreadId,
      memberEmail,
    };
  });
}

export interface GameDatabase {
  url: string;
  games: number;
  members: number;
  /** how long all ratings and sums took */
  rebuildSeconds: number;
  memberEmail: string;
  username: string;
}

/**
 * Completed games, and the rankings that were built from them. Every tenth member is found in the
 * rankings of the own region.
 * @param serverUrl any database of the server, with its superuser
 */
export function gameDatabase(
  serverUrl: string,
  games: number,
  say: (text: string) => void,
): Promise<GameDatabase> {
  const seed = async (pool: Pool, url: string) => {
    say(`Making a database with ${games} games …`);
    const stats = await seedScaleGames(pool, { games });
    await pool.query(`
      insert into ranking_places (user_id, region, shown_at)
      select id, country || ' ' || zip_code, now() from users
      where abs(hashtext(id)) % 10 = 0 or id = '${stats.memberId}'`);
    say('Building the rankings …');
    const rebuildSeconds = await runOn(url, REBUILD);
    await pool.query('vacuum analyze ranking_games, ranking_standings, ranking_steps');
    say('Writing statistics …');
    await fillStatistics(pool, stats.memberId);
    return { ...stats, rebuildSeconds };
  };
  const name = `bench_games_${games}`;
  return keptDatabase<GameScaleStats & { rebuildSeconds: number }, GameDatabase>(
    serverUrl,
    name,
    seed,
    async ({ url, pool, stats: { users, rebuildSeconds, memberId } }) => ({
      url,
      games,
      members: users,
      rebuildSeconds,
      memberEmail: await emailOf(pool, memberId),
      username: await usernameOf(pool, memberId),
    }),
  );
}

export interface TournamentDatabase {
  url: string;
  tournaments: number;
  /** a completed one with 16 seats */
  typicalId: number;
  loungeId: number;
  memberId: string;
  memberEmail: string;
}

/**
 * Tournaments of three years, at lounges and elsewhere.
 * @param serverUrl any database of the server, with its superuser
 */
export function tournamentDatabase(
  serverUrl: string,
  tournaments: number,
  say: (text: string) => void,
): Promise<TournamentDatabase> {
  const seed = async (pool: Pool) => {
    say(`Making a database with ${tournaments} tournaments …`);
    const lounges = Math.max(10, Math.round(tournaments / TOURNAMENTS_A_LOUNGE));
    await seedScaleLounges(pool, { lounges });
    return seedScaleTournaments(pool, { tournaments });
  };
  return keptDatabase<TournamentScaleStats, TournamentDatabase>(
    serverUrl,
    `bench_tournaments_${tournaments}`,
    seed,
    async ({ url, pool, stats: { memberId } }) => {
      const { rows } = await pool.query<{ typicalId: number; loungeId: number }>(
        `select (select id from tournaments where max_participants = 16 and status = 'completed'
           and is_public order by id limit 1) as "typicalId",
         (select lounge_id from tournaments where lounge_id is not null and status = 'upcoming'
           and is_public and starts_at > now() order by starts_at limit 1) as "loungeId"`,
      );
      const { typicalId = 0, loungeId = 0 } = rows[0] ?? {};
      return {
        url,
        tournaments,
        typicalId,
        loungeId,
        memberId,
        memberEmail: await emailOf(pool, memberId),
      };
    },
  );
}

export interface ItemDatabase {
  url: string;
  items: number;
  /** darts that everybody sees */
  typicalId: number;
  memberEmail: string;
}

/**
 * Ads of two months, all over the countries whose postal codes are known.
 * @param serverUrl any database of the server, with its superuser
 */
export function itemDatabase(
  serverUrl: string,
  items: number,
  say: (text: string) => void,
): Promise<ItemDatabase> {
  const seed = (pool: Pool) => {
    say(`Making a database with ${items} ads …`);
    return seedScaleItems(pool, { items });
  };
  return keptDatabase<ItemScaleStats, ItemDatabase>(
    serverUrl,
    `bench_items_${items}`,
    seed,
    async ({ url, pool, stats: { typicalItemId, memberId } }) => ({
      url,
      items,
      typicalId: typicalItemId,
      memberEmail: await emailOf(pool, memberId),
    }),
  );
}

export interface HomeDatabase {
  url: string;
  memberEmail: string;
}

/**
 * Members with so many rows in every table that their start pages read.
 * @param serverUrl any database of the server, with its superuser
 */
export function homeDatabase(
  serverUrl: string,
  rows: number,
  say: (text: string) => void,
): Promise<HomeDatabase> {
  const seed = async (pool: Pool) => {
    say(`Making a database with ${rows} rows in every table of a start page …`);
    const client = await pool.connect();
    try {
      // without triggers and checks it takes minutes in place of an hour
      await client.query('set session_replication_role = replica');
      for (const statement of homeRows(rows)) await client.query(statement);
      await client.query('reset session_replication_role');
      await client.query('vacuum analyze');
    } finally {
      client.release();
    }
    return {};
  };
  return keptDatabase<object, HomeDatabase>(
    serverUrl,
    `bench_home_${rows}`,
    seed,
    async ({ url }) => ({ url, memberEmail: READER.email }),
  );
}

/** @returns seconds */
async function runOn(url: string, command: string): Promise<number> {
  const start = performance.now();
  await promisify(execFile)(process.execPath, [command, '--restart'], {
    env: { ...process.env, DATABASE_URL: url },
  });
  return (performance.now() - start) / 1000;
}
