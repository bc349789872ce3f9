import { type Placeholders, prepared, type Tx } from '@oche/db';
import type { MessageReaction } from '@oche/validators/conversations/limits';
import { sql } from 'kysely';

/** A message with what decides whether it can be changed. */
export const getChangeable = prepared(
  'conversations.getChangeable',
  (db, p: Placeholders<{ id: number }>) =>
    db
      .selectFrom('conversation_messages as message')
      .select([
        'message.id',
        'message.conversation_id as conversationId',
        'message.sender_id as senderId',
        'message.body',
        'message.created_at as createdAt',
        'message.suspicions',
        sql<boolean>`message.hidden_at is null and message.deleted_at is null`.as('isShown'),
        sql<boolean>`message.deleted_at is not null`.as('isDeleted'),
        sql<boolean>`message.notice is not null`.as('isNotice'),
        // a card is its domain's, and what has happened in a group has happened
        sql<boolean>`message.card_kind is null and message.notice is null`.as('isSaid'),
        // what a member has reported is kept for those who decide about it
        sql<boolean>`exists (
          select from moderation_cases "case"
          where "case".thing_kind = 'message' and "case".thing_id = message.id::text
            and "case".closed_at is null
        )`.as('isReported'),
      ])
      .where('message.id', '=', p('id')),
);

export const setBody = prepared(
  'conversations.setBody',
  (
    db,
    p: Placeholders<{
      id: number;
      body: string;
      suspicions: readonly string[];
      keeps: boolean;
      now: string;
    }>,
  ) =>
    db
      .updateTable('conversation_messages')
      .set({
        reported_body: sql`case when ${p('keeps')}::boolean
          then coalesce(reported_body, body) else reported_body end`,
        body: p('body'),
        suspicions: sql`${p('suspicions')}::text[]`,
        edited_at: p('now'),
      })
      .where('id', '=', p('id')),
);

export const setDeleted = prepared(
  'conversations.setDeleted',
  (db, p: Placeholders<{ id: number; keeps: boolean; now: string }>) =>
    db
      .updateTable('conversation_messages')
      .set({
        reported_body: sql`case when ${p('keeps')}::boolean
          then coalesce(reported_body, body) else reported_body end`,
        body: '',
        deleted_at: p('now'),
      })
      .where('id', '=', p('id')),
);

/** @returns the uploads that nothing shows any more */
export async function deletePictures(tx: Tx, messageId: number): Promise<string[]> {
  const rows = await tx
    .deleteFrom('conversation_pictures')
    .where('message_id', '=', messageId)
    .returning('upload_id as id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Returns no row where it was the same before. */
export const setReaction = prepared(
  'conversations.setReaction',
  (db, p: Placeholders<{ messageId: number; userId: string; reaction: MessageReaction }>) =>
    db
      .insertInto('conversation_reactions')
      .values({ message_id: p('messageId'), user_id: p('userId'), reaction: p('reaction') })
      .onConflict((conflict) =>
        conflict
          .columns(['message_id', 'user_id'])
          .doUpdateSet({ reaction: p('reaction') })
          .where('conversation_reactions.reaction', '<>', p('reaction')),
      )
      .returning('conversation_reactions.user_id as userId'),
);

/** Returns no row where there was none. */
export const deleteReaction = prepared(
  'conversations.deleteReaction',
  (db, p: Placeholders<{ messageId: number; userId: string }>) =>
    db
      .deleteFrom('conversation_reactions')
      .where('message_id', '=', p('messageId'))
      .where('user_id', '=', p('userId'))
      .returning('user_id as userId'),
);
