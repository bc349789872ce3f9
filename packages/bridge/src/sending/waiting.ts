import type { Seen } from '../core/index.ts';

/**
 * What waits to be sent. Only whole visits are sent, so of one visit nothing but the newest has to arrive: what waits is
 * replaced by it. That darts were pulled has to arrive by itself, as it says that the visit before is over.
 */
export interface Waiting {
  offer(seen: readonly Seen[]): void;
  /** Drops what waits. */
  startWith(seen: Seen): void;
  /**
   * Resolves when something waits, or after the time: then the newest is sent again as a sign of life.
   * @returns false: aborted
   */
  next(milliseconds: number, signal: AbortSignal): Promise<boolean>;
  take(): Seen | undefined;
  isFull(): boolean;
  /** What was taken has arrived. Until then it is taken again, or what is newer of its visit. */
  done(): void;
}

export function newWaiting(): Waiting {
  let queue: Seen[] = [];
  let newest: Seen | undefined;
  let underWay: Seen | undefined;
  let wake: (() => void) | undefined;

  const add = (seen: Seen) => {
    newest = seen;
    const last = queue.at(-1);
    if (last && last.visit === seen.visit && last.state !== 'empty') queue[queue.length - 1] = seen;
    else queue.push(seen);
    wake?.();
  };

  return {
    offer: (seen) => seen.forEach(add),
    startWith: (seen) => {
      queue = [];
      underWay = undefined;
      add(seen);
    },
    next: async (milliseconds, signal) => {
      if (signal.aborted) return false;
      if (queue.length > 0) return true;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
        signal.addEventListener('abort', wake, { once: true });
      });
      if (wake) signal.removeEventListener('abort', wake);
      wake = undefined;
      return !signal.aborted;
    },
    take: () => {
      underWay = queue[0];
      return underWay ?? newest;
    },
    isFull: () => queue.length > 0,
    done: () => {
      // unless something newer of its visit has taken its place
      if (underWay && queue[0] === underWay) queue.shift();
      underWay = undefined;
    },
  };
}
