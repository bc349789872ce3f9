import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { ask } from './visitors.ts';

/** What the thread is told. */
export interface Raid {
  url: string;
  /** path and query, without the last value, which is another one each time */
  page: string;
  /** they take turns */
  addresses: readonly string[];
  connections: number;
  seconds: number;
  /** it ends with so many requests, even if there is time left */
  most: number;
}

/** How many answers of which status it got. */
export type Loot = Record<number, number>;

/** Asks for pages that nobody has asked for, on all connections, as fast as they come. */
async function raid({ url, page, addresses, connections, seconds, most }: Raid): Promise<Loot> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const end = performance.now() + seconds * 1000;
  const loot: Loot = {};
  let left = most;
  const go = async () => {
    while (left > 0 && performance.now() < end) {
      left -= 1;
      const address = addresses[left % addresses.length] ?? '';
      const status = await ask(agent, url + page + randomUUID(), address);
      loot[status] = (loot[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, go));
  agent.destroy();
  return loot;
}

// in a thread of its own, so that it takes no time of those who are measured
parentPort?.postMessage(await raid(workerData));
