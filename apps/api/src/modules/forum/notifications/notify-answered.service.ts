import { withTransaction } from '@oche/db';
import type { Deps } from '../../../lib/deps.ts';
import type { AppEvents } from '../../../lib/events.ts';
import { notifyAll, telling } from '../../notifications/index.ts';
import { postAnswered, postQuoted, threadAnswered } from '../forum.notifications.ts';
import { getAnsweredAuthors } from './told-posts.queries.ts';

/**
 * Tells those whom a new post answers. Who is quoted hears of the quote, who else is answered of the
 * answer, and whose thread it is of the rest: everybody once.
 */
export async function notifyAnswered(
  deps: Deps,
  { postId, threadId, number, authorId }: AppEvents['post.created'],
  eventId: string,
): Promise<void> {
  if (number === 1) return;
  await withTransaction(deps.db, async (tx) => {
    const authors = await getAnsweredAuthors.first(tx, { postId });
    if (!authors) return;
    const payload = { postId, threadId };
    const tell = (kind: typeof postQuoted, recipientId: string | null) =>
      telling(kind, {
        eventId,
        payload,
        actorId: authorId,
        recipientIds: recipientId === null ? [] : [recipientId],
      });
    await notifyAll(deps, tx, [
      tell(postQuoted, authors.ofQuoted),
      tell(postAnswered, authors.ofParent),
      tell(threadAnswered, authors.ofThread),
    ]);
  });
}
