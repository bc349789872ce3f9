import type { UseNavigateResult } from '@tanstack/react-router';
import type { ForumClient } from './forum-queries.ts';
import { postAnchor } from './post-link.tsx';

/**
 * Leads on to where a thread, or one of its posts, is now, in place of the present address. It stays here where nothing
 * has moved.
 */
export async function followThread(
  client: ForumClient,
  threadId: number,
  navigate: UseNavigateResult<string>,
  number = 1,
): Promise<void> {
  const place = await client.forum.order.place.query({ threadId, number }).catch(() => null);
  if (!place) return;
  await navigate({
    to: '/forum/thread/$id',
    params: { id: String(place.threadId) },
    search: { post: place.number },
    hash: postAnchor(place.number),
    replace: true,
  });
}
