import { withTransaction } from '@oche/db';
import { useTestDatabase } from '@oche/db/testing';
import { sql } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { tell } from '../../testing/index.ts';
import type { EventBus } from './event-bus.ts';
import { signal } from './events.ts';
import { eventsOverNotify } from './transport/notify.ts';

declare module './events.ts' {
  interface Signals {
    'test.happened': { n: number; text?: string };
  }
}

const EVENT = 'test.happened';
const database = useTestDatabase();
/** two API processes */
let here: EventBus;
let there: EventBus;

beforeAll(async () => {
  const log = pino({ level: 'silent' });
  [here, there] = [
    eventsOverNotify(database.url, log, new Map()),
    eventsOverNotify(database.url, log, new Map()),
  ];
  await Promise.all([here.start(), there.start()]);
});
afterAll(() => Promise.all([here.stop(), there.stop()]));

const publish = (bus: EventBus, payload: { n: number; text?: string }) =>
  tell({ db: database.db, events: bus }, EVENT, payload);

/** Collects what PostgreSQL sends on a channel. */
async function listenTo(channel: string) {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const messages: string[] = [];
  client.on('notification', ({ payload = '' }) => messages.push(payload));
  await client.query(`listen ${channel}`);
  return {
    async heard() {
      await client.query('select 1');
      await client.end();
      return messages;
    },
  };
}

/** Collects what a process hears until told to stop. */
function listen(bus: EventBus) {
  const heard: number[] = [];
  const stop = bus.on(EVENT, ({ n }) => heard.push(n));
  return { heard, stop };
}

test('all processes hear an event, also the one that published it, in order', async () => {
  const [mine, theirs] = [listen(here), listen(there)];
  for (let n = 1; n <= 20; n++) await publish(here, { n });
  const all = Array.from({ length: 20 }, (_, index) => index + 1);
  await vi.waitFor(() => expect([mine.heard, theirs.heard]).toEqual([all, all]));
  mine.stop();
  theirs.stop();
});

test('several are told in their order by one message, together with what queries say', async () => {
  const [mine, theirs] = [listen(here), listen(there)];
  const messages = await listenTo('oche_events');
  await withTransaction(database.db, async (tx) => {
    await signal(tx, EVENT, { n: 1, text: '"ä"' });
    await here.publishAll(tx, [
      [EVENT, { n: 2 }],
      [EVENT, { n: 3 }],
    ]);
    await here.publishAll(tx, []);
    await here.publish(tx, EVENT, { n: 4 });
  });
  const all = [1, 2, 3, 4];
  await vi.waitFor(() => expect([mine.heard, theirs.heard]).toEqual([all, all]));
  expect(await messages.heard()).toHaveLength(1);
  mine.stop();
  theirs.stop();
});

test('what says the same is told once, and so much that PostgreSQL takes no more at once in several messages', async () => {
  const [mine, theirs] = [listen(here), listen(there)];
  const messages = await listenTo('oche_events');
  const text = 'x'.repeat(3000);
  const numbers = [1, 2, 1, 3, 4, 5];
  await withTransaction(database.db, (tx) =>
    here.publishAll(
      tx,
      numbers.map((n) => [EVENT, { n, text }]),
    ),
  );
  const all = [2, 1, 3, 4, 5];
  await vi.waitFor(() => expect([mine.heard, theirs.heard]).toEqual([all, all]));
  expect(await messages.heard()).toHaveLength(3);
  mine.stop();
  theirs.stop();
});

test('an event is told when its transaction commits, and never when it rolls back', async () => {
  const [mine, theirs] = [listen(here), listen(there)];
  const rolledBack = withTransaction(database.db, async (tx) => {
    await here.publish(tx, EVENT, { n: 1 });
    throw new Error('no');
  });
  await expect(rolledBack).rejects.toThrow('no');
  await withTransaction(database.db, async (tx) => {
    await here.publish(tx, EVENT, { n: 2 });
    await publish(here, { n: 3 });
    await vi.waitFor(() => expect(theirs.heard).toEqual([3]));
  });
  // wait for both, otherwise the slower one would hear it during the next test
  const all = [3, 2];
  await vi.waitFor(() => expect([mine.heard, theirs.heard]).toEqual([all, all]));
  mine.stop();
  theirs.stop();
});

test('a handler that throws keeps no other from its event', async () => {
  const stopBroken = here.on(EVENT, () => {
    throw new Error('broken');
  });
  const { heard, stop } = listen(here);
  await publish(there, { n: 1 });
  await publish(there, { n: 2 });
  await vi.waitFor(() => expect(heard).toEqual([1, 2]));
  stopBroken();
  stop();
});

test('who has stopped listening hears nothing', async () => {
  const [gone, stays] = [listen(here), listen(here)];
  gone.stop();
  await publish(here, { n: 1 });
  await vi.waitFor(() => expect(stays.heard).toEqual([1]));
  expect(gone.heard).toEqual([]);
  stays.stop();
});

test('what others send on the channel does no harm', async () => {
  const { heard, stop } = listen(here);
  for (const message of ['', 'x', '[]', 'null', '["__proto__",{}]', '["resync"]', '[1]']) {
    await sql`select pg_notify('oche_events', ${message})`.execute(database.db);
  }
  await publish(here, { n: 1 });
  await vi.waitFor(() => expect(heard).toEqual([1]));
  stop();
});

test('a payload longer than PostgreSQL takes fails where it is published', async () => {
  const published = publish(here, { n: 1, text: 'x'.repeat(8000) });
  await expect(published).rejects.toThrow(/payload/);
});

test('a lost connection is made again, and says that something may have been missed', async () => {
  const resynced = vi.fn();
  const stopResync = here.onResync(resynced);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'oche-events' and datname = current_database()`.execute(database.db);
  await vi.waitFor(() => expect(resynced).toHaveBeenCalledOnce(), { timeout: 10_000 });
  const { heard, stop } = listen(here);
  await vi.waitFor(
    async () => {
      await publish(there, { n: 1 });
      expect(heard).toContain(1);
    },
    { timeout: 10_000 },
  );
  stop();
  stopResync();
});

test('a process that stops leaves no connection behind', async () => {
  const connections = async () =>
    (
      await sql`select from pg_stat_activity
        where application_name = 'oche-events' and datname = current_database()`.execute(
        database.db,
      )
    ).rows.length;
  await vi.waitFor(async () => expect(await connections()).toBe(2));
  const bus = eventsOverNotify(database.url, pino({ level: 'silent' }), new Map());
  await bus.start();
  expect(await connections()).toBe(3);
  await bus.stop();
  await vi.waitFor(async () => expect(await connections()).toBe(2));
});

test('a start without database fails, and stopping what never ran is no error', async () => {
  const bus = eventsOverNotify(
    'postgres://nobody@127.0.0.1:1/none',
    pino({ level: 'silent' }),
    new Map(),
  );
  await expect(bus.start()).rejects.toThrow();
  await bus.stop();
});
