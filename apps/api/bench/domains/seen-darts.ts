import { randomUUID } from 'node:crypto';
import { quantile, query } from '../load.ts';
import { call, post, type Server } from '../servers.ts';
import { Stream } from '../streams.ts';

/** each dart in the next bed, so that streams know which one they have */
const BEDS = 20;
const ROUNDS = 4;

/**
 * Darts that a board sees of a game, as a bridge posts them.
 * @returns milliseconds from sending one until the last watcher has it
 */
export async function watchDarts(
  app: Server,
  { gameId, cookie, watchers }: { gameId: number; cookie: string; watchers: number },
): Promise<{ p50: number; p99: number }> {
  const made = await call(app, 'autoscoring.create', { name: 'Keller' }, cookie);
  const { boardId, token } = made as { boardId: number; token: string };
  await call(app, 'autoscoring.attach', { boardId, gameId }, cookie);
  const headers = { authorization: `Bearer ${token}` };
  const lease = randomUUID();
  let seq = 0;
  const say = (visit: string, darts: string[]) => {
    seq += 1;
    const seen = { lease, seq, visit, state: 'throwing', darts };
    return post(`${app.url}/api/counting-boards/seen`, seen, headers);
  };
  const hello = { lease, maker: 'autodarts', version: '1.0.0' };
  await post(`${app.url}/api/counting-boards/hello`, hello, headers);
  const { url } = query(app, 'games.events', { gameId });
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const visit = randomUUID();
    await say(visit, ['S1']);
    const streams = Array.from(
      { length: watchers },
      () => new Stream(url, 'proposed', {}, /"proposed":\["S(\d+)"/),
    );
    await Promise.all(streams.map((stream) => stream.reached(1)));
    for (let bed = 2; bed <= BEDS; bed += 1) {
      const all = Promise.all(streams.map((stream) => stream.reached(bed)));
      const start = performance.now();
      const [ends] = await Promise.all([all, say(visit, [`S${bed}`])]);
      times.push(Math.max(...ends) - start);
    }
    for (const stream of streams) stream.close();
  }
  times.sort((a, b) => a - b);
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}
