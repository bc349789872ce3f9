/** Stands for our own address: what leaves it is another site, and refused. */
const HERE = 'http://here.invalid';
const MAX_LENGTH = 2000;

/** Control characters and backslashes, which browsers drop or read as slashes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are refused
const TRICKS = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff\\]/;

/**
 * Signing in must not end at an address for machines, e.g. /api/logout, nor at the sign-in page.
 */
const NOT_A_PAGE = /^\/(api|trpc|login)(\/|$)/i;

/**
 * Where to go after signing in: a path of this site, whatever the query string says. Everything
 * that isn't clearly one becomes '/', also what would be another site's address once it is decoded,
 * as routers decode paths.
 *
 * @param value from a query string
 * @returns path with query and hash
 */
export function safeReturnTo(value: unknown): string {
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return '/';
  for (const form of decodedForms(value)) {
    if (form === null || !isOwnPath(form)) return '/';
  }
  const { pathname, search, hash } = new URL(value, HERE);
  return pathname + search + hash;
}

function isOwnPath(value: string): boolean {
  if (!value.startsWith('/') || TRICKS.test(pathOf(value))) return false;
  if (!URL.canParse(value, HERE)) return false;
  const { origin, pathname } = new URL(value, HERE);
  return origin === HERE && !pathname.startsWith('//') && !NOT_A_PAGE.test(pathname);
}

/** Query and hash are data, and may contain anything that the URL parser accepts. */
const pathOf = (value: string) => value.split(/[?#]/, 1)[0] ?? '';

/** The value, and its path decoded once and twice; null where it can't be decoded. */
function decodedForms(value: string): (string | null)[] {
  const once = decode(pathOf(value));
  const twice = once === null ? null : decode(once);
  return [value, once, twice];
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
