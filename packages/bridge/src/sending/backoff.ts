import { setTimeout as sleep } from 'node:timers/promises';

/** Waits longer each time, and never as long as others do, who lost their connection in the same moment. */
export interface Backoff {
  /** Resolves, too, when it is aborted. */
  wait(signal: AbortSignal): Promise<void>;
  reset(): void;
}

export function backoff(first: number, longest: number): Backoff {
  let next = first;
  return {
    wait: (signal) => {
      const pause = next * (0.5 + Math.random() / 2);
      next = Math.min(next * 2, longest);
      return pausing(pause, signal);
    },
    reset: () => {
      next = first;
    },
  };
}

export const pausing = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  sleep(milliseconds, undefined, { signal }).catch(() => undefined);
