import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import type { ScaleDatabase } from './databases/forum.ts';
import { FLOOR, prepareFloor, readFloor, WRITTEN_FLOOR, writeFloor } from './floor.ts';
import { inTurns, type Measure, query, type Target } from './load.ts';
import { type Server, signIn, startApp, startBare } from './servers.ts';
import { settled } from './settled.ts';

export interface BenchOptions {
  seconds: number;
  rounds: number;
  connections: number;
  dataDir: string;
  /** waits until the machine has nothing else to do; called before each turn */
  calm?: () => Promise<void>;
}

export interface Result {
  name: string;
  measure: Measure;
  /** the rate divided by that of the bare server, which itself has none */
  ratio?: number;
  /** the same to the floor, which stays as it is when tables and statements change */
  floor?: number;
  /** the least ratio to the bare server that is accepted */
  target?: number;
}

const THREAD_TARGET = 0.7;
const SUBFORUM_TARGET = 0.5;
const MEMBER_TARGET = 0.55;
const POST_TARGET = 0.35;
const CACHED_PAGE_TARGET = 0.8;
const CACHED_FEED_TARGET = 0.9;

/**
 * The reads to measure on one database, in the form that the web app, a script and a visitor send.
 */
function reads(app: Server, { threadId, subforumId }: ScaleDatabase) {
  return {
    'thread page, tRPC': query(app, 'forum.post.list', { threadId }),
    'thread page, REST': { url: `${app.url}/api/forum/threads/${threadId}/posts` },
    'subforum page, tRPC': query(app, 'forum.thread.list', { subforumId }),
    'subforum page, REST': { url: `${app.url}/api/forum/subforums/${subforumId}/threads` },
  };
}

/** The same reads with a session, which the server then has to look up. */
function memberReads(app: Server, database: ScaleDatabase, cookie: string) {
  const { 'thread page, tRPC': trpc, 'thread page, REST': rest } = reads(app, database);
  return {
    'thread page, member, tRPC': { ...trpc, headers: { ...trpc.headers, cookie } },
    'thread page, member, REST': { ...rest, headers: { cookie } },
  };
}

/** First table: the app compared with the bare server. */
export async function scenarios(database: ScaleDatabase, given: BenchOptions): Promise<Result[]> {
  // what a turn has left to do must not slow the next one down
  const options: BenchOptions = { ...given, calm: () => settled(database.url) };
  const app = await startApp(database.url, options.dataDir);
  const pageUrl = `${app.url}/forum/thread/${database.threadId}`;
  const pageFile = join(options.dataDir, 'page.json');
  writeFileSync(pageFile, JSON.stringify(await storedPage(pageUrl)));
  await prepareFloor(database.url);
  const bare = await startBare(database.url, pageFile);
  try {
    const cookie = await signIn(app, database.memberEmail);
    const all = { ...reads(app, database), ...memberReads(app, database, cookie) };
    return [
      ...(await compare('thread', bare, `/posts/${database.threadId}`, all, options)),
      ...(await compare('subforum', bare, `/threads/${database.subforumId}`, all, options)).slice(
        1,
      ),
      ...(await visitorsPage(bare, pageUrl, options)).slice(1),
      ...(await newPosts(app, bare, database, options)),
    ];
  } finally {
    await bare.stop();
    await app.stop();
  }
}

async function compare(
  prefix: string,
  bare: Server,
  path: string,
  all: Record<string, Target>,
  options: BenchOptions,
): Promise<Result[]> {
  const targets = Object.fromEntries(
    Object.entries(all).filter(([name]) => name.startsWith(prefix)),
  );
  const bareName = `${prefix} page, bare`;
  const measured = await inTurns(
    { [FLOOR]: readFloor(bare), [bareName]: { url: bare.url + path }, ...targets },
    options.rounds,
    options,
  );
  const target = prefix === 'thread' ? THREAD_TARGET : SUBFORUM_TARGET;
  return withRatios(measured, bareName, target, FLOOR).map((result) =>
    result.ratio && result.name.includes('member') ? { ...result, target: MEMBER_TARGET } : result,
  );
}

