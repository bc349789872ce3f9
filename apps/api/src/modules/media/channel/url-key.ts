/** What a platform adds to addresses, and what says nothing about which channel it is. */
const NOISE = /^(utm_|fbclid|gclid|igsh|si$|feature$|ref$)/;

/** Platforms that don't tell capitals apart in the names of channels. */
const CASELESS = /(^|\.)(youtube\.com|twitch\.tv|tiktok\.com)$/;

/**
 * An address without what doesn't tell channels apart: two addresses that come out the same are of the same channel.
 * @param url an http or https address
 */
export function urlKeyOf(url: string): string {
  const { hostname, port, pathname, searchParams } = new URL(url);
  const host = hostname.toLowerCase().replace(/^(www|m|mobile)\./, '');
  const path = pathname.replace(/\/+$/, '').replace(/\/(featured|videos|streams|about)$/, '');
  // the ids of YouTube's channels do
  const isCaseless = CASELESS.test(host) && !path.startsWith('/channel/');
  const rest = [...searchParams]
    .filter(([name]) => !NOISE.test(name))
    .map(([name, value]) => `${name}=${value}`)
    .sort();
  const query = rest.length > 0 ? `?${rest.join('&')}` : '';
  return `${host}${port && `:${port}`}${isCaseless ? path.toLowerCase() : path}${query}`;
}
