import type { OwnData } from '../../lib/declared/own-data.ts';
import type { Deps, MemberContext } from '../../lib/deps.ts';

/** What was said belongs to both: the others keep it, and read it from nobody. */
export const conversationsOwnData: OwnData<Deps, MemberContext> = {
  lists: {
    'messages/conversations': {
      rows: (db, userId) =>
        db
          .selectFrom('conversation_members as own')
          .innerJoin('conversations as conversation', 'conversation.id', 'own.conversation_id')
          .select(['conversation.id', 'conversation.about', 'conversation.created_at'])
          .where('own.user_id', '=', userId)
          .orderBy('conversation.id'),
    },
    'messages/messages': {
      rows: (db, userId) =>
        db
          .selectFrom('conversation_members as own')
          .innerJoin(
            'conversation_messages as message',
            'message.conversation_id',
            'own.conversation_id',
          )
          .select((eb) => [
            'message.conversation_id',
            'message.id',
            'message.sender_id',
            eb('message.sender_id', '=', userId).as('is_own'),
            'message.body',
            'message.card_kind',
            'message.card_id',
            'message.created_at',
          ])
          .where('own.user_id', '=', userId)
          .where('message.hidden_at', 'is', null)
          .orderBy('message.conversation_id')
          .orderBy('message.id'),
    },
  },
  async erase() {},
};
