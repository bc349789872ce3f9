import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, expect, it, vi } from 'vitest';
import { runJobs, useMember, useTestApi } from '../../../testing/index.ts';
import { createSubforum, createThread } from '../testing.ts';

const NOW = '2026-11-21T19:00:00Z';
const api = useTestApi({ now: NOW });
const anna = useMember(api);
const ben = useMember(api);
const workers: ChildProcess[] = [];

afterAll(() => {
  for (const worker of workers) worker.kill('SIGKILL');
});

/** A process of its own that does all jobs. */
function startWorker(): ChildProcess {
  const script = fileURLToPath(new URL('../../notifications/testing-worker.ts', import.meta.url));
  const args = [script, api.url, 'smtp://127.0.0.1:9', NOW, api.dataDir];
  const worker = spawn(process.execPath, args, { stdio: 'inherit' });
  workers.push(worker);
  return worker;
}

async function kill(worker: ChildProcess): Promise<void> {
  const exited = once(worker, 'exit');
  worker.kill('SIGKILL');
  await exited;
  // what the next process does when it finds jobs whose worker is dead
  await sql`update graphile_worker._private_jobs
    set locked_at = null, locked_by = null, run_at = now(), attempts = 0`.execute(api.deps.db);
  await sql`update graphile_worker._private_job_queues
    set locked_at = null, locked_by = null`.execute(api.deps.db);
}

it('a fan-out that is killed between two slices tells each watcher once', async () => {
  const { db } = api.deps;
  const subforumId = await createSubforum(db);
  const { thread } = await createThread(api, anna, { subforumId });
  await runJobs(api);
  await sql`
    insert into users (id, email, email_verified_at, first_name, last_name, zip_code, terms_accepted_at)
    select 'crowd-' || lpad(n::text, 4, '0'), 'crowd-' || n || '@oche.test', now(), 'Mia', 'Muster',
      '80331', now()
    from generate_series(1, 1200) n
  `.execute(db);
  // each watches the thread, its subforum or its category, each tenth all three of them
  const places = sql`(values (0, 'thread', ${thread.id}::bigint), (1, 'subforum', ${subforumId}::bigint),
    (2, 'category', ${thread.category.id}::bigint)) as place (rest, kind, id)`;
  await sql`
    insert into watches (user_id, kind, place_id, level, since)
    select 'crowd-' || lpad(n::text, 4, '0'), kind, id, 'watching', now()
    from generate_series(1, 1200) n join ${places} on n % 3 = rest or n % 10 = 0
  `.execute(db);
  // each hundredth doesn't want to hear of the thread, each seventh of the category
  await sql`
    insert into watches (user_id, kind, place_id, level, since)
    select 'crowd-' || lpad(n::text, 4, '0'), kind, id,
      case when n % 14 = 0 then 'normal' else 'muted' end, now()
    from generate_series(1, 1200) n join ${places} on
      (n % 100 = 0 and kind = 'thread') or (n % 7 = 0 and kind = 'category')
    on conflict (user_id, kind, place_id) do update set level = excluded.level
  `.execute(db);
  const wanted = Array.from({ length: 1200 }, (_, index) => index + 1).filter((n) => {
    if (n % 100 === 0) return false;
    return n % 10 === 0 || n % 3 !== 2 || n % 7 !== 0;
  });
  const ids = wanted.map((n) => `crowd-${String(n).padStart(4, '0')}`);

  const post = await api
    .callerFor(ben)
    .forum.post.create({ threadId: thread.id, content: 'Wer ist dabei?' });
  const told = async () => {
    const rows = await db
      .selectFrom('notifications')
      .select('recipient_id as id')
      .where('kind', '=', 'forum.watched')
      .where('place', '=', `post/${post.id}`)
      .execute();
    return rows.map(({ id }) => id).sort();
  };
  expect(await told()).toEqual([]);

  // holds up the second slice at one of its members
  const other = new pg.Client({ connectionString: api.url });
  await other.connect();
  await other.query('begin');
  await other.query(
    `insert into notification_groups (recipient_id, kind, group_key, latest_at)
     values ($1, 'forum.watched', $2, now())`,
    [ids[900], `thread/${thread.id}`],
  );
  const worker = startWorker();
  await vi.waitFor(async () => expect(await told()).toHaveLength(500), { timeout: 30_000 });
  await kill(worker);
  await other.query('rollback');
  await other.end();
  expect(await told()).toEqual(ids.slice(0, 500));

  await runJobs(api);
  expect(await told()).toEqual(ids);
  // the author of the thread hears of the answer
  const { items } = await api.callerFor(anna).social.notifications.list({});
  expect(items).toHaveLength(1);
}, 90_000);
