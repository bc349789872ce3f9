/**
 * Reads search parameters as plain texts: the router's own parser would turn `?q=1e3` into a
 * number, and back into another address. Routes turn texts into numbers where they need some.
 */
export function parseSearch(query: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(query));
}

/** Undefined, null and '' are left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    if (value !== undefined && value !== null && value !== '') params.set(key, String(value));
  }
  const query = params.toString();
  return query ? `?${query}` : '';
}

/** A text from the address; undefined if it is missing, or too long to be intended. */
export function textParam(value: unknown, maxLength = 200): string | undefined {
  return typeof value === 'string' && value !== '' && value.length <= maxLength ? value : undefined;
}
