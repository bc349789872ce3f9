import { moderates } from '../../lib/actor.ts';
import type { GuardedPictures } from '../../lib/declared/guarded-pictures.ts';
import { isAmong, isConversationReported } from './moderation/message-moderation.queries.ts';

/**
 * Pictures in messages: for those who are in the conversation, and for moderators while something of it is reported.
 */
export const messagePictures: GuardedPictures = {
  kind: 'message',
  async seenBy(db, id, reader) {
    if (!reader) return 'nobody';
    const messageId = Number(id);
    if (await isAmong.first(db, { messageId, userId: reader.id })) return 'reader';
    const isReported =
      moderates(reader, 'site') && (await isConversationReported.first(db, { messageId }));
    return isReported ? 'reader' : 'nobody';
  },
};
