import { useTestDatabase } from '@oche/db/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { createMember } from '../../../testing/members.ts';
import { indexesOf, runGeneric, scannedOf, touched, vacuum } from '../../../testing/plans.ts';
import { countUnread, listConversations } from '../inbox/inbox.queries.ts';
import { getMembership } from '../membership/membership.queries.ts';
import { findMessagesIn } from '../search/search.queries.ts';
import { listAfter, listBefore, listChanges } from './message.queries.ts';

const GROWING = ['conversations', 'conversation_members', 'conversation_messages'];
const LONG = 1;
const LONG_COUNT = 100_000;
const database = useTestDatabase({ max: 1, statementTimeoutMs: 0 });

/** One conversation of 100,000 messages, of which the reader has read none, 2,000 short ones, and others’. */
beforeAll(async () => {
  const { db, pool } = database;
  for (const id of ['reader', 'other']) await createMember(db, { id });
  await pool.query(`
    insert into conversations (kind, about, is_pair, revision, created_at)
      select 'pub', 'pub/' || n, true, case n when ${LONG} then ${LONG_COUNT} else 5 end, now() from generate_series(1, 30000) n;
    insert into conversation_messages (conversation_id, revision, sender_id, body, created_at)
      select ${LONG}, n, 'other', 'Nachricht ' || n, now() from generate_series(1, ${LONG_COUNT}) n;
    insert into conversation_messages (conversation_id, revision, sender_id, body, created_at)
      select c, n, 'other', 'Nachricht ' || n, now() from generate_series(2, 2001) c, generate_series(1, 5) n;
    insert into conversation_members (conversation_id, user_id, last_message_id, last_read_id)
      select id, member, latest, case when id % 50 = 1 then 0 else latest end
      from conversations
      cross join unnest(array['reader', 'other']) member
      cross join lateral (
        select max(message.id) as latest from conversation_messages message
        where message.conversation_id = conversations.id
      ) newest
      where conversations.id <= 2001`);
  await vacuum(pool);
}, 60_000);

const long = { conversationId: LONG };
const reads = {
  'the newest page': {
    run: () =>
      runGeneric(database.pool, listBefore.withLimit(41), { ...long, id: 1e15, sinceId: 0 }, true),
    walks: 'conversation_messages_order',
  },
  'a page in its middle, upwards': {
    run: () =>
      runGeneric(
        database.pool,
        listBefore.withLimit(41),
        { ...long, id: 50_000, sinceId: 0 },
        true,
      ),
    walks: 'conversation_messages_order',
  },
  'a page in its middle, downwards': {
    run: () => runGeneric(database.pool, listAfter.withLimit(41), { ...long, id: 50_000 }, true),
    walks: 'conversation_messages_order',
  },
  'what was missed': {
    run: () =>
      runGeneric(
        database.pool,
        listChanges.withLimit(50),
        { ...long, revision: 99_990, sinceId: 0 },
        true,
      ),
    walks: 'conversation_messages_conversation_id_revision_key',
  },
  'what its reader has of it': {
    run: () => runGeneric(database.pool, getMembership, { id: LONG, userId: 'reader' }, true),
    walks: 'conversation_messages_order',
  },
  'the list of conversations': {
    run: () =>
      runGeneric(
        database.pool,
        listConversations.all.withLimit(21),
        { userId: 'reader', before: 1e15 },
        true,
      ),
    walks: 'conversation_members_list',
  },
  'those with something unread': {
    run: () =>
      runGeneric(
        database.pool,
        listConversations.unread.withLimit(21),
        { userId: 'reader', before: 1e15 },
        true,
      ),
    walks: 'conversation_members_unread',
  },
  'those that were put away': {
    run: () =>
      runGeneric(
        database.pool,
        listConversations.archived.withLimit(21),
        { userId: 'reader', before: 1e15 },
        true,
      ),
    walks: 'conversation_members_archived',
  },
  'a rare word in the long one': {
    run: () =>
      runGeneric(
        database.pool,
        findMessagesIn.withLimit(21),
        { userId: 'reader', query: 'nachricht 9912', ...long, before: 1e15 },
        true,
      ),
    walks: 'conversation_messages_words',
  },
  'a word that all have, in the long one': {
    run: () =>
      runGeneric(
        database.pool,
        findMessagesIn.withLimit(21),
        { userId: 'reader', query: 'nachricht', ...long, before: 1e15 },
        true,
      ),
    walks: 'conversation_messages_order',
  },
  'the number of unread messages': {
    run: () => runGeneric(database.pool, countUnread, { userId: 'reader' }, true),
    walks: 'conversation_members_unread',
  },
};

describe('of a conversation of 100,000 messages', () => {
  it.each(Object.entries(reads))('%s costs no more than a page', async (_, { run, walks }) => {
    const plan = await run();
    expect(indexesOf(plan)).toContain(walks);
    for (const table of scannedOf(plan)) expect(GROWING).not.toContain(table);
    expect(touched(plan)).toBeLessThan(1500);
  });
});
