import type { PoolClient } from 'pg';
import type { Pool } from '../../pool.ts';
import { dropIndexes, reserveIds, writeMuch } from './copy.ts';
import { isoTime } from './rows.ts';
import { insertUsers, newUserPrefix } from './users.ts';

export interface MessageScaleOptions {
  /** how many messages to add, at least 10,000 */
  messages: number;
}

export interface MessageScaleStats {
  users: number;
  messages: number;
  /** of a conversation with a hundredth of all messages, between the first two members */
  longId: number;
  /** the members' ids are this with their numbers from 0 */
  prefix: string;
}

const TABLES = [
  'friendships',
  'conversations',
  'conversation_members',
  'conversation_messages',
] as const;
const YEAR_MS = 365 * 86_400_000;
const MESSAGES_A_MEMBER = 1000;
const FEWEST_USERS = 100;
/** with the next ones in the order of their numbers */
const STARTED_BY_A_MEMBER = 10;
/** In one conversation out of this many nobody has read anything. */
const UNREAD_ONE_IN = 50;

/**
 * Adds members who write to each other: of each pair of neighbours a conversation, and about a hundred messages in it,
 * said in turns over a year; in the first one a hundredth of all.
 *
 * @param pool faster with a superuser
 */
export async function seedScaleMessages(
  pool: Pool,
  { messages }: MessageScaleOptions,
): Promise<MessageScaleStats> {
  if (!(messages >= 10_000)) throw new RangeError('at least 10,000 messages');
  const users = Math.max(FEWEST_USERS, Math.round(messages / MESSAGES_A_MEMBER));
  const prefix = newUserPrefix();
  const from = isoTime(Date.now() - YEAR_MS);
  return writeMuch(pool, TABLES, async (client) => {
    const conversations = users * STARTED_BY_A_MEMBER;
    const longId = await reserveIds(client, 'conversations', conversations);
    const firstId = await reserveIds(client, 'conversation_messages', messages);
    await insertUsers(client, users, prefix, from);
    const build = await dropIndexes(client, ['conversation_messages', 'conversation_members']);
    await insertConversations(client, { users, conversations, longId, prefix, from });
    await insertFriendships(client, { users, conversations, prefix, from });
    await insertMessages(client, { users, conversations, longId, firstId, messages, prefix, from });
    await build();
    await insertMembers(client, { users, conversations, longId, prefix });
    return { users, messages, longId, prefix };
  });
}

interface Plan {
  users: number;
  conversations: number;
  longId: number;
  firstId: number;
  messages: number;
  prefix: string;
  from: string;
}

/** The two of the conversation with the number n. */
const ONE = `($1 || n % $2)`;
const OTHER = `($1 || (n % $2 + 1 + n / $2) % $2)`;

async function insertConversations(
  client: PoolClient,
  { prefix, users, conversations, longId, from }: Omit<Plan, 'firstId' | 'messages'>,
): Promise<void> {
  await client.query(
    `insert into conversations (id, kind, about, is_pair, revision, created_at)
       overriding system value
     select $4::bigint + n, 'direct',
       'direct/' || least(${ONE}, ${OTHER}) || '/' || greatest(${ONE}, ${OTHER}), true, 0, $5
     from generate_series(0, $3::int - 1) n`,
    [prefix, users, conversations, longId, from],
  );
}

/** Else they could not go on. */
async function insertFriendships(
  client: PoolClient,
  { prefix, users, conversations, from }: Pick<Plan, 'prefix' | 'users' | 'conversations' | 'from'>,
): Promise<void> {
  await client.query(
    `insert into friendships (user_id, friend_id, since)
     select ${ONE}, ${OTHER}, $4::timestamptz from generate_series(0, $3::int - 1) n
     union all
     select ${OTHER}, ${ONE}, $4::timestamptz from generate_series(0, $3::int - 1) n`,
    [prefix, users, conversations, from],
  );
}

async function insertMessages(
  client: PoolClient,
  { prefix, users, conversations, longId, firstId, messages, from }: Plan,
): Promise<void> {
  await client.query(
    `insert into conversation_messages (id, conversation_id, revision, sender_id, body, created_at)
       overriding system value
     select $5::bigint + i, $4::bigint + n, row_number() over (partition by n order by i),
       case when i / 7 % 2 = 0 then ${ONE} else ${OTHER} end,
       words[1 + i % 17] || ' ' || words[1 + i / 17 % 17] || ' wort' || i % 10007,
       $7::timestamptz + i * (interval '365 days' / $6::int)
     from (
       select i, case when i % 100 = 99 then 0 else ((i + i / 100) * 7919 % $3::int)::int end as n
       from generate_series(0::bigint, $6::bigint - 1) i
     ) as said
     cross join (select array[
       'Turnier', 'heute', 'morgen', 'Keller', 'acht Uhr', 'Bull', 'Doppel', 'Leg', 'Flights', 'kommst du',
       'bin dabei', 'leider nicht', 'super', 'Revanche', '180', 'Scheibe', 'Kneipe'
     ] as words) vocabulary
     order by i`,
    [prefix, users, conversations, longId, firstId, messages, from],
  );
}

async function insertMembers(
  client: PoolClient,
  { prefix, users, conversations, longId }: Omit<Plan, 'firstId' | 'messages' | 'from'>,
): Promise<void> {
  await client.query('analyze conversation_messages');
  await client.query(
    `update conversations set revision = said.revision
     from (
       select conversation_id, max(revision) as revision from conversation_messages
       where conversation_id >= $1 group by conversation_id
     ) said
     where conversations.id = said.conversation_id`,
    [longId],
  );
  await client.query(
    `insert into conversation_members (conversation_id, user_id, last_message_id, last_read_id)
     select $4::bigint + n, member, latest, case when n % $5 = 1 then 0 else latest end
     from generate_series(0, $3::int - 1) n
     cross join lateral (
       select max(id) as latest from conversation_messages where conversation_id = $4::bigint + n
     ) said
     cross join unnest(array[${ONE}, ${OTHER}]) member`,
    [prefix, users, conversations, longId, UNREAD_ONE_IN],
  );
}
