import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Api, RouterInputs } from '../../../lib/trpc.ts';
import { LIST_STALE_MS } from './list-freshness.ts';
import {
  isAhead,
  isBehind,
  type PostPage,
  type ThreadWindow,
  windowOf,
  withNextPage,
  withPreviousPage,
} from './thread-window.ts';

export type ForumClient = Api['client'];

/** Threads of a subforum from `cursor` on; each page of the address has its own cache entry. */
export const threadListQuery = (client: ForumClient, subforumId: number, cursor = '') =>
  infiniteQueryOptions({
    queryKey: [['forum', 'thread', 'list'], { subforumId, cursor }],
    queryFn: ({ pageParam }) =>
      client.forum.thread.list.query({ subforumId, cursor: pageParam || undefined }),
    initialPageParam: cursor,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: LIST_STALE_MS,
  });

/** Threads of all places, or those of them that the member has not read. */
export const latestThreadsQuery = (client: ForumClient, isUnread: boolean, cursor = '') =>
  infiniteQueryOptions({
    queryKey: [['forum', 'thread', 'latest'], { isUnread, cursor }],
    queryFn: ({ pageParam }) =>
      client.forum.thread.latest.query({ isUnread, cursor: pageParam || undefined }),
    initialPageParam: cursor,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: LIST_STALE_MS,
  });

/** Threads that bear a tag, the newest first. */
export const tagThreadsQuery = (client: ForumClient, slug: string, cursor = '') =>
  infiniteQueryOptions({
    queryKey: [['forum', 'tag', 'threads'], { slug, cursor }],
    queryFn: ({ pageParam }) =>
      client.forum.tag.threads.query({ slug, cursor: pageParam || undefined }),
    initialPageParam: cursor,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: LIST_STALE_MS,
  });

/** Which part of a thread an address asks for; nothing means its beginning. */
export interface ThreadPlace {
  /** the part around the post of this number */
  post?: number;
  /** the part after this cursor */
  cursor?: string;
  /** the part before this cursor */
  before?: string;
  /** the thread to whose posts a hash belongs that came along from an old address */
  from?: number;
}

export const threadWindowsKey = (threadId: number) =>
  [['forum', 'post', 'list'], { threadId }] as const;

/**
 * The part of a thread that a reader has open; live events keep it current. When it is read again, it
 * is read in full length: all that the reader had loaded.
 */
export const threadWindowQuery = (
  client: ForumClient,
  threadId: number,
  { from: _, ...place }: ThreadPlace,
) => {
  const queryKey = [...threadWindowsKey(threadId), place] as const;
  const read = (input: PageInput) => client.forum.post.list.query({ ...input, threadId });
  return queryOptions({
    queryKey,
    queryFn: async ({ client: cache }): Promise<ThreadWindow> => {
      const known = () => cache.getQueryData<ThreadWindow>(queryKey);
      let window: ThreadWindow;
      // a live event that came meanwhile is newer than what was read
      do window = await readRange(read, inputOf(place), known());
      while (isBehind(window, known()));
      return window;
    },
  });
};

type PageInput = Omit<RouterInputs['forum']['post']['list'], 'threadId'>;

/** @param range the result reaches at least as far as this window */
async function readRange(
  read: (input: PageInput) => Promise<PostPage>,
  start: PageInput,
  range: ThreadWindow | undefined,
): Promise<ThreadWindow> {
  let window = windowOf(await read(start));
  const { order } = window;
  // the reader has chosen another order meanwhile: what was loaded in the old one is no range in it
  if (range?.order !== order) return window;
  while (window.previousCursor && isAhead(order, range.first, window.first)) {
    window = withPreviousPage(window, await read({ before: window.previousCursor }));
  }
  while (window.nextCursor && isAhead(order, window.last, range.last)) {
    window = withNextPage(window, await read({ cursor: window.nextCursor }));
  }
  return window;
}

/** Only one of the three counts, even if somebody writes an address with several. */
function inputOf({ post, cursor, before }: ThreadPlace): PageInput {
  if (post !== undefined) return { around: post };
  return before === undefined ? { cursor } : { before };
}
