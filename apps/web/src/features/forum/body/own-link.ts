/** Pages of ours whose links become cards, where they stand alone on their line. */
const SHOWN = /^\/(?:forum\/thread|venues|tournaments|marketplace|profile)\/[\w-]{1,90}$/;

/**
 * @param origin of this site
 * @returns null for what isn't ours or becomes no card
 */
export function ownPath(href: string, origin: string): string | null {
  const url = new URL(href);
  // a link to one post is no link to its thread
  const isPlain = url.search === '' && url.hash === '';
  return url.origin === origin && isPlain && SHOWN.test(url.pathname) ? url.pathname : null;
}
