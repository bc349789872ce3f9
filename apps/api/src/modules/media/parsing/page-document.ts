import { Parser } from 'htmlparser2';
import type { PageDocument } from './document.ts';
import { addressIn, textOf, titleOf } from './plain.ts';

const FEED_TYPES = new Set(['application/rss+xml', 'application/atom+xml']);
/** A blog has one for what its readers say, too. */
const COMMENTS = /comment|kommentar/i;
const MAX_FEEDS = 10;
/** Long enough for a code at the beginning of whatever a channel says of itself. */
const DESCRIPTION_MAX = 5000;
/** A head with more is none; each open tag makes the parser slower. */
const MAX_TAGS = 3000;
/** The rest of a page is not parsed when its head is over. */
const PIECE = 32_768;
/** What a head can contain; anything else begins the body, also without a tag of its own. */
const IN_HEAD = new Set('html head title base link meta style script noscript template'.split(' '));

/**
 * Reads the head of a page. What is below may be written by its readers, so nothing there names a feed
 * or says whose page it is. No tree is built.
 */
export function readPage(html: string, url: string): PageDocument {
  const feeds: { href: string; isOfComments: boolean }[] = [];
  const descriptions: string[] = [];
  let title = '';
  let base = url;
  let inside = '';
  let isHeadOver = false;
  let tags = 0;

  const see = (name: string, attributes: Record<string, string>) => {
    if (name === 'base') base = addressIn(url, attributes.href) ?? url;
    if (name === 'meta') descriptions.push(descriptionIn(attributes));
    if (name !== 'link' || feeds.length === MAX_FEEDS) return;
    const href = feedIn(attributes, base);
    if (href) feeds.push({ href, isOfComments: COMMENTS.test(`${attributes.title} ${href}`) });
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      tags += 1;
      if (tags > MAX_TAGS) isHeadOver = true;
      // pictures that count visitors stand there
      if (inside === 'noscript') return;
      if (!IN_HEAD.has(name)) isHeadOver = true;
      if (isHeadOver) return;
      if (name === 'title' || name === 'noscript') inside = name;
      see(name, attributes);
    },
    ontext(text) {
      if (inside === 'title' && !isHeadOver && title.length < DESCRIPTION_MAX) title += text;
    },
    onclosetag(name) {
      if (name === inside) inside = '';
    },
  });
  for (let start = 0; start < html.length && !isHeadOver; start += PIECE)
    parser.write(html.slice(start, start + PIECE));
  parser.end();
  const posts = feeds.filter(({ isOfComments }) => !isOfComments);
  return {
    kind: 'page',
    title: titleOf(title, 200),
    description: textOf(descriptions.join('\n'), DESCRIPTION_MAX),
    feedUrls: [...new Set(posts.map(({ href }) => href))],
  };
}

const descriptionIn = ({
  name = '',
  property = '',
  content = '',
}: Record<string, string>): string =>
  /^(og:)?description$/i.test(name || property) ? content : '';

function feedIn({ rel = '', type = '', href }: Record<string, string>, base: string) {
  const isAlternate = rel.toLowerCase().split(/\s+/).includes('alternate');
  return isAlternate && FEED_TYPES.has(type.trim().toLowerCase()) ? addressIn(base, href) : null;
}
