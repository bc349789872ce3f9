const OUR_ORIGIN = 'https://oche.invalid';

/**
 * The place to go back to after signing in: a path of this site, whatever the address said.
 * Backslashes, control characters, other hosts and schemes lead to `/`.
 */
export function safeReturnTo(value: unknown): string {
  if (typeof value !== 'string' || !value.startsWith('/')) return '/';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them, which turns /\t/x into //x
  if (/^\/[/\\]|[\\\u0000-\u001f]/.test(value)) return '/';
  try {
    const url = new URL(value, OUR_ORIGIN);
    // dots are resolved by now, which may have left two slashes in front
    if (url.origin !== OUR_ORIGIN || url.pathname.startsWith('//')) return '/';
    return url.pathname + url.search + url.hash;
  } catch {
    return '/';
  }
}

/** The login endpoint, which brings the member back to where they are. */
export const loginHref = (returnTo: string): string =>
  `/api/login?returnTo=${encodeURIComponent(safeReturnTo(returnTo))}`;
