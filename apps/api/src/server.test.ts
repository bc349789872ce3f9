import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { useTestDatabase } from '@oche/db/testing';
import { pino } from 'pino';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { parseEnv } from './env.ts';
import { migrateJobs } from './lib/jobs/job-worker.ts';
import { addJobs } from './lib/jobs/jobs.ts';
import { type RunningServer, startServer } from './server.ts';
import type { Renderer } from './web/renderer.ts';

const database = useTestDatabase();
const dataDir = mkdtempSync(join(tmpdir(), 'oche-server-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const pages: Renderer = {
  render: async () => ({ status: 200, html: 'a page', scriptHashes: [] }),
  searchNames: async () => [],
};

let server: RunningServer | undefined;
afterEach(() => server?.close());

async function start(ROLE: 'web' | 'worker'): Promise<string> {
  const env = parseEnv({
    ROLE,
    DATABASE_URL: database.url,
    OCHE_DATA_DIR: dataDir,
    PORT: '0',
  });
  const terminal = { notice: () => {}, fail: (reason: string) => expect.fail(reason) };
  server = await startServer(env, pino({ level: 'silent' }), terminal, async () => pages);
  return server.address;
}

const statusOf = async (url: string) => (await fetch(url)).status;

const waitingJobs = async () => {
  const { rows } = await database.pool.query(
    `select 1 from graphile_worker.jobs where task_identifier = 'jobs.release'`,
  );
  return rows.length;
};

it('a worker does jobs, and has nothing for browsers', async () => {
  await migrateJobs(database.url);
  await addJobs(database.db, [{ name: 'jobs.release', payload: {} }]);
  const address = await start('worker');
  expect(await statusOf(`${address}/health/live`)).toBe(200);
  expect(await statusOf(`${address}/health/ready`)).toBe(200);
  expect(await statusOf(`${address}/metrics`)).toBe(200);
  for (const path of ['/', '/api/forum/categories', '/trpc/auth.config', '/robots.txt'])
    expect(await statusOf(address + path)).toBe(404);
  await vi.waitFor(async () => expect(await waitingJobs()).toBe(0), { timeout: 10_000 });
});

it('a web process adds jobs and does none', async () => {
  const address = await start('web');
  await addJobs(database.db, [{ name: 'jobs.release', payload: {} }]);
  expect(await statusOf(`${address}/api/forum/categories`)).toBe(200);
  const { rows } = await database.pool.query(
    `select 1 from pg_stat_activity where application_name like 'oche-jobs %' and datname = current_database()`,
  );
  expect({ workers: rows.length, waiting: await waitingJobs() }).toEqual({
    workers: 0,
    waiting: 1,
  });
});
