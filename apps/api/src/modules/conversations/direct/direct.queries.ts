import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** Whether the other one of a direct conversation, who is still there, has said the last word in it. */
export const isAnswerable = prepared(
  'conversations.isAnswerable',
  (db, p: Placeholders<{ about: string; otherId: string }>) =>
    db
      .selectFrom('conversations as conversation')
      .innerJoin('conversation_members as other', 'other.conversation_id', 'conversation.id')
      .innerJoin('conversation_messages as latest', 'latest.id', 'other.last_message_id')
      .innerJoin('users', 'users.id', 'other.user_id')
      .select('conversation.id')
      .where('conversation.about', '=', p('about'))
      .where('other.user_id', '=', p('otherId'))
      .where('latest.sender_id', '=', sql.ref<string>('other.user_id'))
      .where('users.status', '=', 'active'),
);
