import type { Pool } from '@oche/db';
import { seedScale } from '@oche/db/seeds';
import { quantile } from '../load.ts';
import { call, signIn, startApp } from '../servers.ts';
import { settled } from '../settled.ts';
import { emailOf, keptDatabase } from './kept.ts';

const POSTS = 10_000;
const MERGES = 100;
/** of each thread that is merged; the thread that they go into has the rest of all posts */
const MERGED_POSTS = 50;

interface OrderStats {
  /** nothing was ever moved in it */
  untouchedId: number;
  /** as long, after so many merges */
  mergedId: number;
  /** a thread into which one went, once */
  onceId: number;
  posts: number;
  merges: number;
  /** milliseconds of one merge */
  merge: { p50: number; longest: number };
}

export interface OrderDatabase extends OrderStats {
  url: string;
  /** numbers of posts: one in the middle, and many all over the thread */
  numbers: Record<'untouched' | 'merged', Numbers>;
  /** what old addresses name: of a post that has moved once, and of posts that have moved with every merge */
  addresses: Record<'once' | 'merged', readonly Address[]>;
}

interface Address {
  threadId: number;
  number: number;
}

interface Numbers {
  middle: number;
  any: readonly number[];
}

/**
 * Two threads of 10,000 posts: an untouched one, and one into which a hundred have gone, whose posts stand all over it,
 * so that each of them gave half of the thread new numbers.
 * @param serverUrl any database of the server, with its superuser
 * @param dataDir of the app, which merges
 */
export function orderDatabase(
  serverUrl: string,
  dataDir: string,
  say: (text: string) => void,
): Promise<OrderDatabase> {
  const seed = (pool: Pool, url: string) => {
    say(`Making two threads of ${POSTS} posts, one of them by ${MERGES} merges …`);
    return makeThreads(pool, url, dataDir);
  };
  return keptDatabase<OrderStats, OrderDatabase>(
    serverUrl,
    'bench_order',
    seed,
    async ({ url, pool, stats }) => ({
      ...stats,
      url,
      numbers: {
        untouched: await numbersOf(pool, stats.untouchedId),
        merged: await numbersOf(pool, stats.mergedId),
      },
      addresses: {
        once: await formerPlaces(pool, stats.onceId),
        merged: await formerPlaces(pool, stats.mergedId),
      },
    }),
  );
}

async function makeThreads(pool: Pool, url: string, dataDir: string): Promise<OrderStats> {
  const { busySubforumId, memberId } = await seedScale(pool, { posts: 1000 });
  const start = (posts: number, first: number, step: number) =>
    startThread(pool, { subforumId: busySubforumId, posts, first, step });
  const untouchedId = await start(POSTS, 0, 60);
  const mergedId = await start(POSTS - MERGES * MERGED_POSTS, 0, 120);
  const onceId = await start(MERGED_POSTS, 0, 60);
  const goesOnce = await start(MERGED_POSTS, 30, 60);
  const sources: number[] = [];
  // each is some hours long, and these begin all over the time of the long thread
  for (let n = 0; n < MERGES; n++)
    sources.push(await start(MERGED_POSTS, (n * 37 * 6000) % 594_000, 90));
  await pool.query(`update users set role = 'admin' where id = $1`, [memberId]);
  await pool.query('vacuum analyze forum_posts, forum_threads');

  const app = await startApp(url, dataDir);
  try {
    const cookie = await signIn(app, await emailOf(pool, memberId));
    const merge = (threadId: number, targetId: number) =>
      call(app, 'forum.order.merge', { threadId, targetId }, cookie);
    await merge(goesOnce, onceId);
    const times: number[] = [];
    for (const threadId of sources) {
      const began = performance.now();
      await merge(threadId, mergedId);
      times.push(performance.now() - began);
    }
    await settled(url);
    // as PostgreSQL does by itself within minutes
    await pool.query('vacuum analyze');
    times.sort((a, b) => a - b);
    return {
      untouchedId,
      mergedId,
      onceId,
      posts: POSTS,
      merges: MERGES,
      merge: { p50: quantile(times, 0.5), longest: quantile(times, 1) },
    };
  } finally {
    await app.stop();
  }
}

interface Planned {
  subforumId: number;
  posts: number;
  /** seconds from the beginning of everything to its first post */
  first: number;
  /** seconds from post to post */
  step: number;
}

/** A quarter of its posts answer an earlier one. */
async function startThread(
  pool: Pool,
  { subforumId, posts, first, step }: Planned,
): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    `with author as (
       select array_agg(id) as ids from users
     ), written as (
       select n as number, timestamptz '2026-01-01' + ($3::int + n * $4::int) * interval '1 s' as at,
         ids[1 + n % cardinality(ids)] as author
       from author, generate_series(1, $2::int) n
     ), thread as (
       insert into forum_threads (subforum_id, author_id, title, created_at, last_post_at,
         last_post_number, last_post_author_id, post_count, next_number, revision)
       select $1, one.author, 'Ein langer Thread', one.at, last.at, $2::int, last.author,
         $2::int, $2::int + 1, $2::int
       from written one, written last where one.number = 1 and last.number = $2::int
       returning id
     ), posts as (
       insert into forum_posts (thread_id, number, root_number, author_id, content, created_at, revision)
       select thread.id, number, case when number > 8 and number % 4 = 0 then number - 3 else number end,
         author, repeat('Gestern 180 geworfen, danach nur noch ins Draht. ', 1 + number % 9), at, number
       from thread, written
     ), counted as (
       update forum_subforums set thread_count = thread_count + 1, post_count = post_count + $2::int
       where id = $1
     )
     select id from thread`,
    [subforumId, posts, first, step],
  );
  const id = rows[0]?.id ?? 0;
  await pool.query(
    `update forum_posts post set parent_post_id = parent.id from forum_posts parent
     where post.thread_id = $1 and parent.thread_id = $1
       and post.number > 8 and post.number % 4 = 0 and parent.number = post.number - 3`,
    [id],
  );
  return id;
}

async function formerPlaces(pool: Pool, threadId: number): Promise<Address[]> {
  const { rows } = await pool.query<{ number: number }>(
    `select number from forum_former_places where thread_id = $1
     order by md5(number::text) limit 500`,
    [threadId],
  );
  return rows.map(({ number }) => ({ threadId, number }));
}

async function numbersOf(pool: Pool, threadId: number): Promise<Numbers> {
  const { rows } = await pool.query<{ number: number }>(
    'select number from forum_posts where thread_id = $1 order by number',
    [threadId],
  );
  const numbers = rows.map(({ number }) => number);
  return {
    middle: numbers[numbers.length / 2] ?? 1,
    any: numbers.filter((_, at) => at % 20 === 7),
  };
}
