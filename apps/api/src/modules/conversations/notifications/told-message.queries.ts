import { anyOfIds, type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** A message with those whom it is for and who have not seen it. */
export const getUntold = prepared(
  'conversations.getUntold',
  (db, p: Placeholders<{ messageId: number }>) =>
    db
      .selectFrom('conversation_messages as message')
      .select([
        'message.conversation_id as conversationId',
        'message.sender_id as senderId',
        sql<string[]>`array(
          select user_id from conversation_members member
          where member.conversation_id = message.conversation_id
            and member.user_id is distinct from message.sender_id
            and member.last_read_id < message.id and member.since_id < message.id
            and not member.is_muted
            -- what happens in a group is for whom it happens to
            and (message.notice is null or message.notice = 'created'
              or message.notice_user_id = member.user_id)
        )`.as('recipientIds'),
      ])
      .where('message.id', '=', p('messageId'))
      .where('message.hidden_at', 'is', null)
      .where('message.deleted_at', 'is', null),
);

/** Messages as members are told of them. */
export const listTold = prepared(
  'conversations.listTold',
  (db, p: Placeholders<{ ids: number[] }>) =>
    db
      .selectFrom('conversation_messages as message')
      .innerJoin('conversations as conversation', 'conversation.id', 'message.conversation_id')
      .leftJoin('users as sender', 'sender.id', 'message.sender_id')
      .select([
        'message.id',
        'message.conversation_id as conversationId',
        'message.body',
        'message.notice',
        'conversation.kind',
        'conversation.about',
        'sender.first_name as firstName',
        'sender.last_name as lastName',
      ])
      .where('message.id', '=', anyOfIds(p('ids'))),
);

/** Whether the recipient of the row `item` of notifications is in the conversation, and the message is shown. */
export const isToldMessageVisible = sql<boolean>`exists (
  select from conversation_messages message
  join conversation_members member
    on member.conversation_id = message.conversation_id and member.user_id = item.recipient_id
      and member.since_id < message.id
  where message.id = (item.payload ->> 'messageId')::bigint
    and message.hidden_at is null and message.deleted_at is null
)`;
