import { redirect } from '@tanstack/react-router';
import type { ForumClient } from './forum-queries.ts';
import { postAnchor } from './post-link.tsx';

/**
 * Old addresses lead to where posts are now. A browser keeps the hash of an address that names none, and so the page that
 * it comes to has to know of which thread that was.
 */
export async function leadOn(client: ForumClient, id: number, number?: number): Promise<void> {
  const place = await client.forum.order.place.query({ threadId: id, number });
  if (!place) return;
  throw redirect({
    to: '/forum/thread/$id',
    params: { id: String(place.threadId) },
    search: { post: place.number, ...(number === undefined && { from: id }) },
    ...(number !== undefined && { hash: postAnchor(place.number) }),
    statusCode: 301,
    replace: true,
  });
}
