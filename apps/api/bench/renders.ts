import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { createPool } from '@oche/db';
import type { Renderer, RenderRequest } from '../src/web/renderer.ts';
import { quantile } from './load.ts';
import { type Server, startApp } from './servers.ts';

/** What a visitor's page costs that is not stored, without what its calls cost. */
interface RenderCost {
  /** milliseconds of computing, of this thread alone */
  p50: number;
  /** milliseconds of computing */
  p95: number;
  /** milliseconds of computing for brotli, as pages are sent */
  compression: number;
  /** bytes of the page */
  html: number;
  /** bytes of the page on the wire */
  sent: number;
  /** how many procedures its loaders call */
  calls: number;
}

export interface Renders {
  pages: Record<string, RenderCost>;
  /** bytes in use, without garbage, after 100 pages and after all */
  heap: { early: number; late: number; between: number };
}

/** Until the engine has compiled what it will compile. */
const WARM_UP = 30;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
/** so many pages lie between the two looks at memory */
const MEMORY_PAGES = 500;

/**
 * Renders pages of the demo data in this thread, each with the answers that the server gave the first time. What is
 * counted is computing of this thread, so that others on the machine hardly matter.
 * @param databaseUrl of an empty database
 */
export async function renders(
  databaseUrl: string,
  { dataDir, loads }: { dataDir: string; loads: number },
): Promise<Renders> {
  const entry = fileURLToPath(new URL('../../web/dist/server/entry-server.js', import.meta.url));
  if (!existsSync(entry)) throw new Error('The web app is not built: run "pnpm build" first.');
  const { render }: Pick<Renderer, 'render'> = await import(pathToFileURL(entry).href);
  const app = await startApp(databaseUrl, dataDir, { DEMO_DATA: 'true' });
  const answers = new Map<string, Promise<unknown>>();
  const requests: Record<string, RenderRequest> = {};
  try {
    for (const [name, url] of Object.entries(await addressesIn(databaseUrl))) {
      requests[name] = requestOf(url, app, answers);
      const { status } = await render(requests[name]);
      if (status !== 200) throw new Error(`${url}: ${status}`);
    }
  } finally {
    await app.stop();
  }
  const pages: Record<string, RenderCost> = {};
  for (const [name, request] of Object.entries(requests)) {
    pages[name] = await costOf(render, request, loads);
  }
  return { pages, heap: await heapOf(render, Object.values(requests)) };
}

/** Its calls are answered by the server once, and from memory then. */
function requestOf(
  url: string,
  app: Server,
  answers: Map<string, Promise<unknown>>,
): RenderRequest {
  return {
    url,
    origin: app.url,
    locale: 'de',
    theme: 'system',
    async call(path, input) {
      const query = `${path}?input=${encodeURIComponent(JSON.stringify(input) ?? '')}`;
      const answer = answers.get(query) ?? ask(`${app.url}/trpc/${query}`);
      answers.set(query, answer);
      // pages must not share what they are free to change
      return { ok: true, data: structuredClone(await answer) };
    },
  };
}

async function ask(url: string): Promise<unknown> {
  const response = await fetch(url, { headers: { 'content-type': 'application/json' } });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const { result } = (await response.json()) as { result: { data: unknown } };
  return result.data;
}

async function costOf(
  render: Renderer['render'],
  request: RenderRequest,
  loads: number,
): Promise<RenderCost> {
  let calls = 0;
  const counted: RenderRequest = {
    ...request,
    call(...call) {
      calls += 1;
      return request.call(...call);
    },
  };
  const { html } = await render(counted);
  for (let count = 0; count < WARM_UP; count++) await render(request);
  const times: number[] = [];
  const compressions: number[] = [];
  let sent = 0;
  for (let load = 0; load < loads; load++) {
    let start = process.threadCpuUsage();
    await render(request);
    times.push(since(start));
    start = process.threadCpuUsage();
    sent = brotliCompressSync(html, BROTLI).length;
    compressions.push(since(start));
  }
  const sorted = times.sort((a, b) => a - b);
  return {
    p50: quantile(sorted, 0.5),
    p95: quantile(sorted, 0.95),
    compression: quantile(
      compressions.sort((a, b) => a - b),
      0.5,
    ),
    html: Buffer.byteLength(html),
    sent,
    calls,
  };
}

function since(start: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
}

/** Whether rendering keeps anything. */
async function heapOf(render: Renderer['render'], requests: RenderRequest[]) {
  const early = inUse();
  for (let count = 0; count < MEMORY_PAGES; count++) {
    const request = requests[count % requests.length];
    // a page that nobody has asked for, as far as pages take parameters
    if (request) await render({ ...request, url: `${request.url}?page=${count}` });
  }
  return { early, late: inUse(), between: MEMORY_PAGES };
}

function inUse(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

/** The fullest of each kind, as the longest pages cost most. */
async function addressesIn(databaseUrl: string): Promise<Record<string, string>> {
  const pool = createPool(databaseUrl, { max: 1, onError: console.error });
  const idOf = async (sql: string): Promise<number | undefined> =>
    (await pool.query<{ id: number }>(sql)).rows[0]?.id;
  try {
    const thread = await idOf(
      'select thread_id as id from forum_posts group by thread_id order by count(*) desc, id limit 1',
    );
    const lounge = await idOf(
      `select id from lounges l where is_active
       order by (select count(*) from lounge_photos p where p.lounge_id = l.id) desc, id limit 1`,
    );
    const ad = await idOf(
      `select id from market_items where status = 'active' order by id limit 1`,
    );
    const tournament = await idOf(
      `select id from tournaments t
       order by (select count(*) from tournament_matches m where m.tournament_id = t.id) desc, id limit 1`,
    );
    const game = await idOf(
      `select id from games where status = 'completed' and visibility = 'public' order by id desc limit 1`,
    );
    return {
      '/': '/',
      '/forum': '/forum',
      'a subforum': '/forum/subforum/1',
      'a thread': `/forum/thread/${thread}`,
      '/lounges': '/lounges',
      'a lounge': `/venues/${lounge}`,
      'a tournament': `/tournaments/${tournament}`,
      '/marketplace': '/marketplace',
      'an ad': `/marketplace/${ad}`,
      '/games': '/games',
      'a game': `/games/${game}`,
      '/clubs': '/clubs',
      '/help': '/help',
    };
  } finally {
    await pool.end();
  }
}
