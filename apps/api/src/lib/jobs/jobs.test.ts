import { setTimeout as sleep } from 'node:timers/promises';
import { withTransaction } from '@oche/db';
import { useTestDatabase } from '@oche/db/testing';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deaf } from '../../testing/deaf.ts';
import { AppError } from '../errors.ts';
import type { EventBus } from '../events/event-bus.ts';
import { eventsOverNotify } from '../events/transport/notify.ts';
import { type RunningJobs, startJobs, tasksOf } from './job-worker.ts';
import { addJob, addJobs } from './jobs.ts';

declare module './jobs.ts' {
  interface Jobs {
    'test.note': { text: string };
    'test.fail': { text: string };
    'test.hang': unknown;
    'test.draw': unknown;
    'test.refuse': { code: 'TOURNAMENT_RULES_UNFIT' | 'UNAVAILABLE' };
  }
}

const database = useTestDatabase();
let jobs: RunningJobs;
let events: EventBus;
const notes: string[] = [];
const drawn = Promise.withResolvers<void>();
const logged: string[] = [];
const metrics = new Registry();
beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line: string) => logged.push(line) });
  events = eventsOverNotify(database.url, log, new Map());
  await events.start();
  jobs = await startJobs({ log, metrics, events }, database.url, [
    {
      tasks: {
        'test.note': async ({ text }) => void notes.push(text),
        'test.draw': () => {
          notes.push('draws');
          return drawn.promise;
        },
        'test.fail': async () => {
          throw new Error('this one fails');
        },
        'test.refuse': async ({ code }) => {
          throw new AppError(code, code === 'UNAVAILABLE' ? { retryAfter: 1 } : {});
        },
      },
    },
  ]);
});
afterAll(() => jobs.stop());

/** Waits until it is so; the test's own time limit ends the wait. */
async function until(isSo: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await isSo())) await sleep(10);
}

const queued = async () => {
  const { rows } = await database.pool.query<{ last_error: string | null; attempts: number }>(
    'select last_error, attempts from graphile_worker.jobs',
  );
  return rows;
};

