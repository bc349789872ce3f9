import { infiniteQueryOptions } from '@tanstack/react-query';
import type { ForumClient } from '../data/forum-queries.ts';

/** What the member wants to find again, the latest first. */
export const bookmarksQuery = (client: ForumClient) =>
  infiniteQueryOptions({
    queryKey: [['forum', 'bookmark', 'list'], { type: 'infinite' }],
    queryFn: ({ pageParam }) =>
      client.forum.bookmark.list.query({ cursor: pageParam || undefined }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });
