import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';
import { blockedIds, isBlocked, shows } from '../membership/membership.select.ts';

/** Who sees that a member is writing in a conversation; no row for somebody who isn't in it. */
export const getTypingTo = prepared(
  'conversations.getTypingTo',
  (db, p: Placeholders<{ id: number; userId: string }>) =>
    db
      .selectFrom('conversation_members as own')
      .innerJoin('conversations as conversation', 'conversation.id', 'own.conversation_id')
      .select(
        sql<string[]>`case when ${isBlocked} or not ${shows('own.user_id', 'shows_typing')}
          then '{}' else array(
            select other.user_id from conversation_members other
            where other.conversation_id = own.conversation_id and other.user_id <> own.user_id
              and other.user_id <> all(${blockedIds}) and ${shows('other.user_id', 'shows_typing')}
          ) end`.as('memberIds'),
      )
      .where('own.conversation_id', '=', p('id'))
      .where('own.user_id', '=', p('userId')),
);
