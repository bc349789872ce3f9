/**
 * Stops waiting when it takes too long; the work itself goes on.
 * @throws Error when there is no answer in time, and what the work throws
 */
export async function inTime<T>(work: Promise<T>, limitMs: number): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('no answer in time')), limitMs);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
