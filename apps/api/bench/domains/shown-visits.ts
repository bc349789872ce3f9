import { randomUUID } from 'node:crypto';
import { openOverlay } from '../../../../e2e/support/views/overlay-paints.ts';
import { quantile } from '../load.ts';
import { call, type Server } from '../servers.ts';
import { Stream } from '../streams.ts';

const VISITS = 20;
const START = 501;

export interface Delay {
  p50: number;
  p90: number;
  max: number;
}

/**
 * How soon a visit is with those who only look, in milliseconds from sending the request that enters it.
 * @param game has just begun, with 501
 */
export async function showVisits(
  app: Server,
  { gameId, cookie }: { gameId: number; cookie: string },
): Promise<{ event: Delay; paint: Delay }> {
  const stream = new Stream(`${app.url}/api/games/${gameId}/stream`, 'revision');
  const overlay = await openOverlay(`${app.url}/embed/overlays/games/${gameId}`);
  const deviceId = randomUUID();
  const events: number[] = [];
  const paints: number[] = [];
  const left = [START, START];
  try {
    await stream.reached(0);
    for (let base = 0; base < VISITS; base += 1) {
      const side = base % 2;
      // each another one, so that the text of its side changes
      const total = base + 1;
      left[side] = (left[side] ?? 0) - total;
      const painted = await overlay.look(`left-${side}`, String(left[side]));
      const reached = stream.reached(base + 1);
      const moves = [{ id: randomUUID(), move: { kind: 'enter', entry: { total } } }];
      const [start, sent] = [performance.now(), Date.now()];
      const [told, shown] = await Promise.all([
        reached,
        painted(),
        call(app, 'games.enterMoves', { gameId, deviceId, base, moves }, cookie),
      ]);
      events.push(told - start);
      paints.push(shown - sent);
    }
  } finally {
    stream.close();
    await overlay.close();
  }
  return { event: delayOf(events), paint: delayOf(paints) };
}

function delayOf(times: readonly number[]): Delay {
  const sorted = times.toSorted((a, b) => a - b);
  return {
    p50: quantile(sorted, 0.5),
    p90: quantile(sorted, 0.9),
    max: sorted.at(-1) ?? Number.NaN,
  };
}
