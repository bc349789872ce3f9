import { createDb, createPool, type Db, migrate, type Tx, withTransaction } from '@oche/db';
import { sql } from 'kysely';
import { pino } from 'pino';
import { EventBus } from '../src/lib/events/event-bus.ts';
import type { Reactors } from '../src/lib/events/events.ts';
import { BrokerTransport } from '../src/lib/events/transport/broker.ts';
import { NatsLink } from '../src/lib/events/transport/nats-link.ts';
import { NotifyTransport } from '../src/lib/events/transport/notify.ts';
import type { Transport } from '../src/lib/events/transport/transport.ts';
import { migrateJobs } from '../src/lib/jobs/job-worker.ts';
import { sendThrough } from '../src/lib/jobs/outgoing.ts';
import { natsProgram, startNats } from '../src/testing/servers/nats.ts';
import '../src/modules/forum/forum.events.ts';
import { quantile } from './load.ts';
import { number, table } from './table.ts';

const WRITERS = [1, 8, 32];
/** Each round has so many short turns: whatever else the machine does falls on all alike. */
const TURNS_A_ROUND = 4;

const NO_NATS = `There is no nats-server here, so NATS is left out. Debian has it: apt-get download nats-server,
dpkg-deb -x nats-server_*.deb FOLDER, then NATS_SERVER=FOLDER/usr/sbin/nats-server pnpm bench --only signals`;

/** What one way does in the transaction of a post, beside writing it. */
interface Way {
  /** by which its signals go; without it by NOTIFY, or there are none */
  transport?: Transport;
  say(tx: Tx, postId: number): Promise<unknown>;
}

interface Options {
  seconds: number;
  rounds: number;
  say(text: string): void;
}

/**
 * Posts per second, of the transaction alone: a row, and with it what a new post says to others, two events and a job, by
 * each way of sending signals. Nobody does the jobs.
 */
export async function signals(url: string, { seconds, rounds, say }: Options): Promise<string> {
  await migrate(url);
  await migrateJobs(url);
  const log = pino({ level: 'error' });
  const program = natsProgram(process.env.NATS_SERVER);
  if (!program) say(NO_NATS);
  const nats = program ? await startNats(program) : undefined;
  const ends: (() => Promise<unknown>)[] = [];
  const over = async (transport: Transport): Promise<Way> => {
    const events = new EventBus(transport, log, reactors);
    await events.start();
    ends.unshift(() => events.stop());
    return { transport, say: (tx, postId) => sayPost(events, tx, postId) };
  };
  const ways: Record<string, Way> = {
    'the row alone': { say: async () => {} },
    'NOTIFY, four a transaction': { say: sayFourTimes },
    'NOTIFY, one a transaction': await over(new NotifyTransport(url, log)),
    ...(nats && {
      NATS: await over(new BrokerTransport(new NatsLink([new URL(nats.url)], log), log)),
    }),
  };
  try {
    const rows = [];
    for (const writers of WRITERS)
      rows.push(...(await compared(url, ways, writers, seconds, rounds)));
    return table(['new posts', 'writers', 'a second', 'beside the row alone'], rows);
  } finally {
    for (const end of ends) await end();
    await nats?.stop();
  }
}

const reactors: Reactors = new Map([
  ['post.created', [{ job: 'bench.tell on post.created', concerns: () => true }]],
]);

const sayPost = (events: EventBus, tx: Tx, postId: number) =>
  events.publishAll(tx, [
    ['thread.changed', { threadId: 1, subforumId: 1, revision: postId }],
    [
      'post.created',
      { postId, threadId: 1, subforumId: 1, number: postId, authorId: 'x', parentPostId: null },
    ],
  ]);

/** As it was when each event was a message, and the job told of itself. */
async function sayFourTimes(tx: Tx, postId: number): Promise<void> {
  const spec = JSON.stringify([{ identifier: 'events.react', payload: { postId }, priority: 0 }]);
  await sql`select pg_notify('oche_events', ${`["a",${postId}]`}),
    pg_notify('oche_events', ${`["b",${postId}]`}),
    (select count(*) from graphile_worker.add_jobs(array(
      select spec from json_populate_recordset(null::graphile_worker.job_spec, ${spec}::json) as spec
    )))`.execute(tx);
}

async function compared(
  url: string,
  ways: Record<string, Way>,
  writers: number,
  seconds: number,
  rounds: number,
): Promise<string[][]> {
  const rates = new Map<string, number[]>(Object.keys(ways).map((name) => [name, []]));
  const turn = seconds / TURNS_A_ROUND;
  for (let turns = 0; turns < rounds * TURNS_A_ROUND; turns++) {
    for (const [name, way] of Object.entries(ways)) {
      const db = createDb(createPool(url, { max: writers }));
      if (way.transport) sendThrough(way.transport, db);
      await sql`truncate graphile_worker._private_jobs`.execute(db);
      await written(db, way, writers, turn / 4);
      rates.get(name)?.push((await written(db, way, writers, turn)) / turn);
      await db.destroy();
    }
  }
  const medians = [...rates].map(([name, all]): [string, number] => [
    name,
    quantile(
      all.sort((a, b) => a - b),
      0.5,
    ),
  ]);
  const alone = medians[0]?.[1] ?? Number.NaN;
  return medians.map(([name, rate]) => [
    name,
    number(writers),
    number(rate),
    number(rate / alone, 2),
  ]);
}

/** @returns how many posts were written within the time */
async function written(db: Db, { say }: Way, writers: number, seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let count = 0;
  const write = async () => {
    while (performance.now() < end) {
      await withTransaction(db, async (tx) => {
        const { id } = await tx
          .insertInto('forum_categories')
          .values({ name: 'Gestern 180' })
          .returning('id')
          .executeTakeFirstOrThrow();
        await say(tx, id);
      });
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: writers }, write));
  return count;
}
