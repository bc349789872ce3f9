import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf, type TestMember, useFreshMember, useTestApi } from '../../../testing/index.ts';
import { tellOfMessage } from '../notifications/tell.service.ts';
import { announce, open, say, talks } from '../testing.ts';

const api = useTestApi({ now: '2031-03-03T09:00:00.000Z' });
const mia = useFreshMember(api, { first_name: 'Mia', last_name: 'Muster' });
const ben = useFreshMember(api);
let id: number;

beforeEach(async () => {
  id = await open(api, [mia, ben]);
});

const unreadOf = async (member: TestMember) => {
  const { items } = await talks(api, member).list({});
  const { count } = await talks(api, member).unread();
  return [items.map(({ unread }) => unread), count];
};

describe('what is unread', () => {
  it('is counted for each conversation and in all, up to what was read', async () => {
    const other = await open(api, [ben, mia]);
    const first = await say(api, mia, id, '1');
    await say(api, mia, id, '2');
    await announce(api, id, 'Von der Oche');
    await say(api, mia, other, '3');
    expect(await unreadOf(ben)).toEqual([[1, 3], 4]);
    expect(await unreadOf(mia)).toEqual([[0, 1], 1]);
    await talks(api, ben).read({ id, upTo: first.id });
    expect(await unreadOf(ben)).toEqual([[1, 2], 3]);
    // what was read stays read
    await talks(api, ben).read({ id, upTo: first.id - 1 || 1 });
    expect(await unreadOf(ben)).toEqual([[1, 2], 3]);
  });

  it('isn’t read by who answers without having seen it, and nothing is read before it is said', async () => {
    await say(api, mia, id, '1');
    await say(api, ben, id, 'blind geantwortet');
    expect(await unreadOf(ben)).toEqual([[1], 1]);
    await talks(api, ben).read({ id, upTo: 1_000_000 });
    expect(await unreadOf(ben)).toEqual([[0], 0]);
    await say(api, ben, id, 'noch was');
    await say(api, mia, id, 'danach');
    expect(await unreadOf(ben)).toEqual([[1], 1]);
  });

  it('is right however much is said and read at once', async () => {
    await Promise.all(
      Array.from({ length: 25 }, async (_, n) => {
        const { id: upTo } = await say(api, mia, id, `${n}`);
        if (n % 5 === 0) await talks(api, ben).read({ id, upTo });
      }),
    );
    const { items } = await talks(api, ben).messages({ conversationId: id, limit: 100 });
    const { lastRead } = await api.deps.db
      .selectFrom('conversation_members')
      .select('last_read_id as lastRead')
      .where('conversation_id', '=', id)
      .where('user_id', '=', ben.id)
      .executeTakeFirstOrThrow();
    const left = items.filter((message) => message.id > lastRead).length;
    expect(await unreadOf(ben)).toEqual([[left], left]);
    await talks(api, ben).read({ id, upTo: items.at(-1)?.id ?? 0 });
    expect(await unreadOf(ben)).toEqual([[0], 0]);
  });

  it('is the own: nobody reads for others, and suspended members read on', async () => {
    const { id: upTo } = await say(api, mia, id, '1');
    const cem = await api.createMember();
    expect(await codeOf(talks(api, cem).read({ id, upTo }))).toBe('CONVERSATION_NOT_FOUND');
    expect(await unreadOf(ben)).toEqual([[1], 1]);
    await talks(api, { ...ben, status: 'suspended' }).read({ id, upTo });
    expect(await unreadOf(ben)).toEqual([[0], 0]);
  });
});

describe('a notification', () => {
  const bell = (member: TestMember) => api.callerFor(member).social.notifications;
  const tell = (message: { id: number }) => tellOfMessage(api.deps, { messageId: message.id });

  it('is one entry a conversation, told once, and read with the conversation', async () => {
    const [one, two] = [await say(api, mia, id, 'Eins'), await say(api, mia, id, 'Zwei')];
    for (const message of [one, two, two]) await tell(message);
    expect((await bell(ben).list({ area: 'messages' })).items).toMatchObject([
      { title: '2 neue Nachrichten von Mia Muster', excerpt: 'Zwei', path: `/messages/${id}` },
    ]);
    expect(await bell(ben).unread()).toEqual({ count: 1 });
    expect(await bell(mia).unread()).toEqual({ count: 0 });
    await talks(api, ben).read({ id, upTo: two.id });
    expect(await bell(ben).unread()).toEqual({ count: 0 });
  });

  it('isn’t made for what was read meanwhile, hidden, or said between two who block each other', async () => {
    const seen = await say(api, mia, id, 'Gesehen');
    await talks(api, ben).read({ id, upTo: seen.id });
    await tell(seen);
    const blocked = await say(api, mia, id, 'Blockiert');
    await api.callerFor(ben).social.people.block({ userId: mia.id });
    await tell(blocked);
    expect((await bell(ben).list({})).items).toEqual([]);
  });

  it('waits some seconds for who is looking, and a card is told by its domain', async () => {
    await say(api, mia, id, 'Hallo');
    await announce(api, id, '', { kind: 'offer', id: 5 });
    const { rows } = await sql<{ wait: number }>`
      select extract(epoch from run_at - ${api.deps.clock.now().toISOString()}::timestamptz)::int as wait
      from graphile_worker._private_jobs as job
      join graphile_worker._private_tasks as task on task.id = job.task_id
      join conversation_messages message on message.id = (payload ->> 'messageId')::bigint
      where task.identifier = 'conversations.tell' and message.conversation_id = ${id}
    `.execute(api.deps.db);
    expect(rows).toMatchObject([{ wait: 4 }]);
  });
});
