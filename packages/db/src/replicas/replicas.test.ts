import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createDb, type Db, primaryOf } from '../executor.ts';
import { createPool } from '../pool.ts';
import { type Placeholders, prepared } from '../statements/prepared.ts';
import { withAdmin } from '../testing-admin.ts';
import { withTransaction } from '../transaction.ts';
import { positionOf } from './pulses.ts';
import { type LeftOut, Replicas } from './replicas.ts';
import { type Replicated, startReplicated } from './testing-standby.ts';

const SEGMENT = String(16 * 2 ** 20);

test.each([
  ['0/3000000', 0x3000000],
  // the header of a page, of the first one of a file, and bytes of a record in these places
  ['1/3002018', 2 ** 32 + 0x3002000],
  ['1/3000028', 2 ** 32 + 0x3000000],
  ['1/3002028', 2 ** 32 + 0x3002028],
  ['FFFF/FF', 0xffff * 2 ** 32 + 0xff],
])('the primary’s %s is where a standby is that has all', (position, bytes) => {
  expect(positionOf({ position, segment: SEGMENT })).toBe(bytes);
});

let servers: Replicated;
let urls: { url: string; replicaUrl: string };
beforeAll(async () => {
  servers = await startReplicated();
  urls = await servers.createDatabase('oche');
  await withAdmin(urls.url, (sql) => sql('create table notes (id int primary key, text text)'));
});
afterAll(() => servers.stop());

const whereAmI = prepared('replicas.whereAmI', (db, _: Placeholders<object>) =>
  db.selectNoFrom(sql<boolean>`pg_is_in_recovery()`.as('isStandby')),
);
const isStandby = async (db: Db) => (await whereAmI.first(db, {}))?.isStandby;
const isStandbyByKysely = async (db: Db) =>
  (await sql<{ here: boolean }>`select pg_is_in_recovery() as here`.execute(db)).rows[0]?.here;

let db: Db;
let replicas: Replicas;
let told: (LeftOut | null)[];
let repeated: string[];
const open = async (replicaUrls: readonly string[] = [urls.replicaUrl]) => {
  told = [];
  repeated = [];
  db = createDb(createPool(urls.url));
  replicas = new Replicas({
    urls: replicaUrls,
    primaryUrl: urls.url,
    primary: db,
    // so that a silent standby is noticed by its pulse alone
    pool: { silenceMs: 0 },
    onChange: (_, leftOut) => told.push(leftOut),
    onRepeat: (_, reason) => repeated.push(reason),
  });
  await replicas.start();
};
const close = async () => {
  await replicas.stop();
  await db.destroy();
};
const picked = (position = 0) => replicas.pick('anna', position);
const read = () => picked() ?? db;
const write = (id: number, text = '') => sql`insert into notes values (${id}, ${text})`.execute(db);

