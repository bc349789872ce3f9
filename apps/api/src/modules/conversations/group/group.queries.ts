import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** Those who come in later read nothing of what was said before. */
export const insertLater = prepared(
  'conversations.insertLater',
  (db, p: Placeholders<{ conversationId: number; memberIds: readonly string[] }>) =>
    db
      .insertInto('conversation_members')
      .columns(['conversation_id', 'user_id', 'since_id', 'last_read_id'])
      .expression((eb) =>
        eb
          .selectFrom(
            sql<{ userId: string }>`unnest(${p('memberIds')}::text[])`.as<'member'>(
              sql`member("userId")`,
            ),
          )
          .innerJoin(
            (join) =>
              join
                .selectFrom('conversation_messages')
                .select(sql<number>`coalesce(max(id), 0)`.as('id'))
                .where('conversation_id', '=', p('conversationId'))
                .as('latest'),
            (join) => join.onTrue(),
          )
          .select([
            sql<number>`${p('conversationId')}::bigint`.as('conversationId'),
            'member.userId',
            'latest.id as sinceId',
            'latest.id as readId',
          ]),
      ),
);

/** @returns no row for somebody who isn't in it */
export const deleteMember = prepared(
  'conversations.deleteMember',
  (db, p: Placeholders<{ conversationId: number; userId: string }>) =>
    db
      .deleteFrom('conversation_members')
      .where('conversation_id', '=', p('conversationId'))
      .where('user_id', '=', p('userId'))
      .returning('user_id as userId'),
);

/** Who has been in it the longest. */
export const findLongest = prepared(
  'conversations.findLongest',
  (db, p: Placeholders<{ conversationId: number }>) =>
    db
      .selectFrom('conversation_members')
      .select('user_id as userId')
      .where('conversation_id', '=', p('conversationId'))
      .orderBy('since_id')
      .orderBy('user_id')
      .limit(1),
);

/** The photos of a group that is to be deleted. */
export const listPictures = prepared(
  'conversations.listPictures',
  (db, p: Placeholders<{ conversationId: number }>) =>
    db
      .selectFrom('conversation_pictures as picture')
      .innerJoin('conversation_messages as message', 'message.id', 'picture.message_id')
      .select('picture.upload_id as uploadId')
      .where('message.conversation_id', '=', p('conversationId')),
);

/** With everything that was said in it, unless moderators still have to decide about some of it. */
export const deleteConversation = prepared(
  'conversations.delete',
  (db, p: Placeholders<{ id: number }>) =>
    db
      .deleteFrom('conversations')
      .where('id', '=', p('id'))
      .where(sql<boolean>`not exists (
        select from moderation_cases "case"
        join conversation_messages message on message.id::text = "case".thing_id
        where "case".thing_kind = 'message' and "case".closed_at is null
          and message.conversation_id = ${p('id')}
      )`)
      .returning('id'),
);

/** The groups in which a member is. */
export const listGroupsOf = prepared(
  'conversations.listGroupsOf',
  (db, p: Placeholders<{ userId: string }>) =>
    db
      .selectFrom('conversation_members as own')
      .innerJoin('conversations as conversation', 'conversation.id', 'own.conversation_id')
      .select('conversation.id')
      .where('own.user_id', '=', p('userId'))
      .where('conversation.kind', '=', sql.lit('group')),
);

export const setOwner = prepared(
  'conversations.setOwner',
  (db, p: Placeholders<{ id: number; ownerId: string | null }>) =>
    db
      .updateTable('conversations')
      .set({ owner_id: p('ownerId') })
      .where('id', '=', p('id')),
);

/** In the order of the ids. */
export const listFirstNames = prepared(
  'conversations.listFirstNames',
  (db, p: Placeholders<{ memberIds: readonly string[] }>) =>
    db
      .selectFrom('users')
      .select('first_name as name')
      .where('id', '=', sql<string>`any(${p('memberIds')}::text[])`)
      .where('first_name', '<>', '')
      .orderBy(sql`array_position(${p('memberIds')}::text[], id)`),
);

export const setName = prepared(
  'conversations.setName',
  (db, p: Placeholders<{ id: number; name: string }>) =>
    db
      .updateTable('conversations')
      .set({ name: p('name') })
      .where('id', '=', p('id')),
);

export const listNames = prepared(
  'conversations.listNames',
  (db, p: Placeholders<{ abouts: readonly string[] }>) =>
    db
      .selectFrom('conversations')
      .select(['about', 'name'])
      .$narrowType<{ name: string }>()
      .where('name', 'is not', null)
      .where('about', '=', sql<string>`any(array(select unnest(${p('abouts')}::text[])))`),
);
