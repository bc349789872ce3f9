import { withTransaction } from '@oche/db';
import { runOnce } from 'graphile-worker';
import { sql } from 'kysely';
import pg from 'pg';
import { Registry } from 'prom-client';
import { afterAll, afterEach, beforeAll, describe, expect, expectTypeOf, it, vi } from 'vitest';
import { useTestApi } from '../../testing/index.ts';
import type { Deps } from '../deps.ts';
import { silentLogger } from '../jobs/job-log.ts';
import { startJobs, tasksOf } from '../jobs/job-worker.ts';
import { addJob } from '../jobs/jobs.ts';
import { type Reacting, type Reactions, reactionJobs, reactorsOf } from './reactions.ts';
import { eventsOverNotify } from './transport/notify.ts';

declare module './events.ts' {
  interface AppEvents {
    'test.thrown': { darts: number };
    'test.ignored': { darts: number };
  }
  interface Signals {
    'test.woken': { darts: number };
  }
}

const EVENT = 'test.thrown';
const api = useTestApi();
/** a pool like the worker's, for runs that the tests start themselves */
let pool: pg.Pool;

beforeAll(async () => {
  pool = new pg.Pool({ connectionString: api.url, max: 3 });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  await sql`create table test_notes (event_id uuid not null unique, darts int not null)`.execute(
    api.deps.db,
  );
});
afterEach(async () => {
  await sql`delete from graphile_worker._private_jobs`.execute(api.deps.db);
  await sql`delete from test_notes`.execute(api.deps.db);
});
afterAll(() => pool.end());

const count = vi.fn<(deps: Deps, event: { darts: number }, eventId: string) => Promise<void>>();
let timesNoted = 0;
const note = async ({ db }: Deps, { darts }: { darts: number }, eventId: string) => {
  timesNoted += 1;
  await sql`insert into test_notes values (${eventId}, ${darts}) on conflict do nothing`.execute(
    db,
  );
};
const statistics: Reacting = { name: 'statistics', reactions: { [EVENT]: { count } } };
const notes: Reacting = { name: 'notes', reactions: { [EVENT]: { note } } };

const busOf = (modules: Reacting[]) => eventsOverNotify(api.url, api.deps.log, reactorsOf(modules));
const publish = (modules: Reacting[], darts: number) =>
  withTransaction(api.deps.db, (tx) => busOf(modules).publish(tx, EVENT, { darts }));

const jobsOf = (modules: Reacting[]) => [reactionJobs(api.deps, modules)];

/** Starts a worker, like that of a process. */
const start = (modules: Reacting[]) =>
  startJobs({ ...api.deps, metrics: new Registry() }, api.url, jobsOf(modules));

/** Runs the jobs that are due now. Finished ones may be in the queue for a moment longer. */
const work = (modules: Reacting[]) =>
  runOnce({
    taskList: tasksOf(jobsOf(modules)),
    pgPool: pool,
    noHandleSignals: true,
    logger: silentLogger(),
  });

interface QueuedJob {
  name: string;
  attempts: number;
  error: string | null;
}

const queued = async () => {
  const { rows } = await sql<QueuedJob>`
    select task_identifier as name, attempts, last_error as error
    from graphile_worker.jobs order by task_identifier
  `.execute(api.deps.db);
  return rows;
};

const expectQueue = (jobs: QueuedJob[]) =>
  vi.waitFor(async () => expect(await queued()).toEqual(jobs), { timeout: 20_000 });

const noted = async () => {
  const { rows } = await sql<{ darts: number }>`select darts from test_notes`.execute(api.deps.db);
  return rows.map(({ darts }) => darts);
};

