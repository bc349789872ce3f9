import { poolOf } from '@oche/db';
import { beforeEach, describe, expect, it } from 'vitest';
import { addJobs } from '../../../lib/jobs/jobs.ts';
import {
  receiveMails,
  refusal,
  TEST_PASSWORD,
  useMember,
  useTestApi,
} from '../../../testing/index.ts';

declare module '../../../lib/jobs/jobs.ts' {
  interface Jobs {
    'test.fails': { address: string };
  }
}

const api = useTestApi();
const admin = useMember(api, { role: 'admin' });
const moderator = useMember(api, { role: 'moderator' });
const member = useMember(api);

const system = () => api.callerFor(admin).admin.system;
const sql = (text: string) => {
  const pool = poolOf(api.deps.db);
  if (!pool) throw new Error('no pool');
  return pool.query(text);
};

/** Jobs as the worker leaves them that have failed. */
async function failedJobs(count: number, attempts: number): Promise<void> {
  await addJobs(
    api.deps.db,
    Array.from({ length: count }, () => ({
      name: 'test.fails' as const,
      payload: { address: 'mia@oche.test' },
    })),
  );
  await sql(`update graphile_worker._private_jobs set attempts = ${attempts},
    last_error = 'the server said no' || chr(10) || 'at mia@oche.test'
    where attempts = 0`);
}

beforeEach(() => sql('delete from graphile_worker._private_jobs'));

describe('the system page', () => {
  it('says what runs here and how large it is', async () => {
    await failedJobs(2, 10);
    await failedJobs(1, 3);
    const facts = await system().get();
    expect(facts.versions.oche).toMatch(/^\d+\.\d+\.\d+$/);
    expect(facts.versions.postgres).toMatch(/^\d+/);
    expect(facts.migrations.last).toMatch(/^\d{4}_\w+\.sql$/);
    expect(facts.migrations.count).toBe(Number(facts.migrations.last.slice(0, 4)));
    expect(facts.database.bytes).toBeGreaterThan(1_000_000);
    const sizes = facts.database.tables.map(({ bytes }) => bytes);
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
    expect(facts.storage).toEqual({ place: 'folder', pictures: 0, bytes: 0 });
    expect(facts.mail.way).toBe('files');
    expect(facts.queue).toEqual([
      { job: 'test.fails', waiting: 0, planned: 0, retrying: 1, failed: 2 },
    ]);
    expect(facts.backup).toBeNull();
  });

  it('knows the newest backup', async () => {
    await sql(`insert into backups (finished_at, archive_bytes, row_count, file_count) values
      ('2026-11-20T03:00:00Z', 10, 1, 0), ('2026-11-21T03:00:00Z', 20, 2, 1)`);
    expect((await system().get()).backup).toEqual({
      finishedAt: '2026-11-21T03:00:00.000Z',
      bytes: 20,
      rows: 2,
      files: 1,
    });
  });
});

describe('failed jobs', () => {
  it('are listed with why, without what they were about, page by page', async () => {
    await failedJobs(22, 10);
    await failedJobs(1, 1);
    const first = await system().failed.list({});
    expect(first.items).toHaveLength(20);
    expect(first.items[0]).toMatchObject({
      job: 'test.fails',
      attempts: 1,
      maxAttempts: 10,
      error: 'the server said no',
      nextAt: expect.any(String),
    });
    expect(first.items[1]?.nextAt).toBeNull();
    expect(JSON.stringify(first)).not.toContain('mia@oche.test');
    const second = await system().failed.list({ cursor: first.nextCursor ?? 0 });
    expect(second.items).toHaveLength(3);
    expect(second.nextCursor).toBeNull();
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect(new Set(ids).size).toBe(23);
  });

  it('are tried again one by one or all at once, and it is noted', async () => {
    await failedJobs(3, 10);
    const { items } = await system().failed.list({});
    const [one] = items;
    if (!one) throw new Error('no job');
    await system().failed.retry({ id: one.id });
    const { rows } = await sql(`select attempts from graphile_worker.jobs where id = ${one.id}`);
    expect(rows).toEqual([{ attempts: 0 }]);
    expect(await system().failed.retryAll()).toEqual({ count: 2 });
    expect(await system().failed.retryAll()).toEqual({ count: 0 });
    expect(await refusal(system().failed.retry({ id: 999_999 }))).toMatchObject({
      code: 'JOB_NOT_FOUND',
    });
    const log = await api.deps.db
      .selectFrom('audit_log')
      .select(['action', 'after'])
      .where('actor_id', '=', admin.id)
      .where('action', 'like', 'job.%')
      .orderBy('id')
      .execute();
    expect(log.slice(0, 2)).toEqual([
      { action: 'job.retry', after: { job: 'test.fails' } },
      { action: 'job.retryAll', after: { count: 2 } },
    ]);
  });

  it('are thrown away only with the password, and only if they have failed', async () => {
    await failedJobs(1, 10);
    await addJobs(api.deps.db, [{ name: 'test.fails', payload: { address: 'a@oche.test' } }]);
    const { items } = await system().failed.list({});
    const [failed] = items;
    if (!failed) throw new Error('no job');
    const wrong = system().failed.discard({ id: failed.id, password: 'wrong-password' });
    expect(await refusal(wrong)).toMatchObject({ code: 'INVALID_CREDENTIALS' });
    await system().failed.discard({ id: failed.id, password: TEST_PASSWORD });
    const again = system().failed.discard({ id: failed.id, password: TEST_PASSWORD });
    expect(await refusal(again)).toMatchObject({ code: 'JOB_NOT_FOUND' });
    const { rows } = await sql('select id from graphile_worker.jobs');
    expect(rows).toHaveLength(1);
    const waiting = system().failed.discard({ id: rows[0].id, password: TEST_PASSWORD });
    expect(await refusal(waiting)).toMatchObject({ code: 'JOB_NOT_FOUND' });
  });
});

it('sends a mail to the admin who asks, in the language of the page', async () => {
  expect(await system().testMail()).toEqual({ to: admin.email });
  const [mail] = await receiveMails(api, admin.email);
  expect(mail?.subject).toBe('Testmail der Oche');
});

describe('others', () => {
  it.each(['get', 'failed', 'retry', 'retryAll', 'discard', 'testMail'] as const)(
    'don’t get to %s',
    async (name) => {
      for (const [who, code] of [
        [null, 'UNAUTHENTICATED'],
        [member, 'FORBIDDEN'],
        [moderator, 'FORBIDDEN'],
        [
          { ...admin, status: 'suspended' as const },
          name === 'get' || name === 'failed' ? null : 'ACCOUNT_SUSPENDED',
        ],
      ] as const) {
        const { system: caller } = api.callerFor(who).admin;
        const calls = {
          get: () => caller.get(),
          failed: () => caller.failed.list({}),
          retry: () => caller.failed.retry({ id: 1 }),
          retryAll: () => caller.failed.retryAll(),
          discard: () => caller.failed.discard({ id: 1 }),
          testMail: () => caller.testMail(),
        };
        if (code) expect(await refusal(calls[name]())).toMatchObject({ code });
      }
    },
  );
});