/** The feed of a thread as it is kept, beside the bare server with the same bytes. */
export async function feeds(database: ScaleDatabase, given: BenchOptions): Promise<Result[]> {
  const options: BenchOptions = { ...given, calm: () => settled(database.url) };
  const app = await startApp(database.url, options.dataDir);
  const url = `${app.url}/forum/thread/${database.threadId}/feed.atom`;
  const file = join(options.dataDir, 'feed.json');
  writeFileSync(file, JSON.stringify(await storedPage(url)));
  const bare = await startBare(database.url, file);
  try {
    const headers = { 'accept-encoding': 'br' };
    const bareName = 'the same bytes, bare';
    const measured = await inTurns(
      { [bareName]: { url: `${bare.url}/page`, headers }, 'feed of a thread': { url, headers } },
      options.rounds,
      options,
    );
    return withRatios(measured, bareName, CACHED_FEED_TARGET);
  } finally {
    await bare.stop();
    await app.stop();
  }
}

async function visitorsPage(bare: Server, pageUrl: string, options: BenchOptions) {
  const headers = { 'accept-encoding': 'br' };
  const bareName = 'the same bytes, bare';
  const measured = await inTurns(
    {
      [FLOOR]: readFloor(bare),
      [bareName]: { url: `${bare.url}/page`, headers },
      "thread page, visitor's HTML": { url: pageUrl, headers },
    },
    options.rounds,
    options,
  );
  return withRatios(measured, bareName, CACHED_PAGE_TARGET, FLOOR);
}

async function newPosts(app: Server, bare: Server, database: ScaleDatabase, options: BenchOptions) {
  const cookie = await signIn(app, database.memberEmail);
  const anyThread = () => database.threadIds[Math.floor(Math.random() * database.threadIds.length)];
  const content = () => `Gestern 180 geworfen, danach nur noch ins Draht. ${randomUUID()}`;
  const json = { 'content-type': 'application/json' };
  const bareName = 'new post, bare';
  const measured = await inTurns(
    {
      [WRITTEN_FLOOR]: writeFloor(bare),
      [bareName]: {
        url: `${bare.url}/posts`,
        method: 'POST',
        headers: json,
        body: () =>
          JSON.stringify({
            threadId: anyThread(),
            authorId: database.memberId,
            content: content(),
          }),
      },
      'new post, tRPC': {
        url: `${app.url}/trpc/forum.post.create`,
        method: 'POST',
        headers: { ...json, cookie },
        body: () => JSON.stringify({ threadId: anyThread(), content: content() }),
      },
    },
    options.rounds,
    options,
  );
  return withRatios(measured, bareName, POST_TARGET, WRITTEN_FLOOR);
}

/** Second table: the same reads on a small and on a large database. */
export async function sizes(small: ScaleDatabase, large: ScaleDatabase, options: BenchOptions) {
  const [a, b] = [
    await startApp(small.url, options.dataDir),
    await startApp(large.url, options.dataDir),
  ];
  try {
    const rows: { name: string; small: Measure; large: Measure }[] = [];
    const [ofSmall, ofLarge] = [reads(a, small), reads(b, large)];
    for (const name of Object.keys(ofSmall) as (keyof typeof ofSmall)[]) {
      const measured = await inTurns(
        { small: ofSmall[name], large: ofLarge[name] },
        options.rounds,
        options,
      );
      rows.push({ name, ...measured });
    }
    return rows;
  } finally {
    await a.stop();
    await b.stop();
  }
}

/** @param floorName the measurement that everything else, also the bare server, is a ratio to */
export function withRatios(
  measured: Record<string, Measure>,
  bareName: string,
  target?: number,
  floorName?: string,
): Result[] {
  const bareRate = measured[bareName]?.rate ?? Number.NaN;
  const floorRate = floorName === undefined ? undefined : measured[floorName]?.rate;
  return Object.entries(measured).map(([name, measure]) => ({
    name,
    measure,
    ...(name !== bareName && name !== floorName && { ratio: measure.rate / bareRate, target }),
    ...(floorRate !== undefined && name !== floorName && { floor: measure.rate / floorRate }),
  }));
}

/**
 * Fetches the page as a browser gets it, without headers that a server adds to each answer itself.
 */
export async function storedPage(url: string): Promise<{ headers: object; body: string }> {
  // not with fetch, which would decode the body; these bytes will be sent again unchanged
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br', accept: 'text/html' } }, (response) => {
      const headers = { ...response.headers };
      for (const name of ['date', 'connection', 'keep-alive', 'content-length', 'x-request-id']) {
        delete headers[name];
      }
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ headers, body: Buffer.concat(chunks).toString('base64') }),
      );
    }).on('error', reject);
  });
}
