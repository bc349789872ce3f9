import { anyOfIds, type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

export const listReported = prepared(
  'conversations.listReported',
  (db, p: Placeholders<{ ids: number[] }>) =>
    db
      .selectFrom('conversation_messages as message')
      .innerJoin('conversations as conversation', 'conversation.id', 'message.conversation_id')
      .leftJoin('users as sender', 'sender.id', 'message.sender_id')
      .select([
        'message.id',
        sql<string>`coalesce(message.reported_body, message.body)`.as('body'),
        'message.hidden_at as hiddenAt',
        'message.suspicions as signs',
        'sender.id as senderId',
        'sender.first_name as firstName',
        'sender.last_name as lastName',
      ])
      .where('message.id', '=', anyOfIds(p('ids'))),
);

/** Whether this member is in the conversation of the message. */
export const isAmong = prepared(
  'conversations.isAmong',
  (db, p: Placeholders<{ messageId: number; userId: string }>) =>
    db
      .selectFrom('conversation_messages as message')
      .innerJoin('conversation_members as own', 'own.conversation_id', 'message.conversation_id')
      .select('own.user_id as userId')
      .where('message.id', '=', p('messageId'))
      .where('own.user_id', '=', p('userId')),
);

/** @returns no row for one that is hidden already */
export const hideMessage = prepared(
  'conversations.hideMessage',
  (db, p: Placeholders<{ id: number; hiddenAt: string; hiddenBy: string | null }>) =>
    db
      .updateTable('conversation_messages')
      .set({ hidden_at: p('hiddenAt'), hidden_by: p('hiddenBy') })
      .where('id', '=', p('id'))
      .where('hidden_at', 'is', null)
      .returning(['id', 'conversation_id as conversationId']),
);

/** @returns no row for one that isn't hidden */
export const showMessage = prepared(
  'conversations.showMessage',
  (db, p: Placeholders<{ id: number }>) =>
    db
      .updateTable('conversation_messages')
      .set({ hidden_at: null, hidden_by: null })
      .where('id', '=', p('id'))
      .where('hidden_at', 'is not', null)
      .returning(['id', 'conversation_id as conversationId']),
);

/** The open case of a message that a member has reported; a case that the house itself opened is none. */
export const findReport = prepared(
  'conversations.findReport',
  (db, p: Placeholders<{ messageId: number }>) =>
    db
      .selectFrom('moderation_cases as case')
      .innerJoin('conversation_messages as message', (join) =>
        join.onRef(sql`message.id::text`, '=', 'case.thing_id'),
      )
      .select(['case.id as caseId', 'message.conversation_id as conversationId'])
      .where('case.thing_kind', '=', 'message')
      .where('case.thing_id', '=', sql<string>`${p('messageId')}::bigint::text`)
      .where('message.id', '=', p('messageId'))
      .where('case.closed_at', 'is', null)
      .where('case.report_count', '>', 0),
);

/** A row while any message of this one's conversation has such a case. */
export const isConversationReported = prepared(
  'conversations.isConversationReported',
  (db, p: Placeholders<{ messageId: number }>) =>
    db
      .selectFrom('moderation_cases as case')
      .innerJoin('conversation_messages as reported', (join) =>
        join.onRef('reported.id', '=', sql`"case".thing_id::bigint`),
      )
      .innerJoin(
        'conversation_messages as message',
        'message.conversation_id',
        'reported.conversation_id',
      )
      .select('case.id as caseId')
      .where('message.id', '=', p('messageId'))
      .where('case.thing_kind', '=', 'message')
      .where('case.closed_at', 'is', null)
      .where('case.report_count', '>', 0)
      .limit(1),
);

/** Who is in it, for moderators. */
export const listMembers = prepared(
  'conversations.listMembers',
  (db, p: Placeholders<{ id: number }>) =>
    db
      .selectFrom('conversation_members as member')
      .innerJoin('users as person', 'person.id', 'member.user_id')
      .innerJoin('profiles as profile', 'profile.user_id', 'member.user_id')
      .select([
        'person.id',
        sql<string>`profile.username::text`.as('username'),
        'person.first_name as firstName',
        'person.last_name as lastName',
        'person.profile_image_url as profileImageUrl',
      ])
      .where('member.conversation_id', '=', p('id'))
      .orderBy('person.id'),
);
