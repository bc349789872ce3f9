import { randomUUID } from 'node:crypto';
import type { ScaleDatabase } from './databases/forum.ts';
import { inTurns, load, query, type Target } from './load.ts';
import { type Server, signIn, startApp } from './servers.ts';
import { settled } from './settled.ts';

interface MemoryOptions {
  seconds: number;
  rounds: number;
  /** mixed calls, three times */
  calls: number;
  dataDir: string;
}

/** What the process holds, PostgreSQL left out. Bytes. */
export interface Memory {
  /** resident in memory */
  resident: number;
  /** of V8's heap, what is in use; without the thread that renders */
  heapUsed: number;
  /** buffers outside of the heap */
  external: number;
}

export interface Held {
  name: string;
  memory: Memory;
  /** of what is resident, in megabytes */
  bound: number;
}

const IDLE_BOUND = 150;
const LOAD_BOUND = 400;
/** Of what was held after the first mixed calls: more means that something is kept for each call. */
const FLAT = 1.1;

const CONNECTIONS = 50;
/** Of the mixed calls one in twenty is a new post. */
const WRITES = 0.05;

export const inMegabytes = (bytes: number): number => bytes / 2 ** 20;

export const isTooMuch = ({ memory, bound }: Held): boolean => inMegabytes(memory.resident) > bound;

/** The process after its start, after all kinds of thread pages under load, and after calls of all kinds. */
export async function memory(
  database: ScaleDatabase,
  { seconds, rounds, calls, dataDir }: MemoryOptions,
): Promise<Held[]> {
  const app = await startApp(database.url, dataDir, { TRUST_PROXY: 'loopback' });
  try {
    const found: Held[] = [];
    const add = async (name: string, bound: number) => {
      found.push({ name, memory: await processMemory(app), bound });
    };
    await add('after the start', IDLE_BOUND);
    const cookie = await signIn(app, database.memberEmail);
    const targets = threadPages(app, database, cookie);
    await inTurns(targets, rounds, { seconds, connections: CONNECTIONS });
    await add(`after ${CONNECTIONS} connections on thread pages`, LOAD_BOUND);
    let flat = LOAD_BOUND;
    for (const times of [1, 2, 3]) {
      await mixedCalls(app, database, cookie, calls);
      await settled(database.url);
      await add(`after ${times} × ${calls} mixed calls`, flat);
      if (times === 1)
        flat = Math.min(flat, FLAT * inMegabytes((await processMemory(app)).resident));
    }
    return found;
  } finally {
    await app.stop();
  }
}

/** Visitors come from many addresses, as each may have only some pages in the line. */
const anyAddress = () => `10.0.${below(256)}.${below(256)}`;
const below = (count: number) => Math.floor(Math.random() * count);

/** Visitors' pages of many threads, most of them rendered anew, and the reads beneath them. */
function threadPages(app: Server, { threadIds }: ScaleDatabase, cookie: string) {
  const anyThread = () => threadIds[below(threadIds.length)];
  const posts = {
    url: app.url,
    headers: { 'content-type': 'application/json' },
    path: () => pathOf(app, query(app, 'forum.post.list', { threadId: anyThread() })),
  };
  return {
    page: {
      url: app.url,
      headers: { 'accept-encoding': 'br' },
      path: () => `/forum/thread/${anyThread()}`,
      address: anyAddress,
      mayBeBusy: true,
    },
    rest: { url: app.url, path: () => `/api/forum/threads/${anyThread()}/posts` },
    visitor: posts,
    member: { ...posts, headers: { ...posts.headers, cookie } },
  } satisfies Record<string, Target>;
}

const pathOf = (app: Server, { url }: Target): string => url.slice(app.url.length);

/** Reads of all domains, of visitors and of a member, some of their pages, and new posts beside them. */
async function mixedCalls(
  app: Server,
  { threadIds, subforumId }: ScaleDatabase,
  cookie: string,
  amount: number,
): Promise<void> {
  const anyThread = () => threadIds[below(threadIds.length)];
  const read = (procedure: string, input: object) => pathOf(app, query(app, procedure, input));
  const anyPath = [
    () => read('forum.post.list', { threadId: anyThread() }),
    () => read('forum.thread.list', { subforumId }),
    () => read('search.find', { q: randomUUID().slice(0, 6) }),
    () => read('market.items.list', {}),
    () => read('lounges.search', {}),
    () => read('tournaments.list', {}),
    () => `/api/forum/threads/${anyThread()}/posts`,
    () => `/forum/thread/${anyThread()}`,
    () => `/marketplace?search=${randomUUID().slice(0, 6)}`,
    () => '/',
  ];
  const json = { 'content-type': 'application/json' };
  const reads: Target = {
    url: app.url,
    headers: { ...json, 'accept-encoding': 'br' },
    path: () => anyPath[below(anyPath.length)]?.() ?? '/',
    cookie: () => (Math.random() < 0.5 ? cookie : ''),
    address: anyAddress,
    mayBeBusy: true,
  };
  const posts: Target = {
    url: `${app.url}/trpc/forum.post.create`,
    method: 'POST',
    headers: { ...json, cookie },
    body: () => JSON.stringify({ threadId: anyThread(), content: `Gestern 180. ${randomUUID()}` }),
  };
  const writes = Math.round(amount * WRITES);
  await Promise.all([
    load(reads, { seconds: 0, amount: amount - writes, connections: CONNECTIONS - 5 }),
    load(posts, { seconds: 0, amount: writes, connections: 5 }),
  ]);
}

/** What /metrics says at this moment. */
export async function processMemory(app: Server): Promise<Memory> {
  const text = await (await fetch(`${app.url}/metrics`)).text();
  const value = (name: string) => Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1]);
  return {
    resident: value('process_resident_memory_bytes'),
    heapUsed: value('nodejs_heap_size_used_bytes'),
    external: value('nodejs_external_memory_bytes'),
  };
}
