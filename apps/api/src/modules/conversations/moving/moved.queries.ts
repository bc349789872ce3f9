import type { Tx } from '@oche/db';
import { sql } from 'kysely';

/** Locks conversations in the order of their ids. */
export const lockConversations = (tx: Tx, ids: readonly number[]) =>
  tx
    .selectFrom('conversations')
    .select(['id', 'revision'])
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

export interface MessageRow {
  conversationId: number;
  revision: number;
  senderId: string;
  body: string;
  createdAt: Date;
}

/** In their order, so that their ids have it, too. */
export const insertMessages = (tx: Tx, rows: readonly MessageRow[]) =>
  sql`
    insert into conversation_messages (conversation_id, revision, sender_id, body, created_at)
    select conversation_id, revision, sender_id, body, created_at
    from unnest(
      ${rows.map(({ conversationId }) => conversationId)}::bigint[],
      ${rows.map(({ revision }) => revision)}::bigint[], ${rows.map(({ senderId }) => senderId)}::text[],
      ${rows.map(({ body }) => body)}::text[],
      ${rows.map(({ createdAt }) => createdAt.toISOString())}::timestamptz[]
    ) with ordinality as moved(conversation_id, revision, sender_id, body, created_at, position)
    order by position
  `.execute(tx);

/** All of it has been read: it was, where it comes from. */
export const settle = (tx: Tx, revisions: ReadonlyMap<number, number>) =>
  sql`
    with grown as (
      select * from unnest(${[...revisions.keys()]}::bigint[], ${[...revisions.values()]}::bigint[])
        as grown(id, revision)
    ), raised as (
      update conversations set revision = grown.revision from grown where conversations.id = grown.id
    ), latest as (
      select grown.id, (
        select max(message.id) from conversation_messages as message where message.conversation_id = grown.id
      ) as message_id
      from grown
    )
    update conversation_members as member
    set last_message_id = latest.message_id,
      last_read_id = case when member.last_read_id >= coalesce(member.last_message_id, 0)
        then latest.message_id else member.last_read_id end
    from latest where member.conversation_id = latest.id
  `.execute(tx);
