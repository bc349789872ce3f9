import { createDb, createPool } from '@oche/db';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import { eventsOverNotify } from '../../lib/events/transport/notify.ts';
import { useTestApi } from '../../testing/index.ts';
import { buildBaseApp } from '../base-app.ts';
import { httpLimits } from '../guards/http-limits.ts';
import { processStateOf } from './process-state.ts';

const api = useTestApi();
const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

/** What a process that has all this says when it is asked. */
async function readiness(over: Partial<typeof api.deps> = {}) {
  const { app } = buildBaseApp({ ...api.deps, ...over }, httpLimits);
  const { statusCode, headers, body } = await app.inject({ url: '/health/ready' });
  await app.close();
  processStateOf(over.events ?? api.deps.events).isClosing = false;
  return { statusCode, retryAfter: headers['retry-after'], ...JSON.parse(body) };
}

const SERVES = { statusCode: 200, status: 'ok', retryAfter: undefined };
const SERVES_NOT = { statusCode: 503, status: 'failing', code: 'UNAVAILABLE', retryAfter: '5' };

describe('a process is ready', () => {
  test('with all it needs, and names each part', async () => {
    await asWorker();
    expect(await readiness()).toEqual({
      ...SERVES,
      ...{ process: 'ok', database: 'ok', schema: 'ok', replicas: 'none' },
      ...{ jobs: 'ok', signals: 'ok', uploads: 'ok' },
    });
  });

  test('beside the next version’s schema, and not with one that is older than its own', async () => {
    const { db } = api.deps;
    const forget = () => sql`delete from oche_migrations where name = '9999_later.sql'`.execute(db);
    closers.push(forget);
    await sql`insert into oche_migrations values ('9999_later.sql', '')`.execute(db);
    expect(await readiness()).toMatchObject({ ...SERVES, schema: 'newer' });
    await forget();
    const newest = await sql<{ name: string; checksum: string }>`delete from oche_migrations
      where name = (select max(name) from oche_migrations) returning name, checksum`.execute(db);
    closers.push(async () => {
      for (const { name, checksum } of newest.rows)
        await sql`insert into oche_migrations values (${name}, ${checksum})`.execute(db);
    });
    expect(await readiness()).toMatchObject({ ...SERVES_NOT, database: 'ok', schema: 'older' });
  });

  test('not with a database that nobody can write to', async () => {
    const url = new URL(api.url);
    url.searchParams.set('options', '-c default_transaction_read_only=on');
    const pool = createPool(url.href, { max: 1 });
    closers.push(() => pool.end());
    const readOnly = await readiness({ db: createDb(pool) });
    expect(readOnly).toMatchObject({ ...SERVES_NOT, database: 'readOnly' });
  });

  test('without a worker, which others may have, but not as a worker whose own has stopped', async () => {
    await expect.poll(() => readiness()).toMatchObject({ ...SERVES, jobs: 'nobody' });
    await asWorker();
    const state = processStateOf(api.deps.events);
    closers.push(() => {
      state.isWorking = undefined;
    });
    const worker = { env: { ...api.deps.env, ROLE: 'worker' as const } };
    state.isWorking = () => true;
    expect(await readiness(worker)).toMatchObject({ ...SERVES, jobs: 'ok' });
    state.isWorking = () => false;
    expect(await readiness(worker)).toMatchObject({ ...SERVES_NOT, jobs: 'stopped' });
    // one that serves pages as well goes on with that
    expect(await readiness()).toMatchObject({ ...SERVES, jobs: 'stopped' });
  });

  test('while it hears no signals, which are away for all alike', async () => {
    const events = eventsOverNotify(api.url, pino({ level: 'silent' }), new Map());
    expect(await readiness({ events })).toMatchObject({ ...SERVES, signals: 'away' });
  });

  test('with standbys, of which one is enough', async () => {
    const replicas = (...leftOut: (string | null)[]) =>
      readiness({ replicas: { state: () => leftOut.map((each) => ({ leftOut: each })) } as never });
    expect(await replicas('away', null)).toMatchObject({ ...SERVES, replicas: 'ok' });
    expect(await replicas('away', 'behind')).toMatchObject({ ...SERVES, replicas: 'leftOut' });
  });

  test('no more when it closes, though nothing is missing', async () => {
    const state = processStateOf(api.deps.events);
    state.isClosing = true;
    expect(await readiness()).toMatchObject({ ...SERVES_NOT, process: 'closing', database: 'ok' });
  });
});

/** Somebody does jobs: a worker's connections bear its name. */
async function asWorker(): Promise<void> {
  const pool = createPool(api.url, { max: 1, applicationName: 'oche-jobs test' });
  closers.push(() => pool.end());
  await pool.query('select 1');
}
