import { randomUUID } from 'node:crypto';
import type { Answer, Hello, Maker, SeenPost } from '../contract.ts';
import type { Seen } from '../core/index.ts';
import { field, text } from '../core/reading.ts';
import { backoff, pausing } from './backoff.ts';
import type { Oche } from './oche.ts';
import { newWaiting } from './waiting.ts';

export type Told =
  | { kind: 'held'; until: string }
  | { kind: 'connected'; board: string }
  | { kind: 'outage' | 'again' | 'lost' }
  | { kind: 'refused'; status: number }
  | { kind: 'attached'; is: boolean };

/** Why there is no use in going on. */
export type Ending = 'token' | 'address' | 'asked';

export interface SenderOptions {
  oche: Oche;
  maker: Maker;
  version: string;
  /** A lease begins: whatever was seen before is not Oche's. @returns what to begin with */
  onEstranged(): Seen;
  tell(told: Told): void;
  /** in milliseconds; of the first pause when something fails, and between two signs of life */
  pace?: { retry: number; beat: number };
}

/** Well within the ten seconds of the contract. */
const PACE = { retry: 500, beat: 8_000 };
const LONGEST_PAUSE = 10_000;
/** Somebody else holds the board: how soon to ask again, at least and at most. */
const ASKING = [2_000, 30_000] as const;

export interface Sender {
  offer(seen: readonly Seen[]): void;
  /** Sends until there is no use in it, or it is aborted; gives the board back then. */
  run(signal: AbortSignal): Promise<Ending>;
}

export function newSender(options: SenderOptions): Sender {
  const { oche, maker, version, tell } = options;
  const { retry, beat } = options.pace ?? PACE;
  const waiting = newWaiting();
  let isKnown = false;

  const run = async (signal: AbortSignal): Promise<Ending> => {
    while (!signal.aborted) {
      const lease = randomUUID();
      const held = await hello(lease, signal);
      if (typeof held === 'string') return held;
      waiting.startWith(options.onEstranged());
      const ending = await serve(lease, held, signal);
      if (ending === 'lost') tell({ kind: 'lost' });
      else {
        if (ending === 'asked') await oche.post('bye', { lease });
        return ending;
      }
    }
    return 'asked';
  };

  /** @returns for how many milliseconds the board is ours unless we say something */
  const hello = async (lease: string, signal: AbortSignal): Promise<number | Ending> => {
    const pauses = backoff(retry, LONGEST_PAUSE);
    const said: Hello = { lease, maker, version };
    let isOut = false;
    while (!signal.aborted) {
      const { status, body } = await oche.post('hello', said);
      const board = text(field(body, 'board'));
      const seconds = field(body, 'leaseSeconds');
      if (status === 200 && typeof seconds === 'number') {
        isKnown = true;
        tell({ kind: 'connected', board });
        return seconds * 1000;
      }
      if (status === 401) return 'token';
      // something else answers there; but for a while, while Oche is being replaced, something else may
      if (!isKnown && (status === 404 || (status >= 200 && status < 400))) return 'address';
      if (status === 409) {
        const until = untilOf(body);
        tell({ kind: 'held', until });
        await pausing(untilThen(until), signal);
        continue;
      }
      if (!isOut) tell(outOf(status));
      isOut = true;
      await pauses.wait(signal);
    }
    return 'asked';
  };

  const serve = async (
    lease: string,
    leaseTime: number,
    signal: AbortSignal,
  ): Promise<Ending | 'lost'> => {
    const pauses = backoff(retry, LONGEST_PAUSE);
    let seq = 0;
    let heard = Date.now();
    let isOut = false;
    let isAttached = false;
    while (await waiting.next(beat, signal)) {
      // this computer has slept
      if (Date.now() - heard > leaseTime) return 'lost';
      const seen = waiting.take();
      if (!seen) continue;
      const post: SeenPost = { lease, seq: ++seq, ...seen };
      const answer = await oche.post('seen', post);
      const outcome = outcomeOf(answer);
      if (outcome === 'again') {
        if (!isOut) tell(outOf(answer.status));
        isOut = true;
        await pauses.wait(signal);
        continue;
      }
      if (outcome !== 'done' && outcome !== 'refused') return outcome;
      waiting.done();
      heard = Date.now();
      pauses.reset();
      if (outcome === 'refused') tell(refused(answer.status));
      if (isOut) tell({ kind: 'again' });
      isOut = false;
      const is = field(answer.body, 'isAttached') === true;
      if (is !== isAttached) tell({ kind: 'attached', is });
      isAttached = is;
    }
    return 'asked';
  };

  return { offer: waiting.offer, run };
}

const outOf = (status: number): Told =>
  status >= 400 && status < 500 ? refused(status) : { kind: 'outage' };

const refused = (status: number): Told => ({ kind: 'refused', status });

function outcomeOf({ status }: Answer): 'done' | 'again' | 'lost' | 'refused' | Ending {
  if (status === 200) return 'done';
  if (status === 401) return 'token';
  if (status === 409) return 'lost';
  // another try would be answered the same
  return status === 400 || status === 422 ? 'refused' : 'again';
}

const untilOf = (body: unknown): string =>
  text(field(field(body, 'details'), 'until')) || text(field(field(body, 'data'), 'until'));

function untilThen(until: string): number {
  const left = Date.parse(until) - Date.now();
  const [least, most] = ASKING;
  return Number.isNaN(left) ? most / 2 : Math.min(Math.max(left + 500, least), most);
}
