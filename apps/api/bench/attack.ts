import { once } from 'node:events';
import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { createPool } from '@oche/db';
import type { Loot, Raid } from './attacker.ts';
import { type Measure, measureOf } from './load.ts';
import { type Server, startApp } from './servers.ts';
import { addressesOf, ask } from './visitors.ts';

/** What others notice of somebody who asks for pages that aren't stored. */
export interface AttackTimes {
  quiet: Looked;
  attacked: Looked;
  loot: Loot;
}

interface Looked extends Measure {
  /** how many answers were no pages */
  refused: number;
}

const CONNECTIONS = 20;
const MOST_REQUESTS = 100_000;
/** Others come one after the other, so that what is measured is their wait, not their crowd. */
const OTHERS = 4;
const PAUSE_MS = 10;
/** Pages that many look at; the first of them who asks makes them for seconds. */
const PAGES = ['/', '/forum', '/marketplace', '/lounges', '/clubs', '/games', '/help'];

const attackers = {
  'one address, a made-up parameter': {
    page: '/marketplace?search=',
    addresses: addressesOf('192.0.2', 1),
  },
  'one address, words': { page: '/marketplace?q=', addresses: addressesOf('192.0.2', 1) },
  'a hundred addresses, words': {
    page: '/marketplace?q=',
    addresses: addressesOf('192.0.2', 100),
  },
} satisfies Record<string, Pick<Raid, 'page' | 'addresses'>>;
type Attacker = keyof typeof attackers;

/**
 * Looks at pages of the demo data, first alone and then beside an attack, with the product's own limits.
 * Only ever at a server of our own, on this machine.
 * @param databaseUrl of an empty database
 */
export async function attack(
  databaseUrl: string,
  { dataDir, seconds }: { dataDir: string; seconds: number },
): Promise<Record<Attacker, AttackTimes>> {
  const times = new Map<Attacker, AttackTimes>();
  for (const name of Object.keys(attackers) as Attacker[]) {
    const app = await startApp(databaseUrl, dataDir, {
      DEMO_DATA: 'true',
      TRUST_PROXY: 'loopback',
      RATE_LIMIT_PER_MINUTE: '',
    });
    try {
      await jobsDone(databaseUrl);
      times.set(name, await attackBy(attackers[name], app, seconds));
    } finally {
      await app.stop();
    }
  }
  return Object.fromEntries(times) as Record<Attacker, AttackTimes>;
}

async function attackBy(
  { page, addresses }: Pick<Raid, 'page' | 'addresses'>,
  app: Server,
  seconds: number,
): Promise<AttackTimes> {
  await look(app, 2);
  const quiet = await look(app, seconds);
  const workerData: Raid = {
    url: app.url,
    page,
    addresses,
    connections: CONNECTIONS,
    // a bit before and a bit after
    seconds: seconds + 2,
    most: MOST_REQUESTS,
  };
  const attacker = new Worker(new URL('./attacker.ts', import.meta.url), { workerData });
  const looted = once(attacker, 'message') as Promise<[Loot]>;
  await sleep(1000);
  const attacked = await look(app, seconds);
  const [loot] = await looted;
  return { quiet, attacked, loot };
}

/** The pictures of the demo data are drawn after the first start, and each makes pages stale. */
async function jobsDone(databaseUrl: string): Promise<void> {
  const pool = createPool(databaseUrl, { max: 1, onError: console.error });
  const due = 'select from graphile_worker.jobs where run_at <= now() limit 1';
  while ((await pool.query(due)).rowCount) await sleep(500);
  await pool.end();
}

/** Each from an address of their own, as the limits count them. */
async function look({ url }: Server, seconds: number): Promise<Looked> {
  const agent = new Agent({ keepAlive: true });
  const addresses = addressesOf('198.51.100', 250);
  const end = performance.now() + seconds * 1000;
  const times: number[] = [];
  let count = 0;
  let refused = 0;
  const goOn = async () => {
    while (performance.now() < end) {
      count += 1;
      const start = performance.now();
      const address = addresses[count % addresses.length] ?? '';
      const status = await ask(agent, url + PAGES[count % PAGES.length], address);
      if (status !== 200) refused += 1;
      times.push(performance.now() - start);
      await sleep(PAUSE_MS);
    }
  };
  await Promise.all(Array.from({ length: OTHERS }, goOn));
  agent.destroy();
  return { ...measureOf(times, seconds), refused };
}
