import { redirectKind } from '@oche/validators/access/redirect-uri';

/** A consent page's address has the request in it, and signing in leads back to addresses of at most 2,000 characters. */
const QUERY_MAX = 1400;
/** What our endpoints read; everything else is left out, and nothing reads it by accident. */
const AUTHORIZE = [
  'client_id',
  'redirect_uri',
  'response_type',
  'scope',
  'state',
  'code_challenge',
  'code_challenge_method',
  'prompt',
] as const;
const TOKEN = [
  'grant_type',
  'client_id',
  'client_secret',
  'code',
  'redirect_uri',
  'code_verifier',
  'refresh_token',
  'scope',
  'token',
  'token_type_hint',
] as const;

export type AuthorizeParams = { [Name in (typeof AUTHORIZE)[number]]?: string };
export type TokenParams = { [Name in (typeof TOKEN)[number]]?: string };

interface Read<Params> {
  params: Params;
  /** what is there more than once, which no reader may choose from (RFC 6749, 3.1 and 3.2) */
  repeated: readonly string[];
}

function read<Name extends string>(
  query: string,
  names: readonly Name[],
): Read<{ [Key in Name]?: string }> {
  const given = new URLSearchParams(query);
  const params: { [Key in Name]?: string } = {};
  const repeated: string[] = [];
  for (const name of names) {
    const [value, ...more] = given.getAll(name);
    if (more.length > 0) repeated.push(name);
    // without a value it counts as left out (RFC 6749, 3.1)
    else if (value) params[name] = value;
  }
  return { params, repeated };
}

export const readTokenParams = (body: string) => read(body, TOKEN);

/** @returns null for one that is too long */
export const readAuthorizeParams = (query: string) =>
  query.length > QUERY_MAX ? null : read(query, AUTHORIZE);

/** A request as one word, which travels through addresses and the sign-in as it is. */
export const packRequest = (query: string): string => Buffer.from(query).toString('base64url');
export const unpackRequest = (packed: string): string =>
  Buffer.from(packed, 'base64url').toString('utf8');

/**
 * An answer to an app, in the query of the address that it has given (RFC 6749, 4.1.2).
 * @param address as it was asked for; a query of its own stays as it is
 */
export function answerTo(address: string, answer: Record<string, string | undefined>): string {
  const given = Object.entries(answer).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams(given)}`;
}

/** Where an answer goes, as a member reads it: a host, this device, or an app on it. */
export function placeOf(address: string) {
  const kind = redirectKind(address) ?? 'web';
  const { host, protocol } = new URL(address);
  return { kind, name: kind === 'app' ? protocol.slice(0, -1) : host };
}
