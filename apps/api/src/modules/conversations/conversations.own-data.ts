import type { OwnData } from '../../lib/declared/own-data.ts';
import type { Deps, MemberContext } from '../../lib/deps.ts';
import { leaveAllGroups } from './group/group.service.ts';
import { eraseOwn } from './own/erase.queries.ts';

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
            'message.edited_at',
            'message.answers_id',
          ])
          .where('own.user_id', '=', userId)
          .where('message.hidden_at', 'is', null)
          .where('message.deleted_at', 'is', null)
          .where('message.notice', 'is', null)
          // what was said in a group before they came is not theirs
          .whereRef('message.id', '>', 'own.since_id')
          .orderBy('message.conversation_id')
          .orderBy('message.id'),
    },
    'messages/reactions': {
      rows: (db, userId) =>
        db
          .selectFrom('conversation_reactions')
          .select(['message_id', 'reaction'])
          .where('user_id', '=', userId)
          .orderBy('message_id'),
    },
    'messages/settings': {
      rows: (db, userId) =>
        db
          .selectFrom('conversation_settings')
          .select(['shows_read', 'shows_typing'])
          .where('user_id', '=', userId),
    },
  },
  leave: leaveAllGroups,
  async erase(_, tx, userId) {
    await eraseOwn(tx, userId);
  },
};
