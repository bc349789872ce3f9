import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { withTransaction } from '@oche/db';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { notifiablesOf } from '../../lib/declared/notifiable.ts';
import { runJobs, useMember, useTestApi } from '../../testing/index.ts';
import { modules } from '../index.ts';
import { sendDigests } from './digest/digest.service.ts';
import { announce } from './index.ts';
import { tellOfAnswer } from './testing.ts';
import { toTheCrowd } from './testing-crowd.ts';

const MORNING = '2026-11-22T07:00:00.000Z';
const api = useTestApi({ now: MORNING });
const ben = useMember(api);
let server: Server;
/** whose mails have been accepted, in order */
const accepted: string[] = [];
/** after so many mails the server answers nobody any more */
let acceptsAtMost = Number.POSITIVE_INFINITY;
const sockets = new Set<Socket>();
const children: ChildProcess[] = [];

/** A mail server (RFC 5321) that knows as much as one mail needs. */
beforeAll(async () => {
  server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    let data = '';
    let recipient = '';
    let isInMail = false;
    const answer = (line: string) => socket.writable && socket.write(`${line}\r\n`);
    answer('220 test ESMTP');
    socket.on('data', (chunk) => {
      data += chunk;
      for (let end = data.indexOf('\r\n'); end >= 0; end = data.indexOf('\r\n')) {
        const line = data.slice(0, end);
        data = data.slice(end + 2);
        const to = /^RCPT TO:<(.+)>/i.exec(line)?.[1];
        if (to) recipient = to;
        if (isInMail && line === '.') {
          isInMail = false;
          if (accepted.length >= acceptsAtMost) continue;
          accepted.push(recipient);
          answer('250 queued');
        } else if (isInMail) continue;
        else if (/^DATA/i.test(line)) {
          isInMail = true;
          answer('354 go on');
        } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
        else answer('250 ok');
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
beforeEach(() => {
  accepted.length = 0;
  acceptsAtMost = Number.POSITIVE_INFINITY;
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  server.close();
});

const smtpUrl = () => `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;

function startWorker(): ChildProcess {
  const script = fileURLToPath(new URL('./testing-worker.ts', import.meta.url));
  const child = spawn(process.execPath, [script, api.url, smtpUrl(), MORNING, api.dataDir], {
    stdio: 'inherit',
  });
  children.push(child);
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
  // what the next process does when it finds jobs whose worker is dead
  await sql`update graphile_worker._private_jobs
    set locked_at = null, locked_by = null, run_at = now(), attempts = 0`.execute(api.deps.db);
  await sql`update graphile_worker._private_job_queues
    set locked_at = null, locked_by = null`.execute(api.deps.db);
}

/** Another process does what is left. */
const goOn = () => {
  const { deps } = api;
  const env = { ...deps.env, SMTP_URL: smtpUrl() };
  const notifiables = notifiablesOf([...modules, { notifications: [toTheCrowd] }]);
  return runJobs({ deps: { ...deps, env, notifiables }, url: api.url });
};

async function countJobs(task: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from graphile_worker.jobs where task_identifier = ${task}
  `.execute(api.deps.db);
  return rows[0]?.count ?? 0;
}

it('a digest that is killed in the middle of sending reaches everybody once', async () => {
  api.deps.clock.set('2026-11-21T19:00:00Z');
  const members = await Promise.all(
    Array.from({ length: 8 }, (_, n) => api.createMember({ id: `reader-${n}` })),
  );
  for (const recipient of members) await tellOfAnswer(api, { recipient, author: ben });
  api.deps.clock.set(MORNING);
  await sendDigests(api.deps);
  expect(await countJobs('mail')).toBe(8);

  acceptsAtMost = 3;
  const worker = startWorker();
  // the others hang in the mail server, or have not begun
  await vi.waitFor(async () => expect(await countJobs('mail')).toBe(5), { timeout: 20_000 });
  expect(accepted).toHaveLength(3);
  await kill(worker);

  acceptsAtMost = Number.POSITIVE_INFINITY;
  await Promise.all([sendDigests(api.deps), goOn()]);
  await goOn();
  expect(accepted.toSorted()).toEqual(members.map(({ email }) => email).sort());
}, 60_000);

it('an announcement that is killed between two slices tells and mails everybody once', async () => {
  await sql`
    insert into users (id, email, email_verified_at, first_name, last_name, zip_code, terms_accepted_at)
    select 'crowd-' || lpad(n::text, 4, '0'), 'crowd-' || n || '@oche.test', now(), 'Mia', 'Muster',
      '80331', now()
    from generate_series(1, 600) n
  `.execute(api.deps.db);
  // so few want it by mail
  await sql`
    insert into notification_settings (user_id, kind, mail, push)
    select 'crowd-' || lpad(n::text, 4, '0'), 'test.crowd', 'now', false
    from generate_series(25, 600, 25) n
  `.execute(api.deps.db);
  const told = async () => {
    const rows = await api.deps.db
      .selectFrom('notifications')
      .select('recipient_id as id')
      .where('kind', '=', 'test.crowd')
      .execute();
    return rows.map(({ id }) => id).sort();
  };
  await withTransaction(api.deps.db, (tx) =>
    announce(tx, toTheCrowd, { eventId: crypto.randomUUID(), payload: {} }),
  );
  expect(await told()).toEqual([]);

  // holds up the second slice at one of its members
  const other = new pg.Client({ connectionString: api.url });
  await other.connect();
  await other.query('begin');
  await other.query(
    `insert into notification_groups (recipient_id, kind, group_key, latest_at)
     values ('crowd-0555', 'test.crowd', 'crowd', now())`,
  );
  const worker = startWorker();
  // the first slice is told and mailed
  await vi.waitFor(() => expect(accepted).toHaveLength(20), { timeout: 30_000 });
  await vi.waitFor(async () => expect(await countJobs('mail')).toBe(0), { timeout: 10_000 });
  expect(await countJobs('notifications.announce')).toBe(1);
  await kill(worker);
  await other.query('rollback');
  await other.end();
  expect(await told()).toHaveLength(500);

  await goOn();
  const everybody = Array.from(
    { length: 600 },
    (_, n) => `crowd-${String(n + 1).padStart(4, '0')}`,
  );
  expect(await told()).toEqual(everybody);
  expect(accepted.toSorted()).toEqual(
    Array.from({ length: 24 }, (_, n) => `crowd-${(n + 1) * 25}@oche.test`).sort(),
  );
}, 90_000);
