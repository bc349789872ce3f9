import type { SourceKind } from '../sources/source.ts';

/** What an old address leads to. */
export interface OldAddress {
  kind: 'thread' | 'post' | 'board' | 'member' | 'attachment';
  id: string;
  /** of a thread: so many posts stand before the page that is meant */
  skipped?: number;
}

const ID = /^\d{1,15}$/;

/** How many posts a page of a thread has, unless a board has chosen otherwise. */
const WOLTLAB_PAGE = 20;
const VBULLETIN_PAGE = 10;

/** Names of files and folders in addresses of all boards: everything else needn't be looked at. */
const LOOKS_OLD =
  /(?:viewtopic|viewforum|memberlist|showthread|showpost|forumdisplay|member|attachment|download\/file|index)\.php|\/(?:thread|board|user|attachment|post|node)\/\d|\/threads?\/\d+-|\/(?:forums?|members?)\/\d+-|\/\d+-[^/?]+/i;

export const looksOld = (url: string): boolean => LOOKS_OLD.test(url);

/**
 * Reads an address of another board.
 * @param url path and query, wherever the board stood
 */
export function readOldAddress(kind: SourceKind, url: string): OldAddress | null {
  if (!looksOld(url)) return null;
  const parsed = URL.parse(url, 'http://board.invalid');
  if (!parsed) return null;
  const found = readers[kind](parsed);
  return found && ID.test(found.id) ? found : null;
}

const readers: Record<SourceKind, (url: URL) => OldAddress | null> = {
  phpbb3: readPhpbb,
  woltlab: readWoltlab,
  vbulletin4: readVbulletin,
  vbulletin5: readVbulletin5,
};

const isFile = ({ pathname }: URL, name: string): boolean => pathname.endsWith(`/${name}.php`);

const first = ({ searchParams }: URL, ...names: string[]): string | undefined =>
  names.map((name) => searchParams.get(name)).find((value) => value !== null) ?? undefined;

function readPhpbb(url: URL): OldAddress | null {
  const anchor = /^#p(\d+)$/.exec(url.hash)?.[1];
  if (isFile(url, 'viewtopic')) {
    const post = first(url, 'p') ?? anchor;
    if (post) return { kind: 'post', id: post };
    return threadAt(first(url, 't'), Number(first(url, 'start') ?? 0));
  }
  if (isFile(url, 'viewforum')) return of('board', first(url, 'f'));
  if (isFile(url, 'memberlist')) return of('member', first(url, 'u'));
  if (isFile(url, 'download/file')) return of('attachment', first(url, 'id'));
  return null;
}

const of = (kind: OldAddress['kind'], id: string | undefined): OldAddress | null =>
  id ? { kind, id } : null;

const threadAt = (id: string | undefined, skipped: number): OldAddress | null =>
  id
    ? { kind: 'thread', id, ...(skipped > 0 && Number.isSafeInteger(skipped) && { skipped }) }
    : null;

/** `/thread/12-title/?postID=34#post34`, also behind `index.php?`. */
function readWoltlab(url: URL): OldAddress | null {
  const isQuery = /^\?\/?(?:thread|board|user|attachment|post)\//.test(url.search);
  const path = isQuery
    ? `/${url.search.slice(1).replace(/^\//, '')}`
    : `${url.pathname}${url.search}`;
  const [, what, id] = /\/(thread|board|user|attachment|post)\/(\d+)/.exec(path) ?? [];
  if (!what || !id) return null;
  if (what === 'thread') {
    const post = /[?&]postID=(\d+)/.exec(path)?.[1] ?? /^#post(\d+)$/.exec(url.hash)?.[1];
    if (post) return { kind: 'post', id: post };
    const page = Number(/[?&]pageNo=(\d+)/.exec(path)?.[1] ?? 1);
    return threadAt(id, (page - 1) * WOLTLAB_PAGE);
  }
  return { kind: what === 'user' ? 'member' : (what as 'board' | 'attachment' | 'post'), id };
}

/** `showthread.php?t=12&p=34`, `showthread.php?12-Title&p=34`, `threads/12-Title`. */
function readVbulletin(url: URL): OldAddress | null {
  const post = first(url, 'p', 'postid') ?? /^#post(\d+)$/.exec(url.hash)?.[1];
  const named = /^\?(\d+)/.exec(url.search)?.[1];
  const [, folder, inPath] = /\/(threads|forums|members)\/(\d+)/.exec(url.pathname) ?? [];
  if (isFile(url, 'showthread') || folder === 'threads') {
    if (post) return { kind: 'post', id: post };
    const page = Number(first(url, 'page') ?? /\/page(\d+)/.exec(url.href)?.[1] ?? 1);
    return threadAt(first(url, 't', 'threadid') ?? named ?? inPath, (page - 1) * VBULLETIN_PAGE);
  }
  if (isFile(url, 'showpost')) return of('post', post);
  if (isFile(url, 'forumdisplay') || folder === 'forums') {
    return of('board', first(url, 'f', 'forumid') ?? named ?? inPath);
  }
  if (isFile(url, 'member') || folder === 'members') {
    return of('member', first(url, 'u', 'userid') ?? named ?? inPath);
  }
  if (isFile(url, 'attachment')) return of('attachment', first(url, 'attachmentid'));
  return null;
}

/** `/forum/board/123-title#post456`, `/forum/board/123-title?p=456`, `/node/456`, and those of its forerunner. */
function readVbulletin5(url: URL): OldAddress | null {
  if (/\.php$/.test(url.pathname) && !isFile(url, 'index')) return readVbulletin(url);
  const node = /\/node\/(\d+)/.exec(url.pathname)?.[1];
  if (node) return { kind: 'post', id: node };
  const post = first(url, 'p') ?? /^#post(\d+)$/.exec(url.hash)?.[1];
  const member = /\/member\/(\d+)/.exec(url.pathname)?.[1];
  if (member) return { kind: 'member', id: member };
  const id = /\/(\d+)-[^/]*(?:\/page(\d+))?\/?$/.exec(url.pathname);
  if (post) return { kind: 'post', id: post };
  return threadAt(id?.[1], (Number(id?.[2] ?? 1) - 1) * VBULLETIN_PAGE);
}
