import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import type { ScaleDatabase } from './databases.ts';
import { inTurns, type Measure, query, type Target } from './load.ts';
import { type Server, signIn, startApp, startBare } from './servers.ts';

export interface BenchOptions {
  seconds: number;
  rounds: number;
  connections: number;
  dataDir: string;
}

export interface Result {
  name: string;
  measure: Measure;
  /** the rate divided by that of the bare server, which itself has none */
  ratio?: number;
  /** the least ratio that is accepted */
  target?: number;
}

const READ_TARGET = 0.35;
const MEMBER_TARGET = 0.55;
const CACHED_PAGE_TARGET = 0.8;

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
export async function scenarios(database: ScaleDatabase, options: BenchOptions): Promise<Result[]> {
  const app = await startApp(database.url, options.dataDir);
  const pageUrl = `${app.url}/forum/thread/${database.threadId}`;
  const pageFile = join(options.dataDir, 'page.json');
  writeFileSync(pageFile, JSON.stringify(await storedPage(pageUrl)));
  const bare = await startBare(database.url, pageFile);
  try {
    const cookie = await signIn(app, database.memberEmail);
    const all = { ...reads(app, database), ...memberReads(app, database, cookie) };
    return [
      ...(await compare('thread', `${bare.url}/posts/${database.threadId}`, all, options)),
      ...(await compare('subforum', `${bare.url}/threads/${database.subforumId}`, all, options)),
      ...(await visitorsPage(`${bare.url}/page`, pageUrl, options)),
      ...(await newPosts(app, bare, database, options)),
    ];
  } finally {
    await bare.stop();
    await app.stop();
  }
}

async function compare(
  prefix: string,
  bareUrl: string,
  all: Record<string, Target>,
  options: BenchOptions,
): Promise<Result[]> {
  const targets = Object.fromEntries(
    Object.entries(all).filter(([name]) => name.startsWith(prefix)),
  );
  const bareName = `${prefix} page, bare`;
  const measured = await inTurns(
    { [bareName]: { url: bareUrl }, ...targets },
    options.rounds,
    options,
  );
  return withRatios(measured, bareName, READ_TARGET).map((result) =>
    result.name.includes('member') ? { ...result, target: MEMBER_TARGET } : result,
  );
}

async function visitorsPage(bareUrl: string, pageUrl: string, options: BenchOptions) {
  const headers = { 'accept-encoding': 'br' };
  const bareName = 'the same bytes, bare';
  const measured = await inTurns(
    {
      [bareName]: { url: bareUrl, headers },
      "thread page, visitor's HTML": { url: pageUrl, headers },
    },
    options.rounds,
    options,
  );
  return withRatios(measured, bareName, CACHED_PAGE_TARGET);
}

async function newPosts(app: Server, bare: Server, database: ScaleDatabase, options: BenchOptions) {
  const cookie = await signIn(app, database.memberEmail);
  const anyThread = () => database.threadIds[Math.floor(Math.random() * database.threadIds.length)];
  const content = () => `Gestern 180 geworfen, danach nur noch ins Draht. ${randomUUID()}`;
  const json = { 'content-type': 'application/json' };
  const bareName = 'new post, bare';
  const measured = await inTurns(
    {
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
  return withRatios(measured, bareName);
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

export function withRatios(
  measured: Record<string, Measure>,
  bareName: string,
  target?: number,
): Result[] {
  const bareRate = measured[bareName]?.rate ?? Number.NaN;
  return Object.entries(measured).map(([name, measure]) =>
    name === bareName
      ? { name, measure }
      : { name, measure, ratio: measure.rate / bareRate, target },
  );
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
