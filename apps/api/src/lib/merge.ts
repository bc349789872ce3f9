/**
 * One record made of several, of which no two may have a key in common.
 * @param noun what a key names, for the error
 * @throws Error naming the key that stands in two of them
 */
export function mergeDistinct<T extends object>(noun: string, parts: readonly T[]): Partial<T> {
  const seen = new Set<string>();
  for (const key of parts.flatMap((part) => Object.keys(part))) {
    if (seen.has(key)) throw new Error(`two modules have the ${noun} ${key}`);
    seen.add(key);
  }
  return Object.assign({}, ...parts);
}
