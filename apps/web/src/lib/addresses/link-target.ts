import { parseSearch } from './search-params.ts';

/**
 * A path of this site, as the server names it, in the parts that a link takes.
 * @param path begins with a slash, e.g. `/forum/thread/5?post=17#post-17`
 */
export function linkTarget(path: string) {
  const { pathname, search, hash } = new URL(path, 'https://oche.invalid');
  return { to: pathname, search: parseSearch(search), hash: hash.slice(1) };
}
