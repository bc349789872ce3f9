import type { QueryClient } from '@tanstack/react-query';

/** How an ad stands with the member. */
export interface Favourite {
  isFavourite: boolean;
  favouriteCount: number;
}

/**
 * Shows it on every card and page of the ad that is loaded: lists, similar ones, the ad itself. Nothing is
 * loaded again, so no list jumps.
 */
export function patchFavourite(client: QueryClient, id: number, favourite: Favourite): void {
  client.setQueriesData(
    { predicate: ({ queryKey: [path] }) => Array.isArray(path) && path[0] === 'market' },
    (data: unknown) => patched(data, id, favourite),
  );
}

/** The same data with the ad changed wherever it is; what doesn't have it stays the same object. */
function patched<T>(data: T, id: number, favourite: Favourite): T {
  if (Array.isArray(data)) {
    const all = data.map((each) => patched(each, id, favourite));
    return all.some((each, index) => each !== data[index]) ? (all as T) : data;
  }
  if (typeof data !== 'object' || data === null) return data;
  if ('id' in data && data.id === id && 'isFavourite' in data) return { ...data, ...favourite };
  const entries = Object.entries(data).map(
    ([key, value]) => [key, patched(value, id, favourite)] as const,
  );
  const isSame = entries.every(([key, value]) => value === data[key as keyof T]);
  return isSame ? data : (Object.fromEntries(entries) as T);
}
