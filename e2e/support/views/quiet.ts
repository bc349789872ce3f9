import { join } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import { appIsThere } from '../app.ts';

/** How long nothing may be asked for until a page counts as quiet. Milliseconds. */
const QUIET_MS = 2000;
/** A page that never gets quiet is a mistake of its own. */
const LIMIT_MS = 60_000;
/**
 * Each answer takes at least as long as over a mobile network. So what comes in a wave of its own is painted after
 * what came before, and a shift shows on every machine. Milliseconds.
 */
const LATENCY_MS = 100;

/** What is run in the page before anything of it. */
const IN_PAGE = join(import.meta.dirname, 'in-page.js');

/** As wide as the phone of Lighthouse. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/136.0.0.0 Mobile Safari/537.36',
} as const;

/** What a view costs that begins with an empty cache, until the page is quiet. */
export interface View {
  /** bytes on the wire, headers included */
  scripts: number;
  requests: number;
  /** how many of the requests ask for what; a stream is one */
  kinds: Readonly<Record<string, number>>;
  /** how much of the visible page moves, and how far; all shifts together */
  shift: number;
  /** milliseconds until the largest part is painted */
  largestPaint: number;
  /** the addresses, for those who want to know which they are */
  addresses: readonly string[];
}

/**
 * Opens a page in a browser that has nothing of it yet, and counts everything until it is quiet: nothing is asked for
 * any more, and the browser is idle. What the service worker fetches for a later visit is not the page's.
 *
 * @param page of a context of its own
 */
export async function viewUntilQuiet(page: Page, address: string): Promise<View> {
  const devtools = await page.context().newCDPSession(page);
  const traffic = await countTraffic(devtools);
  await page.addInitScript({ path: IN_PAGE });
  await page.goto(address, { waitUntil: 'load' });
  await untilQuiet(page, traffic);
  const worker = await workerOf(page);
  return { ...traffic.sums(worker), ...(await page.evaluate<Paint>('paint')) };
}

interface Traffic {
  /** when something was asked for or answered the last time */
  lastAt: number;
  /** what has not been answered yet; streams never are */
  open: Set<string>;
  sums(more: readonly Asked[]): Pick<View, 'scripts' | 'requests' | 'kinds' | 'addresses'>;
}

interface Asked {
  address: string;
  type: string;
  isScript: boolean;
  bytes: number;
}

async function countTraffic(devtools: CDPSession): Promise<Traffic> {
  const all: Asked[] = [];
  const byId = new Map<string, Asked>();
  const traffic: Traffic = {
    lastAt: Date.now(),
    open: new Set(),
    sums: (more) => sumsOf([...all, ...more]),
  };
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
    if (!request.url.startsWith('http')) return;
    traffic.lastAt = Date.now();
    // after a redirect the same id stands for the next request
    const asked = { address: request.url, type, isScript: false, bytes: 0 };
    all.push(asked);
    byId.set(requestId, asked);
    if (type !== 'EventSource') traffic.open.add(requestId);
  });
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    traffic.lastAt = Date.now();
    const asked = byId.get(requestId);
    if (!asked) return;
    asked.isScript = response.mimeType.includes('javascript');
    // what passes through the service worker has no size on the way from it to the page
    if (response.fromServiceWorker) asked.bytes = Number(response.headers['content-length'] ?? 0);
  });
  devtools.on('Network.requestServedFromCache', ({ requestId }) => {
    const asked = byId.get(requestId);
    if (asked) all.splice(all.indexOf(asked), 1);
    byId.delete(requestId);
    traffic.open.delete(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    traffic.lastAt = Date.now();
    traffic.open.delete(requestId);
    const asked = byId.get(requestId);
    if (asked) asked.bytes = Math.max(asked.bytes, encodedDataLength);
  });
  devtools.on('Network.loadingFailed', ({ requestId }) => traffic.open.delete(requestId));
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  return traffic;
}

/** The service worker's own file, which the page asks for, but not over its own connection. */
async function workerOf(page: Page): Promise<Asked[]> {
  const [worker] = page.context().serviceWorkers();
  if (!worker) return [];
  const answer = await page.request.get(worker.url());
  const bytes = Number(answer.headers()['content-length'] ?? (await answer.body()).length);
  return [{ address: worker.url(), type: 'Script', isScript: true, bytes }];
}

function sumsOf(all: readonly Asked[]): ReturnType<Traffic['sums']> {
  const kinds: Record<string, number> = {};
  for (const asked of all) {
    const kind = kindOf(asked);
    kinds[kind] = (kinds[kind] ?? 0) + 1;
  }
  const scripts = all.reduce((sum, { isScript, bytes }) => sum + (isScript ? bytes : 0), 0);
  return { scripts, requests: all.length, kinds, addresses: all.map(({ address }) => address) };
}

function kindOf({ address, type, isScript }: Asked): string {
  if (isScript) return 'script';
  if (type === 'EventSource') return 'stream';
  if (new URL(address).pathname.startsWith('/trpc/')) return 'call';
  return type.toLowerCase();
}

/** The page's own clock counts, so that a machine which is busy elsewhere doesn't look like a page that is quiet. */
async function untilQuiet(page: Page, traffic: Traffic): Promise<void> {
  const until = Date.now() + LIMIT_MS;
  await appIsThere(page);
  for (;;) {
    const from = Date.now();
    await page.evaluate(`idleFor(${QUIET_MS})`);
    if (traffic.open.size === 0 && traffic.lastAt < from) return;
    if (Date.now() > until) throw new Error(`${page.url()} goes on asking`);
  }
}

/** What `in-page.js` notes. */
interface Paint {
  shift: number;
  largestPaint: number;
}
