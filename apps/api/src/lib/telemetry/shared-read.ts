import { inTime } from '../time/in-time.ts';

const LIMIT_MS = 2000;

/**
 * A read for several metrics that are collected side by side: one of them reads, the others wait for it.
 * @returns undefined while the database is away, so that the other metrics can still be read
 */
export function sharedRead<T>(read: () => Promise<T>): () => Promise<T | undefined> {
  let reading: Promise<T | undefined> | undefined;
  return () => {
    reading ??= inTime(read(), LIMIT_MS)
      .catch(() => undefined)
      .finally(() => {
        reading = undefined;
      });
    return reading;
  };
}