describe('a standby', () => {
  beforeEach(async () => {
    await open();
    await expect.poll(() => picked()).toBeDefined();
  });
  afterEach(close);

  test('answers reads, and the primary what is a transaction', async () => {
    const replica = picked();
    if (!replica) throw new Error('none');
    expect(await isStandby(replica)).toBe(true);
    expect(await isStandbyByKysely(replica)).toBe(true);
    expect(await withTransaction(replica, async (tx) => whereAmI.first(tx, {}))).toEqual({
      isStandby: false,
    });
    expect(primaryOf(replica)).toBe(db);
    expect(repeated).toEqual([]);
  });

  test('is behind whoever has written, until it has replayed that', async () => {
    await servers.pause();
    try {
      await write(1, 'mine');
      const position = await replicas.position();
      expect(picked(position)).toBeUndefined();
    } finally {
      await servers.resume();
    }
    const position = await replicas.position();
    await expect.poll(() => picked(position)).toBeDefined();
    const { rows } = await sql`select text from notes where id = 1`.execute(read());
    expect(rows).toEqual([{ text: 'mine' }]);
  });

  test('is left out when it is behind, and read again when it isn’t', async () => {
    await servers.pause();
    try {
      await write(2);
      await expect.poll(() => picked(), { timeout: 5000 }).toBeUndefined();
      expect(replicas.state()).toEqual([
        expect.objectContaining({ leftOut: 'behind', behindMs: expect.any(Number) }),
      ]);
      // it is told with the standby's next answer, which comes a moment after nobody reads it any more
      await expect.poll(() => told, { timeout: 5000 }).toContain('behind');
    } finally {
      await servers.resume();
    }
    await expect.poll(() => picked(), { timeout: 5000 }).toBeDefined();
    // each change is told once
    expect(told.filter((leftOut, index) => index > 0 && leftOut === told[index - 1])).toEqual([]);
  });

  test('while nothing is written an idle one is never behind', async () => {
    await write(3);
    await replicas.settled();
    for (let asked = 0; asked < 5; asked++) {
      const position = await replicas.position();
      await replicas.settled();
      expect(picked(position)).toBeDefined();
      expect(replicas.state()[0]?.behindMs).toBe(0);
      await write(10 + asked, 'x'.repeat(1000 * asked));
    }
  });

  test('whoever waits for it is not told before it has what there is', async () => {
    await write(4);
    await replicas.settled();
    const { rows } = await sql`select id from notes where id = 4`.execute(read());
    expect(rows).toHaveLength(1);
  });

  test('that ends loses no read, and is read again when it is back', async () => {
    const reads = { isOver: false, count: 0, ofStandby: 0 };
    const reading = (async () => {
      while (!reads.isOver) {
        const here = await isStandby(read());
        if (here) reads.ofStandby++;
        reads.count++;
      }
    })();
    await expect.poll(() => reads.ofStandby).toBeGreaterThan(10);
    await servers.standby.kill();
    await expect.poll(() => picked()).toBeUndefined();
    const before = reads.count;
    await expect.poll(() => reads.count).toBeGreaterThan(before + 10);
    await servers.standby.start();
    await expect.poll(() => picked(), { timeout: 15_000 }).toBeDefined();
    reads.isOver = true;
    await reading;
    expect(told).toContain('away');
    await expect.poll(() => told.at(-1)).toBeNull();
  });

  test('that falls silent keeps nobody waiting: the primary is asked instead', async () => {
    const replica = picked();
    if (!replica) throw new Error('none');
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_stat_activity where backend_type = 'client backend'`.execute(replica);
    const signal = (name: NodeJS.Signals) => {
      for (const { pid } of rows) process.kill(pid, name);
    };
    signal('SIGSTOP');
    try {
      expect(await isStandby(replica)).toBe(false);
      expect(repeated).toEqual(['away']);
      expect(told).toContain('away');
    } finally {
      signal('SIGCONT');
    }
  });

  test('that can’t answer a statement leaves it to the primary', async () => {
    const replica = picked();
    if (!replica) throw new Error('none');
    // what writes, and what a migration has made that has not arrived
    await sql`insert into notes values (20, 'late')`.execute(replica);
    await servers.pause();
    try {
      await withAdmin(urls.url, (sql) => sql('create table news (id int)'));
      expect((await sql`select from news`.execute(replica)).rows).toEqual([]);
    } finally {
      await servers.resume();
    }
    expect(repeated).toEqual(['writes', 'schema']);
    await expect(sql`select 1 / 0`.execute(replica)).rejects.toThrow('division by zero');
  });

  test('that has to take away what is being read leaves the reading to the primary', async () => {
    const replica = picked();
    if (!replica) throw new Error('none');
    await replicas.settled();
    const slow = sql`select (select count(*) from notes), pg_sleep(3), (select count(*) from notes)`;
    const reading = slow.execute(replica);
    await expect.poll(() => isReading()).toBe(true);
    // the standby waits for the reader a moment, and then cancels the statement
    await withAdmin(urls.url, (sql) => sql("alter table notes alter column text set default ''"));
    expect((await reading).rows).toHaveLength(1);
    expect(repeated).toEqual(['conflict']);
  });
  const isReading = async () => {
    const found =
      await sql`select from pg_stat_activity where query like '%pg_sleep(3)%' and pid <> pg_backend_pid()`.execute(
        read(),
      );
    return found.rows.length > 0;
  };
});

test('what is no standby, or one of another primary, is never read', async () => {
  await withAdmin(servers.primary.url, (sql) => sql('create database other'));
  const other = new URL(urls.replicaUrl);
  other.pathname = '/other';
  await open([urls.url, other.href, 'postgres://nobody:x@127.0.0.1:1/none']);
  try {
    await expect
      .poll(() => replicas.state().map(({ leftOut }) => leftOut))
      .toEqual(['not a standby', 'of another primary', 'away']);
    expect(picked()).toBeUndefined();
  } finally {
    await close();
  }
});
