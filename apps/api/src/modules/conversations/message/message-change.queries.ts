import { type Placeholders, prepared, type Tx } from '@oche/db';
import type { GroupNotice } from '@oche/validators/conversations/limits';
import { sql } from 'kysely';

/** Locks a conversation: what is said in it waits, so its messages and revisions have one order for all. */
export const lockConversation = prepared(
  'conversations.lock',
  (db, p: Placeholders<{ id: number }>) =>
    db
      .selectFrom('conversations as conversation')
      .select([
        'conversation.id',
        'conversation.kind',
        'conversation.about',
        'conversation.is_pair as isPair',
        'conversation.name',
        'conversation.owner_id as ownerId',
      ])
      .where('conversation.id', '=', p('id'))
      .forNoKeyUpdate('conversation'),
);

/** Who is in it: read once it is locked, as somebody may have come or left while it was waited for. */
export const listMemberIds = prepared(
  'conversations.listMemberIds',
  (db, p: Placeholders<{ id: number }>) =>
    db
      .selectFrom('conversation_members')
      .select('user_id as userId')
      .where('conversation_id', '=', p('id')),
);

export const raiseRevision = prepared(
  'conversations.raiseRevision',
  (db, p: Placeholders<{ id: number }>) =>
    db
      .updateTable('conversations')
      .set({ revision: sql`revision + 1` })
      .where('id', '=', p('id'))
      .returning('revision'),
);

/** What a member has sent with this key. */
export const findSent = prepared(
  'conversations.findSent',
  (db, p: Placeholders<{ conversationId: number; senderId: string; key: string }>) =>
    db
      .selectFrom('conversation_messages as message')
      .select([
        'message.id',
        'message.body',
        sql<boolean>`message.edited_at is not null or message.deleted_at is not null`.as(
          'isChanged',
        ),
        sql<string[]>`array(
          select upload_id from conversation_pictures where message_id = message.id order by position
        )`.as('pictureIds'),
      ])
      .where('message.conversation_id', '=', p('conversationId'))
      .where('message.sender_id', '=', p('senderId'))
      .where('message.client_key', '=', p('key')),
);

interface NewRow {
  conversationId: number;
  revision: number;
  senderId: string | null;
  key: string | null;
  body: string;
  cardKind: string | null;
  cardId: number | null;
  suspicions: readonly string[];
  answersId: number | null;
  notice: GroupNotice | null;
  noticeUserId: string | null;
  now: string;
}

export const insertMessage = prepared(
  'conversations.insertMessage',
  (db, p: Placeholders<NewRow>) =>
    db
      .insertInto('conversation_messages')
      .values({
        conversation_id: p('conversationId'),
        revision: p('revision'),
        sender_id: p('senderId'),
        client_key: p('key'),
        body: p('body'),
        card_kind: p('cardKind'),
        card_id: p('cardId'),
        suspicions: sql`${p('suspicions')}::text[]`,
        answers_id: p('answersId'),
        notice: p('notice'),
        notice_user_id: p('noticeUserId'),
        created_at: p('now'),
      })
      .returning('id'),
);

export async function insertPictures(
  tx: Tx,
  messageId: number,
  uploadIds: readonly string[],
): Promise<void> {
  await tx
    .insertInto('conversation_pictures')
    .values(
      uploadIds.map((upload_id, position) => ({ message_id: messageId, position, upload_id })),
    )
    .execute();
}

/**
 * A sender who had read everything before has read this, too. A conversation that was put away comes back, unless it is
 * mute as well.
 */
export const setLatest = prepared(
  'conversations.setLatest',
  (db, p: Placeholders<{ conversationId: number; messageId: number; senderId: string | null }>) =>
    db
      .updateTable('conversation_members')
      .set({
        last_message_id: p('messageId'),
        is_archived: sql`is_archived and is_muted and user_id is distinct from ${p('senderId')}::text`,
        last_read_id: sql`case
          when user_id = ${p('senderId')}::text and last_read_id >= coalesce(last_message_id, 0)
          then ${p('messageId')}::bigint else last_read_id end`,
      })
      .where('conversation_id', '=', p('conversationId')),
);

/** The message counts as changed. */
export const touchMessage = prepared(
  'conversations.touchMessage',
  (db, p: Placeholders<{ id: number; revision: number }>) =>
    db
      .updateTable('conversation_messages')
      .set({ revision: p('revision') })
      .where('id', '=', p('id'))
      .returning('id'),
);

/** The message of a conversation that shows a card. */
export const findCard = prepared(
  'conversations.findCard',
  (db, p: Placeholders<{ conversationId: number; kind: string; id: number }>) =>
    db
      .selectFrom('conversation_messages')
      .select(['id', 'conversation_id as conversationId'])
      .where('conversation_id', '=', p('conversationId'))
      .where('card_kind', '=', p('kind'))
      .where('card_id', '=', p('id'))
      .orderBy('id', 'desc')
      .limit(1),
);

/** Whether there is such a message in the conversation, said after `sinceId`. */
export const findIn = prepared(
  'conversations.findIn',
  (db, p: Placeholders<{ conversationId: number; id: number; sinceId: number }>) =>
    db
      .selectFrom('conversation_messages')
      .select('id')
      .where('id', '=', p('id'))
      .where('conversation_id', '=', p('conversationId'))
      .where('id', '>', p('sinceId')),
);
