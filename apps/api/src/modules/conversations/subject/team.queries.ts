import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** Whoever joins a team can read what the team has heard; none of it counts as new. */
export const insertTeam = prepared(
  'conversations.insertTeam',
  (db, p: Placeholders<{ conversationId: number; memberIds: readonly string[] }>) =>
    db
      .insertInto('conversation_members')
      .columns(['conversation_id', 'user_id', 'last_message_id', 'last_read_id'])
      .expression((eb) =>
        eb
          .selectFrom(
            sql<{ userId: string }>`unnest(${p('memberIds')}::text[])`.as<'member'>(
              sql`member("userId")`,
            ),
          )
          .leftJoinLateral(
            (join) =>
              join
                .selectFrom('conversation_messages')
                .select('id')
                .where('conversation_id', '=', p('conversationId'))
                .orderBy('id', 'desc')
                .limit(1)
                .as('latest'),
            (join) => join.onTrue(),
          )
          .select([
            sql<number>`${p('conversationId')}::bigint`.as('conversationId'),
            'member.userId',
            'latest.id as latestId',
            sql<number>`coalesce(latest.id, 0)`.as('readId'),
          ]),
      ),
);

export const deleteMembers = prepared(
  'conversations.deleteMembers',
  (db, p: Placeholders<{ conversationId: number; memberIds: readonly string[] }>) =>
    db
      .deleteFrom('conversation_members')
      .where('conversation_id', '=', p('conversationId'))
      .where('user_id', '=', sql<string>`any(${p('memberIds')}::text[])`),
);
