/** What is being read, for whom. */
const underWay = new WeakMap<object, Map<string, Promise<unknown>>>();

/**
 * The calls of one request run side by side, and some need the same to begin with, e.g. how its member stands to a
 * conversation. Whoever asks while it is being read gets that answer, too. Nothing is kept: whoever asks later reads
 * again.
 *
 * @param ctx what the calls of a request have in common, and no other request has
 * @param key what is read, with all that its answer depends on
 */
export function atOnce<T>(ctx: object, key: string, read: () => Promise<T>): Promise<T> {
  const known = underWay.get(ctx) ?? new Map<string, Promise<unknown>>();
  underWay.set(ctx, known);
  const reading = known.get(key);
  if (reading) return reading as Promise<T>;
  const begun = read().finally(() => known.delete(key));
  known.set(key, begun);
  return begun;
}
