import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { browserFlags, browserPath } from '../../../e2e/support/browser.ts';
import { keyOf, type Place } from '../../../e2e/support/views/addresses.ts';
import { type FirstView, findPlaces, viewWithBrowser } from '../../../e2e/support/views/all.ts';
import { type Server, signIn, startApp } from './servers.ts';

/** What the first load of a page costs, as Lighthouse measures it for a slow phone. */
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
}

interface PageOptions {
  dataDir: string;
  /** how often Lighthouse loads each page; the median counts */
  loads: number;
  /** part of the names of the pages that are wanted */
  places: string;
}

export interface MeasuredPages {
  /** everything that a page loads until it is quiet */
  views: FirstView[];
  loads: Record<string, FirstLoad>;
}

/**
 * Loads pages of the demo data in turns, each time in a new browser, as visitors and as members.
 * @param databaseUrl of an empty database
 */
export async function pages(
  databaseUrl: string,
  { dataDir, loads, places: wanted }: PageOptions,
): Promise<MeasuredPages> {
  const app = await startApp(databaseUrl, dataDir, { DEMO_DATA: 'true' });
  try {
    const places = (await findPlaces(app.url)).filter((place) => keyOf(place).includes(wanted));
    const views = await viewWithBrowser(app.url, places);
    const measured = new Map<string, FirstLoad[]>();
    for (let load = 0; load < loads; load++) {
      for (const place of places) {
        const name = keyOf(place);
        measured.set(name, [...(measured.get(name) ?? []), await firstLoad(app, place)]);
      }
    }
    return {
      views,
      loads: Object.fromEntries([...measured].map(([name, all]) => [name, median(all)])),
    };
  } finally {
    await app.stop();
  }
}

async function firstLoad(app: Server, { path, email }: Place): Promise<FirstLoad> {
  const url = app.url + path;
  const browser = await launch({
    chromePath: await browserPath(),
    chromeFlags: ['--headless', ...browserFlags],
    ignoreDefaultFlags: true,
  });
  try {
    const run = await lighthouse(url, {
      port: browser.port,
      logLevel: 'error',
      onlyCategories: ['performance'],
      extraHeaders: email ? { cookie: await signIn(app, email) } : undefined,
    });
    if (!run || run.lhr.runtimeError) throw new Error(run?.lhr.runtimeError?.message ?? url);
    return firstLoadOf(run.lhr);
  } finally {
    browser.kill();
  }
}

function firstLoadOf({ audits, categories }: Result): FirstLoad {
  const value = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
  return {
    score: (categories.performance?.score ?? Number.NaN) * 100,
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    layoutShift: value('cumulative-layout-shift'),
    blocking: value('total-blocking-time'),
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
