import { anyOfIds, type Executor, type Placeholders, prepared, preparedList } from '@oche/db';
import { UNREAD_MESSAGES_MAX } from '@oche/validators/conversations/limits';
import { sql } from 'kysely';
import { isBlocked, ownConversations, unreadCount } from '../membership/membership.select.ts';

interface OwnList {
  userId: string;
  before: number;
}

/** Where something was said, the latest first; without those that a block closes. */
const latestFirst = (db: Executor, p: Placeholders<OwnList>) =>
  ownConversations(db, p)
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
    ownConversations(db, p).where('conversation.id', '=', anyOfIds(p('ids'))),
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
