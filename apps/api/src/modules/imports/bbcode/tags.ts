import type { Tag } from './tree.ts';

export interface KnownTag {
  tag: Tag;
  /** nothing in it is a tag */
  isRaw?: boolean;
  /** what is lost without its look; colours and sizes are */
  losesLook?: boolean;
  /** stands alone, nothing ends it */
  isSingle?: boolean;
}

const look: KnownTag = { tag: 'plain', losesLook: true };
const block: KnownTag = { tag: 'block', isRaw: true };

/** The tags of phpBB, WoltLab and vBulletin, and of what many boards had added to them. */
export const knownTags: Readonly<Record<string, KnownTag>> = {
  b: { tag: 'bold' },
  strong: { tag: 'bold' },
  h: { tag: 'bold' },
  h1: { tag: 'bold' },
  h2: { tag: 'bold' },
  h3: { tag: 'bold' },
  h4: { tag: 'bold' },
  i: { tag: 'italic' },
  em: { tag: 'italic' },
  u: look,
  s: look,
  strike: look,
  del: look,
  ins: look,
  color: look,
  size: look,
  font: look,
  highlight: look,
  bgcolor: look,
  center: look,
  left: look,
  right: look,
  justify: look,
  align: look,
  indent: look,
  sub: look,
  sup: look,
  float: look,
  noindex: { tag: 'plain' },
  url: { tag: 'link' },
  link: { tag: 'link' },
  email: { tag: 'plain' },
  user: { tag: 'plain' },
  mention: { tag: 'plain' },
  thread: { tag: 'plain' },
  post: { tag: 'plain' },
  img: { tag: 'image', isRaw: true },
  image: { tag: 'image', isRaw: true },
  quote: { tag: 'quote' },
  spoiler: { tag: 'spoiler' },
  spoil: { tag: 'spoiler' },
  hide: { tag: 'spoiler' },
  code: block,
  php: block,
  html: block,
  pre: block,
  tt: { tag: 'code', isRaw: true },
  icode: { tag: 'code', isRaw: true },
  noparse: { tag: 'plain', isRaw: true },
  plain: { tag: 'plain', isRaw: true },
  list: { tag: 'list' },
  ul: { tag: 'list' },
  ol: { tag: 'numbers' },
  '*': { tag: 'item' },
  li: { tag: 'item' },
  attach: { tag: 'attachment', isRaw: true },
  attachment: { tag: 'attachment', isRaw: true },
  hr: { tag: 'line', isSingle: true },
  table: { tag: 'plain', losesLook: true },
  tr: { tag: 'plain' },
  td: { tag: 'plain' },
  th: { tag: 'plain' },
  youtube: { tag: 'link', isRaw: true },
  video: { tag: 'link', isRaw: true },
  media: { tag: 'link', isRaw: true },
  flash: { tag: 'link', isRaw: true },
};
