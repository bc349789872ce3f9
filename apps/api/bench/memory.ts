import type { ScaleDatabase } from './databases.ts';
import { inTurns, query, type Target } from './load.ts';
import { type Server, signIn, startApp } from './servers.ts';

interface MemoryOptions {
  seconds: number;
  rounds: number;
  dataDir: string;
}

/** What the process holds, PostgreSQL left out. Bytes. */
export interface Memory {
  /** resident in memory */
  resident: number;
  /** of V8's heap, what is in use */
  heapUsed: number;
  /** buffers outside of the heap */
  external: number;
}

const CONNECTIONS = 50;

/** The process after its start, and after all kinds of thread pages under load. */
export async function memory(
  database: ScaleDatabase,
  { seconds, rounds, dataDir }: MemoryOptions,
): Promise<Record<string, Memory>> {
  const app = await startApp(database.url, dataDir);
  try {
    const start = await processMemory(app);
    const cookie = await signIn(app, database.memberEmail);
    const targets = threadPages(app, database, cookie);
    await inTurns(targets, rounds, { seconds, connections: CONNECTIONS });
    return {
      'after the start': start,
      [`after ${CONNECTIONS} connections on thread pages`]: await processMemory(app),
    };
  } finally {
    await app.stop();
  }
}

/** Visitors' pages of many threads, most of them rendered anew, and the reads beneath them. */
function threadPages(app: Server, { threadIds }: ScaleDatabase, cookie: string) {
  const anyThread = () => threadIds[Math.floor(Math.random() * threadIds.length)];
  const posts = {
    url: app.url,
    headers: { 'content-type': 'application/json' },
    path: () => query(app, 'forum.post.list', { threadId: anyThread() }).url.slice(app.url.length),
  };
  return {
    page: {
      url: app.url,
      headers: { 'accept-encoding': 'br' },
      path: () => `/forum/thread/${anyThread()}`,
    },
    rest: { url: app.url, path: () => `/api/forum/threads/${anyThread()}/posts` },
    visitor: posts,
    member: { ...posts, headers: { ...posts.headers, cookie } },
  } satisfies Record<string, Target>;
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
