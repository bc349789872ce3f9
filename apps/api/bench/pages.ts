import { createPool } from '@oche/db';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { browserPath } from '../../../e2e/support/browser.ts';
import { type Server, startApp } from './servers.ts';

/** What a visitor's first load of a page costs, as Lighthouse measures it for a slow phone. */
export interface FirstLoad {
  /** 0 to 100 */
  score: number;
  /** milliseconds until something of the page is visible */
  firstPaint: number;
  /** milliseconds until its largest part is visible */
  largestPaint: number;
  /** how much of the visible page moves, and how far */
  layoutShift: number;
  /** milliseconds in which the page does not respond */
  blocking: number;
  /** bytes on the wire */
  script: number;
  /** bytes on the wire */
  font: number;
  requests: number;
}

interface PageOptions {
  dataDir: string;
  /** how often each page is loaded; the median counts */
  loads: number;
}

/** The same as in the browser tests: they need neither a sandbox nor a graphics card. */
const BROWSER_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
];

/**
 * Loads pages of the demo data in turns, each time in a new browser.
 * @param databaseUrl of an empty database
 */
export async function pages(
  databaseUrl: string,
  { dataDir, loads }: PageOptions,
): Promise<Record<string, FirstLoad>> {
  const app = await startApp(databaseUrl, dataDir, { DEMO_DATA: 'true' });
  try {
    const addresses = await pageAddresses(app, databaseUrl);
    const measured = new Map<string, FirstLoad[]>();
    for (let load = 0; load < loads; load++) {
      for (const [name, address] of Object.entries(addresses)) {
        measured.set(name, [...(measured.get(name) ?? []), await firstLoad(address)]);
      }
    }
    return Object.fromEntries([...measured].map(([name, all]) => [name, median(all)]));
  } finally {
    await app.stop();
  }
}

/** The fullest thread and lounge, as the longest pages are the slowest. */
async function pageAddresses(app: Server, databaseUrl: string): Promise<Record<string, string>> {
  const pool = createPool(databaseUrl, { max: 1 });
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
    return {
      '/': `${app.url}/`,
      '/forum': `${app.url}/forum`,
      'a thread': `${app.url}/forum/thread/${thread}`,
      'a lounge': `${app.url}/venues/${lounge}`,
    };
  } finally {
    await pool.end();
  }
}

async function firstLoad(url: string): Promise<FirstLoad> {
  const browser = await launch({
    chromePath: await browserPath(),
    chromeFlags: BROWSER_FLAGS,
    ignoreDefaultFlags: true,
  });
  try {
    const run = await lighthouse(url, {
      port: browser.port,
      logLevel: 'error',
      onlyCategories: ['performance'],
    });
    if (!run || run.lhr.runtimeError) throw new Error(run?.lhr.runtimeError?.message ?? url);
    return firstLoadOf(run.lhr);
  } finally {
    browser.kill();
  }
}

interface ResourceSum {
  resourceType: string;
  transferSize: number;
  requestCount: number;
}

function firstLoadOf({ audits, categories }: Result): FirstLoad {
  const value = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
  const details = audits['resource-summary']?.details;
  const sums = (details?.type === 'table' ? details.items : []) as unknown as ResourceSum[];
  const sum = (type: string) => sums.find(({ resourceType }) => resourceType === type);
  return {
    score: (categories.performance?.score ?? Number.NaN) * 100,
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    layoutShift: value('cumulative-layout-shift'),
    blocking: value('total-blocking-time'),
    script: sum('script')?.transferSize ?? 0,
    font: sum('font')?.transferSize ?? 0,
    requests: sum('total')?.requestCount ?? 0,
  };
}

/** The median of each number by itself. */
function median(loads: FirstLoad[]): FirstLoad {
  const [first] = loads;
  if (!first) throw new Error('a page has to be loaded at least once');
  const middle = (key: keyof FirstLoad) =>
    loads.map((load) => load[key]).sort((a, b) => a - b)[Math.floor(loads.length / 2)];
  const keys = Object.keys(first) as (keyof FirstLoad)[];
  return Object.fromEntries(keys.map((key) => [key, middle(key)])) as unknown as FirstLoad;
}
