import { LRUCache } from 'lru-cache';
import type { Renderer } from './renderer.ts';

/** bytes of addresses */
const MAX_SIZE = 500_000;

/**
 * Knows which search parameters each page reads. What it doesn't read is taken out of its address, so that made-up
 * parameters make no new pages, and no page contains what somebody else has made up.
 */
export class SearchNames {
  readonly #known = new LRUCache<string, { names: ReadonlySet<string> | null }>({
    maxSize: MAX_SIZE,
    sizeCalculation: (_names, path) => path.length + 100,
  });
  readonly #namesOf: Renderer['searchNames'];

  constructor({ searchNames }: Pick<Renderer, 'searchNames'>) {
    this.#namesOf = searchNames;
  }

  /**
   * @param url path and query
   * @returns the same without what the page doesn't read; at once if the page is known
   */
  readable(url: string): string | Promise<string> {
    const end = url.indexOf('?');
    if (end === -1) return url;
    const path = url.slice(0, end);
    const query = url.slice(end + 1);
    const known = this.#known.get(path);
    if (known) return withOnly(path, query, known.names);
    return this.#namesOf(path).then((list) => {
      const names = list && new Set(list);
      this.#known.set(path, { names });
      return withOnly(path, query, names);
    });
  }
}

/** As the web app reads and writes addresses: of several values the last one counts, and empty ones don't. */
function withOnly(path: string, query: string, names: ReadonlySet<string> | null): string {
  // a page that doesn't exist isn't kept anywhere
  if (!names) return `${path}?${query}`;
  const given = Object.entries(Object.fromEntries(new URLSearchParams(query)));
  const read = new URLSearchParams(given.filter(([name, value]) => names.has(name) && value));
  return read.size > 0 ? `${path}?${read}` : path;
}
