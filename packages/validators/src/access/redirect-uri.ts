/** Longer ones are no address of a page but data. */
export const REDIRECT_URI_MAX = 500;

/** What addresses are made of (RFC 3986), without `#` and without the `*` that some take for a wildcard. */
const CHARACTERS = /^[\w\-.~:/?[\]@!$&'()+,;=%]+$/;
/** A scheme that belongs to who has the domain, e.g. `com.example.app` (RFC 8252, 7.1). */
const PRIVATE_SCHEME = /^[a-z][a-z0-9-]*(\.[a-z0-9][a-z0-9-]*)+:\/(?!\/)/;
/** A name with a dot, whose last part is none of digits: so no address, however it is written. */
const HOST_NAME = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]([a-z0-9-]*[a-z0-9])?$/;
/** The device itself. `localhost` is not among them: what it leads to is up to the device (RFC 8252, 8.3). */
const LOOPBACK = new Set(['127.0.0.1', '[::1]']);
/** What our answer adds. */
const OURS = ['code', 'state', 'iss', 'error', 'error_description', 'error_uri'];

/** Where an app's members come back to: a page of the web, the device itself, or an app on it. */
export type RedirectKind = 'web' | 'loopback' | 'app';

/**
 * What kind of address it is that an app gives for coming back to it. It has to be written as browsers write it: what they
 * would change (an address in other digits, a path with dots, an upper-case host, a default port) is not the address that
 * one reads.
 * @returns null for what is none
 */
export function redirectKind(value: string): RedirectKind | null {
  if (value.length > REDIRECT_URI_MAX || !CHARACTERS.test(value) || !URL.canParse(value))
    return null;
  const url = new URL(value);
  const isAsWritten = url.href === value || (url.pathname === '/' && url.href === `${value}/`);
  if (!isAsWritten || url.username !== '' || url.password !== '' || value.includes('@'))
    return null;
  if (OURS.some((name) => url.searchParams.has(name))) return null;
  if (url.protocol === 'https:') return HOST_NAME.test(url.hostname) ? 'web' : null;
  if (url.protocol === 'http:') return LOOPBACK.has(url.hostname) ? 'loopback' : null;
  return PRIVATE_SCHEME.test(value) ? 'app' : null;
}

/** Without the port of the device itself, which an app gets from the system when it starts (RFC 8252, 7.3). */
function comparable(value: string): string {
  if (redirectKind(value) !== 'loopback') return value;
  const url = new URL(value);
  url.port = '';
  return url.href;
}

/** Whether it is one of those that the app has given, letter by letter but for the port of the device itself. */
export const isRedirectOf = (given: readonly string[], value: string): boolean =>
  redirectKind(value) !== null && given.some((one) => comparable(one) === comparable(value));
