import { withTransaction } from '@oche/db';
import type { Deps } from '../../../lib/deps.ts';
import { eventIdOf } from '../../../lib/events/event-id.ts';
import { notify } from '../../notifications/index.ts';
import { newMessage } from './conversations.notifications.ts';
import { getUntold } from './told-message.queries.ts';

/** Tells those of a message who have not seen it meanwhile. */
export async function tellOfMessage(
  deps: Pick<Deps, 'db' | 'clock' | 'events'>,
  { messageId }: { messageId: number },
): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    const message = await getUntold.first(tx, { messageId });
    if (!message) return;
    const { conversationId, senderId, recipientIds } = message;
    await notify(deps, tx, newMessage, {
      eventId: eventIdOf(`message/${messageId}`),
      payload: { conversationId, messageId },
      actorId: senderId,
      recipientIds,
    });
  });
}
