import { type Placeholders, prepared, preparedList } from '@oche/db';
import { UNREAD_MESSAGES_MAX } from '@oche/validators/conversation-limits';
import { sql } from 'kysely';
import { isBlocked, others, unreadCount } from './membership.select.ts';

/** A conversation as one of its members has it; no row for anybody else. */
export const getMembership = prepared(
  'conversations.getMembership',
  (db, p: Placeholders<{ id: number; userId: string }>) =>
    db
      .selectFrom('conversation_members as own')
      .innerJoin('conversations as conversation', 'conversation.id', 'own.conversation_id')
      .select([
        'conversation.id',
        'conversation.kind',
        'conversation.about',
        'conversation.is_pair as isPair',
        'conversation.revision',
        'own.last_read_id as lastReadId',
        unreadCount.as('unread'),
        isBlocked.as('isBlocked'),
        others.as('others'),
      ])
      .where('own.conversation_id', '=', p('id'))
      .where('own.user_id', '=', p('userId')),
);

/** What a member hears live depends on nothing but this. */
export const getStanding = prepared(
  'conversations.getStanding',
  (db, p: Placeholders<{ id: number; userId: string }>) =>
    db
      .selectFrom('conversation_members as own')
      .innerJoin('conversations as conversation', 'conversation.id', 'own.conversation_id')
      .select([
        'conversation.revision',
        'conversation.is_pair as isPair',
        isBlocked.as('isBlocked'),
        sql<string[]>`array(
          select user_id from conversation_members
          where conversation_id = conversation.id
        )`.as('memberIds'),
      ])
      .where('own.conversation_id', '=', p('id'))
      .where('own.user_id', '=', p('userId')),
);

/** Where something was said, the latest first; without those that a block closes. */
export const listConversations = preparedList(
  'conversations.list',
  (db, p: Placeholders<{ userId: string; before: number }>, limit) =>
    db
      .selectFrom('conversation_members as own')
      .innerJoin('conversations as conversation', 'conversation.id', 'own.conversation_id')
      .select([
        'conversation.id',
        'conversation.kind',
        'conversation.about',
        'conversation.is_pair as isPair',
        'own.last_message_id as latestId',
        unreadCount.as('unread'),
        others.as('others'),
      ])
      .$narrowType<{ latestId: number }>()
      .where('own.user_id', '=', p('userId'))
      .where('own.last_message_id', '<', p('before'))
      .where(sql<boolean>`not ${isBlocked}`)
      .orderBy('own.last_message_id', 'desc')
      .limit(limit),
);

/** How much is unread in all of them; more conversations than can be counted are not looked at. */
export const countUnread = prepared(
  'conversations.countUnread',
  (db, p: Placeholders<{ userId: string }>) =>
    db
      .selectFrom((eb) =>
        eb
          .selectFrom('conversation_members')
          .select(['conversation_id', 'user_id', 'last_read_id'])
          .where('user_id', '=', p('userId'))
          .where(sql<boolean>`last_message_id > last_read_id`)
          .limit(2 * UNREAD_MESSAGES_MAX)
          .as('own'),
      )
      .innerJoin('conversations as conversation', 'conversation.id', 'own.conversation_id')
      .select(
        sql<number>`coalesce(sum(${unreadCount}) filter (where not ${isBlocked}), 0)::int`.as(
          'count',
        ),
      ),
);

/** What was read stays read, and nothing is read before it is said. Returns no row where nothing changes. */
export const setRead = prepared(
  'conversations.setRead',
  (db, p: Placeholders<{ id: number; userId: string; upTo: number }>) =>
    db
      .updateTable('conversation_members')
      .set({ last_read_id: sql`least(${p('upTo')}::bigint, last_message_id)` })
      .where('conversation_id', '=', p('id'))
      .where('user_id', '=', p('userId'))
      .where(sql<boolean>`last_read_id < least(${p('upTo')}::bigint, last_message_id)`)
      .returning('last_read_id as lastReadId'),
);
