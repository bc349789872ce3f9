/**
 * Where an address in a member's text leads.
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
  const isHost = /[^.]\.[^.]/.test(url.hostname) || url.hostname === 'localhost';
  return isHost ? url.href : null;
}
