import { createDb, createPool, type Db, type Executor, withTransaction } from '@oche/db';
import { useTestDatabase } from '@oche/db/testing';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { MemoryBroker } from '../../../testing/memory-broker.ts';
import { type NatsServer, natsProgram, startNats } from '../../../testing/servers/nats.ts';
import { sendThrough } from '../../jobs/outgoing.ts';
import { EventBus } from '../event-bus.ts';
import { signal, signalWith } from '../events.ts';
import { BrokerTransport } from './broker.ts';
import { NatsLink } from './nats-link.ts';
import { NotifyTransport } from './notify.ts';
import type { Transport } from './transport.ts';

declare module '../events.ts' {
  interface Signals {
    'test.said': { n: number };
    'test.revised': { id: number; revision: number };
  }
}

const database = useTestDatabase();
const log = pino({ level: 'silent' });
// biome-ignore lint/style/noProcessEnv: where the program is that this machine may have
const program = natsProgram(process.env.NATS_SERVER);
const PATIENT = { timeout: 15_000 };

/** A way for signals, and how it is taken away and comes back. */
interface Way {
  begin(): Promise<void>;
  transport(): Transport;
  lose(): Promise<unknown>;
  mend(): Promise<unknown>;
  end(): Promise<unknown>;
}

let broker: MemoryBroker;
let nats: NatsServer;

const notify: Way = {
  begin: async () => {},
  transport: () => new NotifyTransport(database.url, log),
  lose: () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'oche-events' and datname = current_database()`.execute(database.db),
  mend: async () => {},
  end: async () => {},
};
const memory: Way = {
  async begin() {
    broker = new MemoryBroker();
  },
  transport: () => new BrokerTransport(broker.link(), log),
  lose: async () => broker.cut(),
  mend: async () => broker.mend(),
  end: async () => {},
};
const overNats: Way = {
  async begin() {
    nats = await startNats(program);
  },
  transport: () => new BrokerTransport(new NatsLink([new URL(nats.url)], log), log),
  lose: () => nats.stop(),
  async mend() {
    nats = await startNats(program, Number(new URL(nats.url).port));
  },
  end: () => nats.stop(),
};

interface Process {
  db: Db;
  events: EventBus;
  heard: number[];
}

const ways: [string, Way, boolean][] = [
  ['NOTIFY', notify, true],
  ['a broker in memory', memory, true],
  ['NATS (needs nats-server on this machine, or NATS_SERVER)', overNats, program !== undefined],
];

describe.each(ways)('signals by %s', (_name, way, isHere) => {
  if (!isHere) return it.skip('are heard', () => {});

  let [here, there]: Process[] = [];
  const processes: Process[] = [];
  beforeAll(async () => {
    await way.begin();
    for (let count = 0; count < 2; count++) {
      const transport = way.transport();
      const db = createDb(createPool(database.url, { max: 3 }));
      sendThrough(transport, db);
      const events = new EventBus(transport, log, new Map());
      await events.start();
      const heard: number[] = [];
      events.on('test.said', ({ n }) => heard.push(n));
      processes.push({ db, events, heard });
    }
    [here, there] = processes;
    await vi.waitFor(() => {
      for (const { events } of processes) expect(events.isListening).toBe(true);
    }, PATIENT);
  });
  afterEach(() => {
    for (const { heard } of processes) heard.splice(0);
  });
  afterAll(async () => {
    for (const { db, events } of processes) await Promise.all([events.stop(), db.destroy()]);
    await way.end();
  });

  const say = (process: Process | undefined, ...numbers: number[]) =>
    withTransaction(process?.db as Db, async (tx) => {
      for (const n of numbers) await signal(tx, 'test.said', { n });
    });
  const bothHear = (numbers: number[]) =>
    vi.waitFor(
      () => expect(processes.map(({ heard }) => heard)).toEqual([numbers, numbers]),
      PATIENT,
    );

  it('are heard by all processes, in the order of their sender', async () => {
    const all = Array.from({ length: 30 }, (_, index) => index);
    for (const n of all) await say(here, n, n + 0.5);
    await bothHear(all.flatMap((n) => [n, n + 0.5]));
  });

  it('are heard after the commit, and never when it is rolled back', async () => {
    const undone = withTransaction(there?.db as Db, async (tx) => {
      await signal(tx, 'test.said', { n: 1 });
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    await withTransaction(here?.db as Db, async (tx) => {
      await signal(tx, 'test.said', { n: 2 });
      await say(here, 3);
      await vi.waitFor(() => expect(there?.heard).toEqual([3]), PATIENT);
    });
    await bothHear([3, 2]);
  });

  it('are heard when they are said without a transaction', async () => {
    await signal(there?.db as Db, 'test.said', { n: 4 });
    await bothHear([4]);
  });

  it('are heard with a statement of their own, and not when that fails or is undone', async () => {
    const asked = (executor: Executor, n: number) =>
      signalWith(executor, 'test.said', { n }, (column) =>
        executor.selectNoFrom([column.as('signal'), sql`1 / ${n}::int`.as('x')]).execute(),
      );
    const db = here?.db as Db;
    await expect(asked(db, 0)).rejects.toThrow('division by zero');
    const undone = withTransaction(db, async (tx) => {
      await asked(tx, 1);
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    await asked(db, 2);
    await withTransaction(db, (tx) => asked(tx, 3));
    await bothHear([2, 3]);
  });

  it('of one thing are heard once a transaction, with its last revision', async () => {
    const revisions: number[] = [];
    const stop = there?.events.on('test.revised', ({ revision }) => revisions.push(revision));
    await withTransaction(here?.db as Db, async (tx) => {
      for (const revision of [1, 2, 3]) await signal(tx, 'test.revised', { id: 7, revision });
      await signal(tx, 'test.revised', { id: 8, revision: 30 });
      await signal(tx, 'test.said', { n: 5 });
    });
    await bothHear([5]);
    expect(revisions).toEqual([3, 30]);
    stop?.();
  });

  it('are lost and come back; writing goes on, and what happened meanwhile is read again', async () => {
    const order: string[] = [];
    const stops = [
      there?.events.onLost(() => order.push(`lost ${there?.events.isListening}`)),
      there?.events.onResync(() => order.push(`resync ${there?.events.isListening}`)),
    ];
    await way.lose();
    await vi.waitFor(() => expect(order[0]).toBe('lost false'), PATIENT);
    await say(here, 6);
    await way.mend();
    await vi.waitFor(() => expect(order.at(-1)).toBe('resync true'), PATIENT);
    await vi.waitFor(() => expect(here?.events.isListening).toBe(true), PATIENT);
    await say(there, 7);
    await vi.waitFor(() => {
      for (const { heard } of processes) expect(heard.at(-1)).toBe(7);
    }, PATIENT);
    for (const stop of stops) stop?.();
  });
});
