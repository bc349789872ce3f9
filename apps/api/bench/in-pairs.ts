import { Agent, get } from 'node:http';
import { type Measure, measureOf, type Target } from './load.ts';

const WARM_UP = 100;

/**
 * Measures two targets of one server, one request after the other, now of this and now of that. Whatever else the machine
 * does falls on both alike, so that much smaller differences are seen than in turns of some seconds.
 * @param pairs how many requests of each
 * @returns with the rate of one reader who doesn't wait
 */
export async function inPairs(
  [one, other]: readonly [Target, Target],
  pairs: number,
): Promise<[Measure, Measure]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: [number[], number[]] = [[], []];
  try {
    for (let pair = -WARM_UP; pair < pairs; pair++) {
      // which of them comes first changes, as the one behind may find something warm
      const inOrder = [
        [one, times[0]],
        [other, times[1]],
      ] as const;
      for (const [target, spent] of pair % 2 ? inOrder : inOrder.toReversed()) {
        const began = performance.now();
        await ask(agent, target);
        if (pair >= 0) spent.push(performance.now() - began);
      }
    }
  } finally {
    agent.destroy();
  }
  return [measured(times[0]), measured(times[1])];
}

/** @throws Error when the answer is not 200 */
function ask(agent: Agent, { url, path, headers = {} }: Target): Promise<void> {
  const address = path ? new URL(path(), url) : url;
  return new Promise((resolve, reject) => {
    get(address, { agent, headers }, (response) => {
      response.resume();
      response.on('end', () =>
        response.statusCode === 200
          ? resolve()
          : reject(new Error(`${address}: ${response.statusCode}`)),
      );
    }).on('error', reject);
  });
}

const measured = (times: number[]): Measure =>
  measureOf(times, times.reduce((sum, time) => sum + time, 0) / 1000);
