/**
 * Waits for the work, but no longer than the limit. The work itself goes on after that.
 * @throws Error when the limit is reached, and what the work throws
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
