import { anyOfIds, type Placeholders, prepared, preparedList } from '@oche/db';
import { sql } from 'kysely';
import { messages } from './message.select.ts';

interface Behind {
  conversationId: number;
  id: number;
}

/** Up to this message and after `sinceId`, the latest first; the other way round than it is read. */
export const listBefore = preparedList(
  'conversations.listBefore',
  (db, p: Placeholders<Behind & { sinceId: number }>, limit) =>
    messages(db)
      .where('message.conversation_id', '=', p('conversationId'))
      .where('message.id', '<', p('id'))
      .where('message.id', '>', p('sinceId'))
      .orderBy('message.id', 'desc')
      .limit(limit),
);

export const listAfter = preparedList(
  'conversations.listAfter',
  (db, p: Placeholders<Behind>, limit) =>
    messages(db)
      .where('message.conversation_id', '=', p('conversationId'))
      .where('message.id', '>', p('id'))
      .orderBy('message.id')
      .limit(limit),
);

/** What was said or has changed after a revision of the conversation, in the order of the changes. */
export const listChanges = preparedList(
  'conversations.listChanges',
  (db, p: Placeholders<{ conversationId: number; revision: number; sinceId: number }>, limit) =>
    messages(db)
      .where('message.conversation_id', '=', p('conversationId'))
      .where('message.id', '>', p('sinceId'))
      .where('message.revision', '>', p('revision'))
      .orderBy('message.revision')
      .limit(limit),
);

export const getMessage = prepared(
  'conversations.getMessage',
  (db, p: Placeholders<{ id: number }>) => messages(db).where('message.id', '=', p('id')),
);

export const listMessagesById = prepared(
  'conversations.listMessagesById',
  (db, p: Placeholders<{ ids: number[] }>) =>
    messages(db).where('message.id', '=', anyOfIds(p('ids'))),
);

/** Members as others of their conversation see them. */
export const listPeople = prepared(
  'conversations.listPeople',
  (db, p: Placeholders<{ ids: string[] }>) =>
    db
      .selectFrom('users as person')
      .innerJoin('profiles as profile', 'profile.user_id', 'person.id')
      .select([
        'person.id',
        sql<string>`profile.username::text`.as('username'),
        'person.first_name as firstName',
        'person.last_name as lastName',
        'person.profile_image_url as profileImageUrl',
      ])
      .where('person.id', '=', sql<string>`any(array(select unnest(${p('ids')}::text[])))`),
);
