import { createDb, createPool, type Pool } from '@oche/db';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildApp } from '../app.ts';
import type { EventBus } from '../lib/events/event-bus.ts';
import { eventsOverNotify } from '../lib/events/transport/notify.ts';
import { RateLimits } from '../lib/limits/rate-limits.ts';
import { tell, useTestApi, Wire } from '../testing/index.ts';

const api = useTestApi();
let wire: Wire;
let pool: Pool;
let events: EventBus;
let app: FastifyInstance;
const resynced = vi.fn();

beforeAll(async () => {
  wire = new Wire(api.url);
  const url = await wire.listen();
  pool = createPool(url, { max: 4, connectionTimeoutMs: 500 });
  events = eventsOverNotify(url, api.deps.log, new Map());
  await events.start();
  events.onResync(resynced);
  const db = createDb(pool);
  const limits = new RateLimits(api.deps.env, pool);
  app = await buildApp({ ...api.deps, db, events, limits });
});

afterAll(async () => {
  await app.close();
  await events.stop();
  await pool.end();
  wire.close();
});

const READS = ['/api/forum/categories', '/trpc/forum.category.list', '/health/ready'];
const read = (url: string, headers = {}) => app.inject({ url, headers });
const statuses = () => Promise.all(READS.map(async (url) => (await read(url)).statusCode));
const works = async () => expect(await statuses()).toEqual([200, 200, 200]);

test('with its database everything works', works);

describe.each(['cut', 'silent'] as const)('while the wire is %s', (state) => {
  beforeAll(() => wire.become(state));

  test.each(READS)('%s answers 503 and when to come back', async (url) => {
    const answer = await read(url);
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.body).toContain('UNAVAILABLE');
    expect(answer.body).not.toMatch(/timeout|terminated|ECONN|postgres/i);
  });

  test('whoever has a session is told the same, and not signed out', async () => {
    for (const url of ['/api/auth/user', '/trpc/auth.me']) {
      const answer = await read(url, { cookie: 'oche_session=some-session' });
      expect(answer.statusCode).toBe(503);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  });

  test('limits that are counted in the database let nobody in', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/trpc/auth.signIn',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ email: 'anna@oche.test', password: 'whatever-it-is' }),
    });
    expect(answer.statusCode).toBe(503);
  });

  test('the process still answers', async () => {
    expect((await read('/health/live')).statusCode).toBe(200);
  });

  test('it recovers by itself, events too', async () => {
    resynced.mockClear();
    wire.become('whole');
    await vi.waitFor(works, { timeout: 15_000 });
    await vi.waitFor(() => expect(resynced).toHaveBeenCalled(), { timeout: 15_000 });
    const heard = new Promise((resolve) => events.on('session.ended', resolve));
    const payload = { userId: 'somebody', sessionHash: null };
    await tell({ db: api.deps.db, events }, 'session.ended', payload);
    expect(await heard).toEqual(payload);
  });
});

test('a PostgreSQL that ends every connection costs a few requests, not the process', async () => {
  await statuses();
  const kill = sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`;
  const during = await Promise.all([
    ...Array.from({ length: 20 }, () => read('/api/forum/categories')),
    kill.execute(api.deps.db),
    ...Array.from({ length: 20 }, () => read('/api/forum/categories')),
  ]);
  for (const answer of during) {
    if ('statusCode' in answer) expect([200, 503]).toContain(answer.statusCode);
  }
  await vi.waitFor(works, { timeout: 15_000 });
});
