import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** Who comes in later reads nothing of what was said before. */
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

/** @returns no row for who isn't in it */
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

export const setOwner = prepared(
  'conversations.setOwner',
  (db, p: Placeholders<{ id: number; ownerId: string | null }>) =>
    db
      .updateTable('conversations')
      .set({ owner_id: p('ownerId') })
      .where('id', '=', p('id')),
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