describe('an event', () => {
  it('becomes one job for all reactions to it, when its transaction commits', async () => {
    await publish([statistics, notes], 3);
    expect((await queued()).map(({ name }) => name)).toEqual(['events.react']);
    await work([statistics, notes]);
    expect(count).toHaveBeenCalledExactlyOnceWith(
      api.deps,
      { darts: 3 },
      expect.stringMatching(/^[0-9a-f-]{36}$/),
      { job: expect.stringMatching(/^\d+$/), part: 0 },
    );
    expect(await noted()).toEqual([3]);
    await expectQueue([]);
  });

  it('that is rolled back never becomes a job', async () => {
    const rolledBack = withTransaction(api.deps.db, async (tx) => {
      await busOf([statistics]).publish(tx, EVENT, { darts: 3 });
      throw new Error('no');
    });
    await expect(rolledBack).rejects.toThrow('no');
    await expectQueue([]);
  });

  it('is written at the end, by one statement for all events and jobs of its transaction', async () => {
    const events = busOf([statistics]);
    await withTransaction(api.deps.db, async (tx) => {
      const query = vi.spyOn(pg.Client.prototype, 'query');
      await events.publish(tx, 'test.ignored', { darts: 3 });
      await events.publish(tx, EVENT, { darts: 3 });
      await addJob(tx, 'jobs.release', {});
      await events.publish(tx, EVENT, { darts: 4 });
      expect(query).not.toHaveBeenCalled();
    });
    // that statement, and the commit
    expect(vi.mocked(pg.Client.prototype.query)).toHaveBeenCalledTimes(2);
    vi.restoreAllMocks();
    expect((await queued()).map(({ name }) => name)).toEqual(['events.react', 'jobs.release']);
    await sql`delete from graphile_worker._private_jobs where payload::text = '{}'`.execute(
      api.deps.db,
    );
    await work([statistics]);
    expect(count.mock.calls.map(([, { darts }]) => darts)).toEqual([3, 4]);
  });

  it('to which nobody reacts is no job', async () => {
    await withTransaction(api.deps.db, (tx) =>
      busOf([statistics]).publish(tx, 'test.ignored', { darts: 3 }),
    );
    expect(await queued()).toEqual([]);
  });

  it('is told only to reactions that it concerns', async () => {
    const high: Reacting = {
      name: 'high',
      reactions: { [EVENT]: { count: { concerns: ({ darts }) => darts > 3, react: count } } },
    };
    await publish([high], 3);
    expect(await queued()).toEqual([]);
    await publish([high, notes], 4);
    await work([high, notes]);
    expect(count.mock.calls.map(([, { darts }]) => darts)).toEqual([4]);
    expect(await noted()).toEqual([4]);
  });

  it('that is published with others has an id of its own', async () => {
    await withTransaction(api.deps.db, (tx) =>
      busOf([notes]).publishAll(tx, [
        [EVENT, { darts: 1 }],
        ['test.ignored', { darts: 2 }],
        [EVENT, { darts: 3 }],
      ]),
    );
    await work([notes]);
    expect((await noted()).sort()).toEqual([1, 3]);
  });

  it('that a statement publishes itself can’t be reacted to', () => {
    expectTypeOf<'test.thrown'>().toExtend<keyof Reactions>();
    expectTypeOf<'test.woken'>().not.toExtend<keyof Reactions>();
  });

  it('is handed over as it was declared', () => {
    type Handler = NonNullable<Reactions['test.thrown']>[string];
    expectTypeOf<Extract<Handler, (...given: never) => unknown>>()
      .parameter(1)
      .toEqualTypeOf<{ darts: number }>();
  });
});

describe('a reaction', () => {
  it('runs also when the process ended right after the commit', async () => {
    // there is no worker yet, as if the process that published had ended
    await publish([notes], 3);
    const jobs = await start([notes]);
    await vi.waitFor(async () => expect(await noted()).toEqual([3]));
    await jobs.stop();
  });

  it('that throws is tried again, and keeps the others from nothing', async () => {
    const before = timesNoted;
    const off = new Error('the board fell off');
    count.mockRejectedValueOnce(off).mockRejectedValueOnce(off);
    await publish([statistics, notes], 3);
    await work([statistics, notes]);
    expect(await noted()).toEqual([3]);
    await expectQueue([
      { name: 'statistics.count on test.thrown', attempts: 1, error: 'the board fell off' },
    ]);
    await sql`update graphile_worker._private_jobs set run_at = now()`.execute(api.deps.db);
    await work([statistics, notes]);
    // with the others, at once by itself, and when its time had come
    expect(count).toHaveBeenCalledTimes(3);
    const [first, ...others] = count.mock.calls;
    expect(others).toEqual([first, first]);
    expect(timesNoted - before).toBe(1);
    await expectQueue([]);
  });

  it('that is told the same event twice can know it by the id', async () => {
    const job = 'notes.note on test.thrown';
    const payload = { eventId: '0190f000-0000-7000-8000-000000000001', event: { darts: 3 } };
    for (let n = 0; n < 2; n++) await addJob(api.deps.db, job, payload);
    await work([notes]);
    await expectQueue([]);
    expect(await noted()).toEqual([3]);
  });

  it('is done by one of several processes', async () => {
    const processes = await Promise.all([start([statistics, notes]), start([statistics, notes])]);
    const all = Array.from({ length: 30 }, (_, index) => index);
    await Promise.all(all.map((darts) => publish([statistics, notes], darts)));
    await expectQueue([]);
    await Promise.all(processes.map((each) => each.stop()));
    expect((await noted()).sort((a, b) => a - b)).toEqual(all);
    expect(count.mock.calls.map(([, { darts }]) => darts).sort((a, b) => a - b)).toEqual(all);
  });

  it('of a module that this process doesn’t have waits for one that does', async () => {
    await publish([statistics, notes], 3);
    await work([statistics]);
    await expectQueue([{ name: 'notes.note on test.thrown', attempts: 0, error: null }]);
    await work([notes]);
    expect(await noted()).toEqual([3]);
  });
});

it('two modules of one name that react alike don’t start', () => {
  expect(() => tasksOf(jobsOf([statistics, notes]))).not.toThrow();
  expect(() => tasksOf(jobsOf([notes, notes]))).toThrow(
    'two modules have the job notes.note on test.thrown',
  );
});
