/**
 * Merges records into one. No two of them may have a key in common.
 * @param noun what the keys name, for the error message
 * @throws Error naming the first key that two of them have
 */
export function mergeDistinct<T extends object>(noun: string, parts: readonly T[]): Partial<T> {
  const seen = new Set<string>();
  for (const key of parts.flatMap((part) => Object.keys(part))) {
    if (seen.has(key)) throw new Error(`two modules have the ${noun} ${key}`);
    seen.add(key);
  }
  return Object.assign({}, ...parts);
}
