import { setTimeout as sleep } from 'node:timers/promises';
import { useTestDatabase } from '@oche/db/testing';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { deaf } from '../../testing/deaf.ts';
import { Wire } from '../../testing/wire.ts';
import { startJobs } from './job-worker.ts';
import { addJobs } from './jobs.ts';

declare module './jobs.ts' {
  interface Jobs {
    'test.last': { text: string };
  }
}

const database = useTestDatabase();

const texts = ['ends', 'fails', 'ends, too'];

/** Three jobs of which PostgreSQL doesn't hear how they ended, and which are done again when it is back. */
async function cutAmidThree({ hangs }: { hangs?: string } = {}) {
  const wire = new Wire(database.url);
  const url = await wire.listen();
  const away = Promise.withResolvers<void>();
  const begun: string[] = [];
  const task = async ({ text }: { text: string }) => {
    begun.push(text);
    if (text === hangs && begun.length <= 3) await new Promise(() => {});
    await away.promise;
    if (text === 'fails' && begun.length <= 3) throw new Error('no database');
  };
  const logged: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => logged.push(line) });
  const deps = { log, metrics: new Registry(), events: deaf };
  const patience = { restartMs: 10, ...(hangs && { giveUpMs: 50 }) };
  const jobs = await startJobs(deps, url, [{ tasks: { 'test.last': task } }], patience);
  await addJobs(
    database.db,
    texts.map((text) => ({ name: 'test.last' as const, payload: { text } })),
  );
  while (begun.length < 3) await sleep(10);

  wire.become('cut');
  away.resolve();
  while (!logged.join('').includes('the job worker does not start')) await sleep(10);
  expect(jobs.isRunning()).toBe(false);
  wire.become('whole');

  const left = async () => {
    const { rows } = await database.pool.query('select 1 from graphile_worker.jobs');
    return rows.length;
  };
  while ((await left()) > 0) await sleep(10);
  expect(begun.slice(3).sort()).toEqual([...texts].sort());
  expect(jobs.isRunning()).toBe(true);
  await jobs.stop();
  wire.close();
  return logged.join('');
}

// A rejected promise without a listener ends the process of the server, and fails this test.
it('does jobs again whose end PostgreSQL did not hear', async () => {
  expect(await cutAmidThree()).not.toContain('hangs');
}, 20_000);

it('leaves a worker behind that waits for ever, and does its jobs again', async () => {
  expect(await cutAmidThree({ hangs: 'ends, too' })).toContain('the job worker hangs');
}, 20_000);
