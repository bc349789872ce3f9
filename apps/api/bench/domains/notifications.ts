import { setTimeout as sleep } from 'node:timers/promises';
import { createPool, type Pool } from '@oche/db';
import { quantile } from '../load.ts';
import { type Memory, processMemory } from '../memory.ts';
import { call, type Server, signIn, startApp } from '../servers.ts';
import { Stream } from '../streams.ts';

const WATCHERS = 10_000;
/** members who are made with one statement */
const BATCH = 500;
const STREAMS = 1000;
/** members with an open bell whose threads are answered, one after the other */
const ANSWERED = 200;
const AUTHOR = 'author@oche.test';
/** what one answer may need until the last bell has rung */
const LIMIT_MS = 120_000;

export interface NotificationTimes {
  /** bytes of the process before and with all streams */
  before: Memory;
  withStreams: Memory;
  streams: number;
  /** from the answer to the bell of whose thread it is; milliseconds */
  bell: { p50: number; p99: number };
  watchers: number;
  /** of one post in a thread that so many watch; milliseconds */
  fanOut: { answer: number; lastStored: number; lastBell: number };
}

/** Bells that are open while posts are answered, and one post that many watch. */
export async function notifications(
  databaseUrl: string,
  dataDir: string,
): Promise<NotificationTimes> {
  const app = await startApp(databaseUrl, dataDir, { SMTP_URL: 'smtp://127.0.0.1:1' });
  const pool = createPool(databaseUrl, { max: 2, silenceMs: 0 });
  try {
    const threads = await seed(pool);
    const cookie = await signIn(app, AUTHOR);
    const members = Array.from({ length: STREAMS }, (_, n) => memberEmail(n + 1));
    const cookies: string[] = [];
    for (const email of members) cookies.push(await signIn(app, email));
    const before = await processMemory(app);
    const bells = cookies.map(
      (cookie) => new Stream(`${app.url}/trpc/social.notifications.events`, 'count', { cookie }),
    );
    await Promise.all(bells.map((bell) => bell.reached(0)));
    const withStreams = await processMemory(app);

    const delays: number[] = [];
    for (const [index, threadId] of threads.slice(0, ANSWERED).entries()) {
      const bell = bells[index];
      if (!bell) break;
      const rung = bell.reached(1);
      const start = performance.now();
      const [end] = await Promise.all([rung, answer(app, cookie, threadId)]);
      delays.push(end - start);
    }
    delays.sort((a, b) => a - b);

    const watched = await watchByAll(pool);
    const all = Promise.all(bells.map((bell) => bell.reached(bell.count + 1)));
    const start = performance.now();
    await answer(app, cookie, watched);
    const answered = performance.now() - start;
    const [lastStored, times] = await Promise.all([storedAll(pool, start), all]);
    for (const bell of bells) bell.close();
    return {
      before,
      withStreams,
      streams: STREAMS,
      bell: { p50: quantile(delays, 0.5), p99: quantile(delays, 0.99) },
      watchers: WATCHERS,
      fanOut: { answer: answered, lastStored, lastBell: Math.max(...times) - start },
    };
  } finally {
    await pool.end();
    await app.stop();
  }
}

const memberEmail = (n: number) => `watcher-${n}@oche.test`;

/** @returns the ids of threads, one by each of the first members */
async function seed(pool: Pool): Promise<number[]> {
  await pool.query(
    `insert into users (id, email, email_verified_at, first_name, last_name, zip_code, terms_accepted_at)
     values ('author', $1, now(), 'Arno', 'Autor', '80331', now())`,
    [AUTHOR],
  );
  for (let first = 1; first <= WATCHERS; first += BATCH) {
    await pool.query(
      `insert into users (id, email, email_verified_at, first_name, last_name, zip_code, terms_accepted_at)
       select 'watcher-' || n, 'watcher-' || n || '@oche.test', now(), 'Wanda', 'Watch ' || n, '80331',
         now()
       from generate_series($1::int, $2::int) n`,
      [first, first + BATCH - 1],
    );
    // else the checks of the next batch read whole tables that were empty a moment ago
    await pool.query('analyze users, usernames, profiles');
  }
  await pool.query(`
    with category as (insert into forum_categories (name) values ('Bench') returning id)
    insert into forum_subforums (category_id, name) select id, 'Bench' from category`);
  const { rows } = await pool.query<{ id: number }>(
    `with started as (
       insert into forum_threads (
         subforum_id, author_id, title, next_number, post_count, last_post_number, last_post_author_id
       )
       select (select max(id) from forum_subforums), 'watcher-' || n, 'Thread ' || n, 2, 1, 1,
         'watcher-' || n
       from generate_series(1, $1) n returning id, author_id
     ), posts as (
       insert into forum_posts (thread_id, number, root_number, author_id, content, revision)
       select id, 1, 1, author_id, 'Wer wirft morgen?', 1 from started
     )
     select id from started order by id`,
    [ANSWERED + 1],
  );
  await pool.query('analyze');
  return rows.map(({ id }) => id);
}

/** @returns the thread that all members watch from now on */
async function watchByAll(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ id: number }>('select max(id) as id from forum_threads');
  const id = rows[0]?.id ?? 0;
  await pool.query(
    `insert into watches (user_id, kind, place_id, level, since)
     select 'watcher-' || n, 'thread', $1, 'watching', now() from generate_series(1, $2) n
     on conflict do nothing`,
    [id, WATCHERS],
  );
  // what autovacuum would have done with watchers who came over the months
  await pool.query('analyze');
  return id;
}

const answer = (app: Server, cookie: string, threadId: number) =>
  call(app, 'forum.post.create', { threadId, content: 'Ich bin dabei!' }, cookie);

/** @returns milliseconds after the start until all watchers have their notification */
async function storedAll(pool: Pool, start: number): Promise<number> {
  const deadline = start + LIMIT_MS;
  while (performance.now() < deadline) {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from notifications
       where event_id = (select event_id from notifications order by id desc limit 1)`,
    );
    if ((rows[0]?.count ?? 0) >= WATCHERS) return performance.now() - start;
    await sleep(20);
  }
  throw new Error('the fan-out did not end');
}
