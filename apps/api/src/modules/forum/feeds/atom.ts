import { escaped } from '../../../lib/formatting/markup.ts';

/** A post in a feed; addresses are paths on this site. */
interface FeedEntry {
  id: number;
  title: string;
  path: string;
  author: { name: string; path: string };
  /** ISO times */
  createdAt: string;
  updatedAt: string;
  /** HTML of which every word of members is escaped */
  html: string;
}

export interface Feed {
  title: string;
  /** of the page that it belongs to */
  path: string;
  /** of the feed itself */
  selfPath: string;
  entries: readonly FeedEntry[];
}

/** The year in which the site's name is ours, as tags want it (RFC 4151). */
const SINCE = '2026';
/** Of a place in which nobody has written: it has to have a time, and always the same one. */
const NEVER = '1970-01-01T00:00:00.000Z';

/** A feed as RFC 4287 describes it. Its posts keep their ids when they move to another thread. */
export function atomOf(feed: Feed, origin: string): string {
  const { entries, path, selfPath, title } = feed;
  const tag = (of: string) => `tag:${new URL(origin).hostname},${SINCE}:${of}`;
  const updated =
    entries
      .map(({ updatedAt }) => updatedAt)
      .sort()
      .at(-1) ?? NEVER;
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="de">',
    `<id>${escaped(tag(selfPath))}</id>`,
    `<title>${escaped(title)}</title>`,
    `<updated>${updated}</updated>`,
    `<link rel="self" type="application/atom+xml" href="${escaped(origin + selfPath)}"/>`,
    `<link rel="alternate" type="text/html" href="${escaped(origin + path)}"/>`,
    `<icon>${origin}/icons/app-192.png</icon>`,
    ...entries.flatMap((entry) => [
      '<entry>',
      `<id>${tag(`/forum/post/${entry.id}`)}</id>`,
      `<title>${escaped(entry.title)}</title>`,
      `<published>${entry.createdAt}</published>`,
      `<updated>${entry.updatedAt}</updated>`,
      `<link rel="alternate" type="text/html" href="${escaped(origin + entry.path)}"/>`,
      `<author><name>${escaped(entry.author.name)}</name><uri>${escaped(origin + entry.author.path)}</uri></author>`,
      // relative addresses in it are of this site
      `<content type="html" xml:base="${origin}/">${escaped(entry.html)}</content>`,
      '</entry>',
    ]),
    '</feed>',
  ];
  return `${lines.join('\n')}\n`;
}
