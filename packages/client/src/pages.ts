const NEXT = /<([^>]*)>\s*;[^,]*\brel="?next"?/;

/**
 * Where the next page is.
 * @returns null at the end. Only an address of the same server is followed, as the token goes along.
 */
export function nextPage({ headers }: Response, baseUrl: string): string | null {
  const [, address] = NEXT.exec(headers.get('link') ?? '') ?? [];
  if (address === undefined) return null;
  const url = new URL(address, baseUrl);
  return url.origin === new URL(baseUrl).origin ? url.href : null;
}
