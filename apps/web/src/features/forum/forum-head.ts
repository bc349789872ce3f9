import { stringifySearch } from '../../lib/addresses/search-params.ts';
import { type PageHead, shorten } from '../../lib/head.ts';
import type { RouterOutputs } from '../../lib/trpc.ts';

type Subforum = RouterOutputs['forum']['subforum']['get'];
type Thread = RouterOutputs['forum']['thread']['get'];

/** For search engines the page after a cursor is a page of its own; the page around a post is not. */
export const subforumHead = (subforum: Subforum, cursor: string | undefined): PageHead => ({
  title: subforum.name,
  description: subforum.description ?? undefined,
  path: `/forum/subforum/${subforum.id}${stringifySearch({ cursor })}`,
  feed: subforum.hasFeed ? `/forum/subforum/${subforum.id}/feed.atom` : undefined,
});

export const threadHead = (
  thread: Thread,
  { cursor, before }: { cursor?: string; before?: string },
): PageHead => ({
  title: thread.title,
  description: shorten(thread.plain ?? thread.content),
  path: `/forum/thread/${thread.id}${stringifySearch({ cursor, before })}`,
  feed: thread.hasFeed ? `/forum/thread/${thread.id}/feed.atom` : undefined,
  type: 'article',
  image: {
    url: `/forum/thread/${thread.id}/picture.png?v=${thread.revision}`,
    width: 1200,
    height: 630,
  },
});
