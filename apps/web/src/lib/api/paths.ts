import type { QueryKey } from '@tanstack/react-query';

/** The names that lead to a procedure or a router: `['forum', 'thread', 'get']`. */
export type Path = readonly string[];

/** What happens when the last name of a path is called: `tree.forum.thread.get.fetch(…)`. */
type Run = (path: Path, name: string, input: object | undefined, more?: object) => unknown;

/** A tree in which every path exists and can be called. Its type says which ones make sense. */
export function treeOf<Tree>(run: Run, path: Path = []): Tree {
  const known = new Map<string, unknown>();
  return new Proxy(() => {}, {
    get(_target, key) {
      const name = String(key);
      if (!known.has(name)) known.set(name, treeOf(run, [...path, name]));
      return known.get(name);
    },
    apply: (_target, _this, [input, more]) =>
      run(path.slice(0, -1), path.at(-1) ?? '', input, more),
  }) as Tree;
}

/** A list that is read page by page has a cache entry of its own. */
type Kind = 'query' | 'infinite';

/**
 * The key of a result in the query cache. Without an input or a kind it is a prefix, which matches
 * all results of the procedure or router.
 */
export function keyOf(path: Path, input?: unknown, kind?: Kind): QueryKey {
  if (path.length === 0) return [];
  if (input === undefined && !kind) return [path];
  return [path, { ...(input === undefined ? {} : { input }), ...(kind ? { type: kind } : {}) }];
}
