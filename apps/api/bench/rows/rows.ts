import { createPool, makePartitionsBy, type Pool } from '@oche/db';
import { type ScaleDatabase, scaleDatabase } from '../databases/forum.ts';
import { keptDatabase } from '../databases/kept.ts';
import {
  atBothSizes,
  type Measure,
  measureOf,
  median,
  query,
  type SizedRead,
  type Target,
} from '../load.ts';
import type { BenchOptions } from '../scenarios.ts';
import { type Server, signIn, startApp } from '../servers.ts';
import { type GrowingRead, LISTS, PEOPLE, READER } from './lists.ts';

const DAY_MS = 86_400_000;
/** pages to go on before one is in the middle, of so many rows each */
const DEEP = { pages: 9, rows: 100 };
const STATEMENTS = 2000;

interface RowsOptions extends BenchOptions {
  few: number;
  many: number;
  /** names of lists, or none for all */
  lists: readonly string[];
}

/** Every list that grows, among few rows and among many, one list after the other. */
export async function rows(
  serverUrl: string,
  { few, many, lists, ...options }: RowsOptions,
  say: (text: string) => void,
): Promise<SizedRead[]> {
  const measured: SizedRead[] = [];
  const isWanted = (name: string) => lists.length === 0 || lists.includes(name);
  if (isWanted('posts')) {
    const [small, large] = [
      await scaleDatabase(serverUrl, few, say),
      await scaleDatabase(serverUrl, many, say),
    ];
    measured.push(...(await posts(small, large, options)));
  }
  for (const [name, list] of Object.entries(LISTS)) {
    if (!isWanted(name)) continue;
    const [small, large] = [
      await listDatabase(serverUrl, name, few, say),
      await listDatabase(serverUrl, name, many, say),
    ];
    measured.push(...(await calls(list.reads, small, large, options)));
    measured.push(...(await statements(list.reads, { small, large, few, many }, options)));
  }
  return measured;
}

function listDatabase(
  serverUrl: string,
  name: string,
  rows: number,
  say: (text: string) => void,
): Promise<string> {
  const seed = async (pool: Pool) => {
    const start = performance.now();
    // yesterday's, too
    await makePartitionsBy(pool, new Date(Date.now() - DAY_MS));
    const client = await pool.connect();
    try {
      await client.query(
        "set session_replication_role = replica; set maintenance_work_mem = '512MB'",
      );
      for (const statement of [...PEOPLE, ...(LISTS[name]?.seed(rows) ?? [])]) {
        await client.query(statement);
      }
      await client.query('reset session_replication_role');
      await client.query('vacuum analyze');
    } finally {
      client.release();
    }
    say(`Made ${rows} rows of ${name} in ${Math.round((performance.now() - start) / 1000)} s`);
    return {};
  };
  const database = `bench_rows_${name.replace('-', '_')}_${rows}`;
  return keptDatabase<object, string>(serverUrl, database, seed, async ({ url }) => url);
}

async function posts(small: ScaleDatabase, large: ScaleDatabase, options: BenchOptions) {
  const reads = {
    'a thread': { path: 'forum.post.list', of: 'threadId' },
    'a subforum, the first page': { path: 'forum.thread.list', of: 'subforumId' },
    'a subforum, a page in the middle': {
      path: 'forum.thread.list',
      of: 'subforumId',
      isDeep: true,
    },
  } as const;
  return withApps(small.url, large.url, options, async (apps) => {
    const targets = async (app: Server, database: ScaleDatabase) =>
      targetsOf(
        app,
        Object.fromEntries(
          Object.entries(reads).map(([name, { of, ...read }]) => [
            name,
            { ...read, input: { [of]: database[of] } },
          ]),
        ),
        {},
      );
    return atBothSizes(
      { small: await targets(apps.small, small), large: await targets(apps.large, large) },
      options,
    );
  });
}

async function calls(
  reads: Record<string, GrowingRead>,
  small: string,
  large: string,
  options: BenchOptions,
): Promise<SizedRead[]> {
  if (!Object.values(reads).some((read) => 'path' in read)) return [];
  return withApps(small, large, options, async (apps) => {
    const targets = async (app: Server) =>
      targetsOf(app, reads, { cookie: await signIn(app, READER) });
    return atBothSizes(
      { small: await targets(apps.small), large: await targets(apps.large) },
      options,
    );
  });
}

async function withApps<T>(
  small: string,
  large: string,
  { dataDir }: BenchOptions,
  work: (apps: { small: Server; large: Server }) => Promise<T>,
): Promise<T> {
  const apps = { small: await startApp(small, dataDir), large: await startApp(large, dataDir) };
  try {
    return await work(apps);
  } finally {
    await apps.small.stop();
    await apps.large.stop();
  }
}

async function targetsOf(
  app: Server,
  reads: Record<string, GrowingRead>,
  headers: Record<string, string>,
): Promise<Record<string, Target>> {
  const targets: Record<string, Target> = {};
  for (const [name, read] of Object.entries(reads)) {
    if (!('path' in read)) continue;
    const ask = (input: object): Target => {
      const target = query(app, read.path, input);
      return { ...target, headers: { ...target.headers, ...headers } };
    };
    const cursor = read.isDeep ? await cursorAt(ask, read.input) : undefined;
    targets[name] = ask(cursor ? { ...read.input, cursor } : read.input);
  }
  return targets;
}

/** The cursor of a page far from the first one. */
async function cursorAt(
  ask: (input: object) => Target,
  input: object,
): Promise<string | undefined> {
  let cursor: string | undefined;
  for (let page = 0; page < DEEP.pages; page++) {
    const { url, headers = {} } = ask({ ...input, limit: DEEP.rows, ...(cursor && { cursor }) });
    const answer = await fetch(url, { headers });
    const body = (await answer.json()) as { result?: { data?: { nextCursor?: string | null } } };
    const next = body.result?.data?.nextCursor;
    if (!next) break;
    cursor = next;
  }
  return cursor;
}

/** Statements one after the other, now at this size and now at that. */
async function statements(
  reads: Record<string, GrowingRead>,
  { small, large, few, many }: { small: string; large: string; few: number; many: number },
  { rounds }: BenchOptions,
): Promise<SizedRead[]> {
  const pools = { small: createPool(small, { max: 1 }), large: createPool(large, { max: 1 }) };
  try {
    const measured: SizedRead[] = [];
    for (const [name, read] of Object.entries(reads)) {
      if (!('sql' in read)) continue;
      const turns: Record<'small' | 'large', Measure[]> = { small: [], large: [] };
      for (let round = 0; round < rounds; round++) {
        turns.small.push(await timed(pools.small, name, read, few));
        turns.large.push(await timed(pools.large, name, read, many));
      }
      measured.push({ name, small: median(turns.small), large: median(turns.large) });
    }
    return measured;
  } finally {
    await pools.small.end();
    await pools.large.end();
  }
}

async function timed(
  pool: Pool,
  name: string,
  read: Extract<GrowingRead, { sql: string }>,
  rows: number,
): Promise<Measure> {
  const times: number[] = [];
  for (let count = -STATEMENTS / 10; count < STATEMENTS; count++) {
    const began = performance.now();
    await pool.query({ name, text: read.sql, values: read.values(rows) });
    if (count >= 0) times.push(performance.now() - began);
  }
  return measureOf(times, times.reduce((sum, time) => sum + time, 0) / 1000);
}
