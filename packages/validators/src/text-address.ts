/** Labels with a dot between them, none of them empty. */
const HOST = /^[^.]+(\.[^.]+)+$/;

/**
 * Where an address in a member's text leads. A dot behind the host is dropped: with and without it the same
 * page is meant, and lists of hosts know only one of them.
 * @param text with http or https, or beginning with `www.`
 * @returns null for what only looks like an address, and for one that hides its host after a user
 *   name (`https://bank.example@evil.example`)
 */
export function hrefOf(text: string): string | null {
  const address = /^www\./i.test(text) ? `https://${text}` : text;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  if (url.username !== '' || url.password !== '') return null;
  url.hostname = url.hostname.replace(/\.$/, '');
  return HOST.test(url.hostname) || url.hostname === 'localhost' ? url.href : null;
}
