import { randomUUID } from 'node:crypto';
import {
  type Adapter,
  blinded,
  type Core,
  doubted,
  estranged,
  newCore,
  type Reading,
  type Seen,
  see,
  seenOf,
} from '../core/index.ts';

/** A connection that was gone for longer may have missed a whole visit: three darts take about that. */
const LONG_GAP = 15_000;
/** Nobody thinks about a dart for longer. */
const QUIET = 45_000;

/** What is known of a board, from the messages of its maker. */
export interface Board {
  opened(): void;
  /** @param silentFor for how many milliseconds nothing had been heard before */
  closed(silentFor?: number): void;
  message(message: unknown): void;
  /** To be called now and then, as nothing else tells that nothing happens. */
  tick(): void;
  /** Begins anew for somebody who has not heard of the board for long. */
  estranged(): Seen;
  state(): Core['state'];
}

/**
 * @param onSeen what Oche has to hear, in this order
 * @param now milliseconds of any clock that does not go back
 */
export function newBoard<S>(
  adapter: Adapter<S>,
  onSeen: (seen: readonly Seen[]) => void,
  now: () => number = () => performance.now(),
  newId: () => string = randomUUID,
): Board {
  let core = newCore(newId());
  let state = adapter.first;
  let closedAt: number | null = null;
  let playedAt = now();
  let isQuiet = false;

  const take = (reading: Reading | null) => {
    if (reading === null) return;
    const [next, seen] = see(core, reading, newId);
    if (reading.news) {
      playedAt = now();
      isQuiet = false;
    }
    core = next;
    if (seen.length > 0) onSeen(seen);
  };

  return {
    opened: () => {
      if (closedAt !== null && now() - closedAt > LONG_GAP) core = doubted(core);
      closedAt = null;
      const [next, reading] = adapter.opened(state);
      state = next;
      take(reading);
    },
    closed: (silentFor = 0) => {
      closedAt ??= now() - silentFor;
      if (core.state === 'blind') {
        core = blinded(core);
        return;
      }
      core = blinded(core);
      onSeen([seenOf(core)]);
    },
    message: (message) => {
      const [next, reading] = adapter.read(state, message);
      state = next;
      take(reading);
    },
    tick: () => {
      if (isQuiet || closedAt !== null || now() - playedAt < QUIET) return;
      isQuiet = true;
      const [next, reading] = adapter.quiet?.(state) ?? [state, null];
      state = next;
      take(reading);
    },
    estranged: () => {
      core = estranged(core, newId);
      return seenOf(core);
    },
    state: () => core.state,
  };
}
