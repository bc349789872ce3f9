/** What somebody has searched for, and where. */
export interface LastSearch {
  q: string;
  /** not stored for everything */
  category?: string;
}

const PREFIX = 'oche:searches:';
/** Nobody looks through more than fit below the box on a phone. */
const KEPT = 6;

type SearchStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The last searches on this device, the latest first. They never leave it. Each member of a device has
 * a list of their own, which goes when they sign out; visitors share one.
 * @param memberId null for a visitor
 */
export function lastSearches(memberId: string | null, storage: SearchStorage | null = device()) {
  const key = PREFIX + (memberId ?? 'visitor');
  const read = () => parse(storage?.getItem(key) ?? null);
  const write = (searches: readonly LastSearch[]): void => {
    try {
      storage?.setItem(key, JSON.stringify(searches.slice(0, KEPT)));
    } catch {
      // the storage is full; the search works without
    }
  };
  const without = (search: LastSearch) => read().filter((each) => !isSame(each, search));
  return {
    read,
    add: (search: LastSearch): void => write([search, ...without(search)]),
    remove: (search: LastSearch): void => write(without(search)),
    clear: (): void => storage?.removeItem(key),
  };
}

const isSame = (a: LastSearch, b: LastSearch): boolean =>
  a.category === b.category && a.q.toLowerCase() === b.q.toLowerCase();

function parse(json: string | null): LastSearch[] {
  try {
    const value: unknown = JSON.parse(json ?? '[]');
    return Array.isArray(value) ? value.filter(isSearch) : [];
  } catch {
    return [];
  }
}

const isSearch = (value: unknown): value is LastSearch =>
  typeof value === 'object' && value !== null && 'q' in value && typeof value.q === 'string';

/** Null where the browser offers no storage: then nothing is kept. */
function device(): SearchStorage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