it('does a job after its transaction committed, never one that was rolled back', async () => {
  const text = 'rolled back';
  const failing = withTransaction(database.db, async (tx) => {
    await addJob(tx, 'test.note', { text });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await withTransaction(database.db, (tx) => addJob(tx, 'test.note', { text: 'committed' }));
  await until(() => notes.length > 0);
  await until(async () => (await queued()).length === 0);
  expect(notes).toEqual(['committed']);
});

it('keeps a job that failed for another try, and logs no payload', async () => {
  await addJob(database.db, 'test.fail', { text: 'private@oche.test' });
  await until(async () => (await queued())[0]?.last_error != null);
  const [job] = await queued();
  expect(job).toMatchObject({ last_error: 'this one fails', attempts: 1 });
  expect(logged.join('')).toContain('this one fails');
  expect(logged.join('')).not.toContain('private@oche.test');
});

it('takes several at once, each with its own payload and time', async () => {
  const runAt = new Date(Date.now() + 3_600_000);
  await addJobs(database.db, [
    { name: 'test.note', payload: { text: 'first of two' } },
    { name: 'test.note', payload: { text: 'in an hour' }, runAt, key: 'several' },
    { name: 'test.note', payload: { text: 'second of two' } },
  ]);
  await addJobs(database.db, []);
  await until(() => notes.includes('first of two') && notes.includes('second of two'));
  const { rows } = await database.pool.query(
    "select run_at, max_attempts from graphile_worker.jobs where key = 'several'",
  );
  expect(rows).toEqual([{ run_at: runAt.toISOString(), max_attempts: 10 }]);
  expect(notes).not.toContain('in an hour');
  await addJob(database.db, 'test.note', { text: 'now' }, { key: 'several' });
  await until(() => notes.includes('now'));
});

it('takes what somebody waits for before all that waits already', async () => {
  const texts = Array.from({ length: 20 }, (_, number) => `can wait ${number}`);
  await addJobs(database.db, [
    ...texts.map((text) => ({ name: 'test.note' as const, payload: { text } })),
    { name: 'test.note', payload: { text: 'awaited' }, isAwaited: true },
  ]);
  await until(() => [...texts, 'awaited'].every((text) => notes.includes(text)));
  // three are done side by side
  const before = notes.slice(0, notes.indexOf('awaited'));
  expect(before.filter((text) => texts.includes(text)).length).toBeLessThan(3);
});

it('does what takes long one after the other, and everything else beside it', async () => {
  const draw = { name: 'test.draw' as const, payload: {}, isLong: true };
  await addJobs(database.db, [draw, draw, draw, draw]);
  await until(() => notes.includes('draws'));
  await addJob(database.db, 'test.note', { text: 'beside it' });
  await until(() => notes.includes('beside it'));
  const drawing = () => notes.filter((note) => note === 'draws').length;
  expect(drawing()).toBe(1);
  drawn.resolve();
  await until(() => drawing() === 4);
});

it('replaces a job that waits with the same key', async () => {
  const runAt = new Date(Date.now() + 3_600_000);
  await addJob(database.db, 'test.note', { text: 'later' }, { key: 'one', runAt });
  await addJob(database.db, 'test.note', { text: 'instead' }, { key: 'one' });
  await until(() => notes.includes('instead'));
  await until(async () => (await queued()).every(({ last_error }) => last_error !== null));
  expect(notes).not.toContain('later');
});

it('counts attempts by how they ended, and takes their time', async () => {
  const text = await metrics.metrics();
  expect(text).toMatch(
    /^oche_job_duration_seconds_count\{job="test.note",outcome="done"\} [1-9]\d*$/m,
  );
  expect(text).toMatch(
    /^oche_job_duration_seconds_count\{job="test.fail",outcome="failed"\} [1-9]\d*$/m,
  );
});

it('forgets jobs that failed for the last time, and no others', async () => {
  await addJob(database.db, 'test.fail', { text: 'last try' }, { maxAttempts: 1 });
  await until(async () => (await queued()).every(({ last_error }) => last_error !== null));
  expect(await queued()).toHaveLength(2);
  await addJob(database.db, 'jobs.cleanup', {});
  await until(async () => (await queued()).length === 1);
  // it may have been tried again meanwhile
  expect(await queued()).toMatchObject([{ last_error: 'this one fails' }]);
});

it('tries nothing again that is refused, unless it may be otherwise in a moment', async () => {
  const refused = async () => {
    const { rows } = await database.pool.query<{ last_error: string; is_final: boolean }>(
      `select last_error, attempts >= max_attempts as is_final from graphile_worker.jobs
       where task_identifier = 'test.refuse' and last_error is not null order by last_error`,
    );
    return rows;
  };
  await addJob(database.db, 'test.refuse', { code: 'TOURNAMENT_RULES_UNFIT' });
  await addJob(database.db, 'test.refuse', { code: 'UNAVAILABLE' });
  await until(async () => (await refused()).length === 2);
  expect(await refused()).toEqual([
    { last_error: 'TOURNAMENT_RULES_UNFIT', is_final: true },
    { last_error: 'UNAVAILABLE', is_final: false },
  ]);
  expect(logged.join('')).toContain('TOURNAMENT_RULES_UNFIT');
  await database.pool.query(
    "delete from graphile_worker._private_jobs where last_error <> 'this one fails'",
  );
});

it('refuses two modules that have a job of the same name', () => {
  const note = { tasks: { 'test.note': async () => {} } };
  const fail = { tasks: { 'test.fail': async () => {} } };
  expect(Object.keys(tasksOf([note, fail]))).toEqual(['test.note', 'test.fail']);
  expect(() => tasksOf([note, fail, note])).toThrow('two modules have the job test.note');
});

describe('a worker that stops', () => {
  const own = useTestDatabase();

  it('gives a job that does not end back to the queue', async () => {
    const begun = Promise.withResolvers<void>();
    const hang = () => {
      begun.resolve();
      return new Promise<void>(() => {});
    };
    const log = pino({ level: 'silent' });
    const worker = await startJobs(
      { log, metrics: new Registry(), events: deaf },
      own.url,
      [{ tasks: { 'test.hang': hang } }],
      { stopMs: 1 },
    );
    await addJob(own.db, 'test.hang', {});
    await begun.promise;
    await worker.stop();
    // the worker's own job of a minute may have been added meanwhile
    const { rows } = await own.pool.query(
      "select locked_at, attempts from graphile_worker.jobs where task_identifier = 'test.hang'",
    );
    expect(rows).toEqual([{ locked_at: null, attempts: 1 }]);
  });
});

describe('a job of a process that was killed', () => {
  const own = useTestDatabase();

  /** Makes a job look as if another worker has had it locked for some time. */
  const setLock = (text: string, by: string, since: string) =>
    own.pool.query(
      `update graphile_worker._private_jobs
       set locked_by = $2, locked_at = now() - $3::interval, run_at = now()
       where payload ->> 'text' = $1`,
      [text, by, since],
    );

  it('is done by another one; those of the living stay theirs', async () => {
    const begun = Promise.withResolvers<void>();
    const finish = Promise.withResolvers<void>();
    const done: string[] = [];
    const log = pino({ level: 'silent' });
    const worker = await startJobs({ log, metrics: new Registry(), events: deaf }, own.url, [
      {
        tasks: {
          'test.note': async ({ text }) => void done.push(text),
          'test.hang': async () => {
            begun.resolve();
            await finish.promise;
          },
        },
      },
    ]);
    await addJob(own.db, 'test.hang', { text: 'long' });
    await begun.promise;
    const { rows } = await own.pool.query<{ locked_by: string }>(
      'select locked_by from graphile_worker.jobs',
    );
    const [{ locked_by: living } = { locked_by: '' }] = rows;
    await setLock('long', living, '2 minutes');
    const runAt = new Date(Date.now() + 3_600_000);
    for (const text of ['left behind', 'just begun']) {
      await addJob(own.db, 'test.note', { text }, { runAt });
    }
    await setLock('left behind', 'killed', '2 minutes');
    await setLock('just begun', 'reconnecting', '2 seconds');

    await addJob(own.db, 'jobs.release', {});
    await until(() => done.length > 0);
    expect(done).toEqual(['left behind']);
    const locks = await own.pool.query(
      `select task_identifier as name, locked_by from graphile_worker.jobs
       where task_identifier like 'test.%' order by 1`,
    );
    expect(locks.rows).toContainEqual({ name: 'test.hang', locked_by: living });
    expect(locks.rows).toContainEqual({ name: 'test.note', locked_by: 'reconnecting' });
    finish.resolve();
    await worker.stop();
  });
});
