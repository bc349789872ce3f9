import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing.ts';
import { seedScaleMessages } from './messages.ts';

const database = useTestDatabase({ statementTimeoutMs: 0 });

test('as many messages as were asked for, of members of their conversations, and one that is long', async () => {
  const { longId, prefix, users } = await seedScaleMessages(database.pool, { messages: 10_000 });
  const { rows } = await database.pool.query(
    `select count(*)::int as messages,
       count(*) filter (where message.conversation_id = $1)::int as long,
       count(*) filter (where member.user_id is null)::int as strangers,
       count(*) filter (where message.id > member.last_message_id)::int as later
     from conversation_messages message
     left join conversation_members member
       on (member.conversation_id, member.user_id) = (message.conversation_id, message.sender_id)`,
    [longId],
  );
  expect(rows[0]).toMatchObject({ messages: 10_000, strangers: 0, later: 0 });
  expect(rows[0].long).toBeGreaterThanOrEqual(100);
  const of = await database.pool.query(
    `select count(*)::int as count, count(distinct last_message_id)::int as latest
     from conversation_members where user_id = $1`,
    [`${prefix}${users - 1}`],
  );
  expect(of.rows[0]).toEqual({ count: 20, latest: 20 });
});
