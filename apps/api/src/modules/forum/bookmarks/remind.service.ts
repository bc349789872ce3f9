import { withTransaction } from '@oche/db';
import type { Deps } from '../../../lib/deps.ts';
import { eventIdOf } from '../../../lib/events/event-id.ts';
import { notify } from '../../notifications/index.ts';
import { noteReminded } from './bookmark.queries.ts';
import { bookmarkDue } from './reminder.notifications.ts';
import type { Reminder } from './reminders.ts';

/**
 * Reminds a member of a bookmark, once, whatever is tried again. A bookmark that has gone or has got another time
 * reminds nobody.
 */
export async function remindOfBookmark(
  deps: Deps,
  { userId, postId, remindAt }: Reminder,
): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    const now = deps.clock.now().toISOString();
    const [due] = await noteReminded(tx, { userId, postId, remindAt, now });
    if (!due) return;
    await notify(deps, tx, bookmarkDue, {
      eventId: eventIdOf(`forum.remind ${userId}/${postId} ${remindAt}`),
      recipientIds: [userId],
      payload: { postId, threadId: due.threadId },
    });
  });
}
