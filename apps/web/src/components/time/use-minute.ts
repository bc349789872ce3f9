import { useLateSnapshot } from '../../lib/late-snapshot.ts';

const MINUTE = 60_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One timer for all times on a page; none if no times are shown. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const notify of listeners) notify();
  }, MINUTE / 2);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

const currentMinute = () => Math.floor(Date.now() / MINUTE);

/**
 * The current minute since 1970, kept current. It is null on the server and during hydration, as
 * server and browser have no common "now".
 */
export const useMinute = (): number | null =>
  useLateSnapshot<number | null>(subscribe, currentMinute, null);
