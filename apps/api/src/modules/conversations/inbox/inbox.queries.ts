import { anyOfIds, type Executor, type Placeholders, prepared, preparedList } from '@oche/db';
import { UNREAD_MESSAGES_MAX } from '@oche/validators/conversations/limits';
import { sql } from 'kysely';
import { blockedIds, isBlocked, others, reads, shows, unreadCount } from './membership.select.ts';

/** Conversations as one of their members has them in a list. */
const entries = (db: Executor, p: Placeholders<{ userId: string }>) =>
  db
    .selectFrom('conversation_members as own')
    .innerJoin('conversations as conversation', 'conversation.id', 'own.conversation_id')
    .select([
      'conversation.id',
      'conversation.kind',
      'conversation.about',
      'conversation.is_pair as isPair',
      'conversation.owner_id as ownerId',
      'own.since_id as sinceId',
      'own.is_muted as isMuted',
      'own.is_archived as isArchived',
      unreadCount.as('unread'),
      blockedIds.as('blockedIds'),
      others.as('others'),
    ])
    .where('own.user_id', '=', p('userId'));

/** A conversation as one of its members has it; no row for anybody else. */
export const getMembership = prepared(
  'conversations.getMembership',
  (db, p: Placeholders<{ id: number; userId: string }>) =>
    entries(db, p)
      .select([
        'conversation.revision',
        'own.last_read_id as lastReadId',
        isBlocked.as('isBlocked'),
        reads.as('reads'),
        shows('own.user_id', 'shows_read').as('showsRead'),
      ])
      .where('own.conversation_id', '=', p('id')),
);

/** What a member hears live depends on nothing but this. */
export const getStanding = prepared(
  'conversations.getStanding',
  (db, p: Placeholders<{ id: number; userId: string }>) =>
    db
      .selectFrom('conversation_members as own')
      .innerJoin('conversations as conversation', 'conversation.id', 'own.conversation_id')
      .select([
        'conversation.kind',
        'conversation.revision',
        'conversation.is_pair as isPair',
        'own.since_id as sinceId',
        isBlocked.as('isBlocked'),
        blockedIds.as('blockedIds'),
        reads.as('reads'),
        sql<string[]>`array(
          select user_id from conversation_members
          where conversation_id = conversation.id
        )`.as('memberIds'),
      ])
      .where('own.conversation_id', '=', p('id'))
      .where('own.user_id', '=', p('userId')),
);

interface OwnList {
  userId: string;
  before: number;
}

/** Where something was said, the latest first; without those that a block closes. */
const latestFirst = (db: Executor, p: Placeholders<OwnList>) =>
  entries(db, p)
    .select('own.last_message_id as latestId')
    .$narrowType<{ latestId: number }>()
    .where('own.last_message_id', '<', p('before'))
    .where(sql<boolean>`not ${isBlocked}`)
    .orderBy('own.last_message_id', 'desc');

/** A list for each filter, as each has an index to walk. */
export const listConversations = {
  all: preparedList('conversations.list', (db, p: Placeholders<OwnList>, limit) =>
    latestFirst(db, p).where('own.is_archived', '=', sql.lit(false)).limit(limit),
  ),
  unread: preparedList('conversations.listUnread', (db, p: Placeholders<OwnList>, limit) =>
    latestFirst(db, p).whereRef('own.last_message_id', '>', 'own.last_read_id').limit(limit),
  ),
  archived: preparedList('conversations.listArchived', (db, p: Placeholders<OwnList>, limit) =>
    latestFirst(db, p).where('own.is_archived', '=', sql.lit(true)).limit(limit),
  ),
};

/** Those of these conversations that are the member's. */
export const listConversationsById = prepared(
  'conversations.listById',
  (db, p: Placeholders<{ userId: string; ids: number[] }>) =>
    entries(db, p).where('conversation.id', '=', anyOfIds(p('ids'))),
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
          .where('is_muted', '=', sql.lit(false))
          .orderBy('last_message_id', 'desc')
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
