import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

interface NewConversation {
  kind: string;
  about: string;
  isPair: boolean;
  /** of a group */
  name: string | null;
  ownerId: string | null;
  now: string;
}

/** Returns no row if there is one about it; one that is opened at the same moment is waited for. */
export const insertConversation = prepared(
  'conversations.insertConversation',
  (db, p: Placeholders<NewConversation>) =>
    db
      .insertInto('conversations')
      .values({
        kind: p('kind'),
        about: p('about'),
        is_pair: p('isPair'),
        name: p('name'),
        owner_id: p('ownerId'),
        created_at: p('now'),
      })
      .onConflict((conflict) => conflict.column('about').doNothing())
      .returning('id'),
);

export const findAbout = prepared(
  'conversations.findAbout',
  (db, p: Placeholders<{ about: string }>) =>
    db.selectFrom('conversations').select('id').where('about', '=', p('about')),
);

export const insertMembers = prepared(
  'conversations.insertMembers',
  (db, p: Placeholders<{ conversationId: number; memberIds: readonly string[] }>) =>
    db
      .insertInto('conversation_members')
      .columns(['conversation_id', 'user_id'])
      .expression((eb) =>
        eb
          .selectFrom(
            sql<{ userId: string }>`unnest(${p('memberIds')}::text[])`.as<'member'>(
              sql`member("userId")`,
            ),
          )
          .select([sql<number>`${p('conversationId')}::bigint`.as('id'), 'member.userId']),
      ),
);
