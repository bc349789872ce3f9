/**
 * Schemas of Kubernetes don't refuse fields that they don't know; a cluster ignores these, so a misspelt one would do
 * nothing, silently. What a check of the schema never looks at, it doesn't know.
 *
 * @param check looks at a resource, and throws when it is none
 * @returns the paths that the check has not looked at
 */
export function unread(resource: object, check: (resource: object) => void): string[] {
  const looked = new Map<object, Set<PropertyKey>>();
  const watched = <T>(value: T): T => {
    if (typeof value !== 'object' || value === null) return value;
    const seen = looked.get(value) ?? new Set();
    looked.set(value, seen);
    return new Proxy(value, {
      get: (target, key, receiver) => {
        seen.add(key);
        return watched(Reflect.get(target, key, receiver));
      },
    });
  };
  check(watched(resource));
  const missed = (value: unknown, path: string): string[] => {
    if (typeof value !== 'object' || value === null) return [];
    const seen = looked.get(value);
    return Object.entries(value).flatMap(([key, below]) =>
      seen?.has(key) ? missed(below, `${path}.${key}`) : [`${path}.${key}`],
    );
  };
  return missed(resource, '');
}
