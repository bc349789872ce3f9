import { type Post, type ThreadEvent, threadEventOutput } from '@oche/validators/forum/schemas';
import { isTrackedEnvelope } from '@trpc/server';
import { sql } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { EventBus } from '../../../lib/events/event-bus.ts';
import { eventsOverNotify } from '../../../lib/events/transport/notify.ts';
import { useTestApp } from '../../../plugins/testing.ts';
import { refusal, type TestMember, tell, useMember } from '../../../testing/index.ts';
import { createCaller } from '../../../trpc/root.ts';
import { createThread, nothing, readOnly } from '../testing.ts';
import { threadFeedsOf } from './thread-feed.ts';

const server = useTestApp();
const { api } = server;
const anna = useMember(api);
const moderator = useMember(api, { role: 'moderator' });
/** the events of another API process on the same database */
let otherEvents: EventBus;
const readers: Reader[] = [];
let opened = 0;

beforeAll(async () => {
  otherEvents = eventsOverNotify(api.url, pino({ level: 'silent' }), new Map());
  await otherEvents.start();
});
afterEach(async () => {
  await Promise.all(readers.splice(0).map((reader) => reader.leave()));
});
afterAll(() => otherEvents.stop());

const forum = (member: TestMember | null) => api.callerFor(member).forum;

interface Reader {
  seen: { id: number; event: ThreadEvent }[];
  /** resolves when the stream ends; rejects with its error */
  ended: Promise<void>;
  leave(): Promise<void>;
}

/** Opens the thread in the other process, as a visitor or as the given member. */
async function watch(
  input: { threadId: number; lastEventId?: string },
  member: TestMember | null = null,
): Promise<Reader> {
  const left = new AbortController();
  // each has an address of their own, as streams are limited per address
  const address = `reader ${opened++}`;
  const session = await sessionOf(member);
  const caller = createCaller(api.contextFor(member, { events: otherEvents, address, session }), {
    signal: left.signal,
  });
  const stream = await caller.forum.thread.events(input);
  const seen: Reader['seen'] = [];
  const ended = (async () => {
    for await (const item of stream as AsyncIterable<unknown>) {
      if (!isTrackedEnvelope(item)) throw new Error('an event without an id');
      const event = item[1] as ThreadEvent;
      expect(event).toEqual(threadEventOutput.parse(event));
      seen.push({ id: Number(item[0]), event });
    }
  })();
  ended.catch(() => {});
  const reader = {
    seen,
    ended,
    async leave() {
      left.abort();
      await ended.catch(() => {});
    },
  };
  readers.push(reader);
  return reader;
}

/** A member's stream ends with the session, so the member needs one. */
async function sessionOf(member: TestMember | null) {
  if (!member) return null;
  const [, id = ''] = (await server.signIn(member)).split('=');
  return { id, userId: member.id, secondFactorPassed: true };
}

/** Like a page, which has shown the thread and then watches from the revision that it shows. */
async function openThread(threadId: number, member: TestMember | null = null) {
  const { revision } = await forum(null).post.list({ threadId });
  return watch({ threadId, lastEventId: String(revision) }, member);
}

const eventsOf = (reader: Reader) => reader.seen.map(({ event }) => event);

/** The event that visitors get about a post. */
const saved = (post: Post, postCount: number): ThreadEvent => ({
  type: 'post.saved',
  post: readOnly(post),
  thread: { postCount, can: nothing },
});
const deleted = (postId: number, number: number, postCount: number): ThreadEvent => ({
  type: 'post.deleted',
  postId,
  number,
  thread: { postCount, can: nothing },
});

describe('an open thread', () => {
  it('gets new, edited, deleted and restored posts from another process', async () => {
    const { thread } = await createThread(api, anna);
    const reader = await openThread(thread.id);
    const post = await forum(anna).post.create({ threadId: thread.id, content: 'Neu' });
    await expect.poll(() => eventsOf(reader)).toEqual([saved(post, 2)]);

    const edited = await forum(anna).post.update({ id: post.id, data: { content: 'Besser' } });
    await expect.poll(() => eventsOf(reader)).toHaveLength(2);
    expect(reader.seen[1]?.event).toEqual(saved(edited, 2));

    await forum(anna).post.delete({ id: post.id });
    await expect.poll(() => eventsOf(reader)).toHaveLength(3);
    expect(reader.seen[2]?.event).toEqual(deleted(post.id, 2, 1));

    await forum(moderator).post.restore({ id: post.id });
    await expect.poll(() => eventsOf(reader)).toHaveLength(4);
    expect(reader.seen[3]?.event).toEqual(saved(edited, 2));
    expect(reader.seen.map(({ id }) => id)).toEqual([2, 3, 4, 5]);
  });

  it('is told what becomes of quotes when the quoted post is deleted and restored', async () => {
    const { thread, posts } = await createThread(api, anna, { replies: 1 });
    const id = posts[0]?.id ?? 0;
    const names = { threadId: thread.id, quotedPostId: id };
    const quoting = await forum(anna).post.create({ ...names, content: 'Genau' });
    const gone = await forum(anna).post.create({ ...names, content: 'Das auch' });
    await forum(anna).post.delete({ id: gone.id });
    const reader = await openThread(thread.id);
    const quotes = () =>
      eventsOf(reader).map((event) => event.type === 'post.saved' && event.post.quote?.text);

    await forum(anna).post.delete({ id });
    await expect.poll(() => eventsOf(reader)).toHaveLength(2);
    expect(eventsOf(reader)).toMatchObject([
      { type: 'post.deleted', postId: id },
      { type: 'post.saved', post: { id: quoting.id, quote: { text: null } } },
    ]);
    await forum(moderator).post.restore({ id });
    await expect.poll(() => eventsOf(reader)).toHaveLength(4);
    expect(quotes().slice(2)).toEqual([undefined, quoting.quote?.text]);
    expect(reader.seen.map((event) => event.id)).toEqual([5, 6, 6, 7]);
  });

  it('is told of a change of the thread beside one that many posts carry', async () => {
    const { thread, posts } = await createThread(api, anna, { replies: 1 });
    const id = posts[0]?.id ?? 0;
    await forum(anna).post.create({ threadId: thread.id, content: 'Ja', quotedPostId: id });
    const before = await forum(null).thread.get({ id: thread.id });
    await api.deps.db
      .updateTable('forum_threads')
      .set({ is_pinned: true, revision: before.revision + 1 })
      .where('id', '=', thread.id)
      .execute();
    await forum(anna).post.delete({ id });
    const reader = await watch({ threadId: thread.id, lastEventId: String(before.revision) });
    await expect
      .poll(() => eventsOf(reader))
      .toMatchObject([
        { type: 'post.deleted' },
        { type: 'post.saved' },
        { type: 'thread.changed' },
      ]);
  });

  it('is told what its own reader can do, from one read for all', async () => {
    const { thread } = await createThread(api, anna);
    const { thread: other, posts } = await createThread(api, anna, { replies: 1 });
    const suspended = { ...anna, status: 'suspended' } as const;
    const everybody = [anna, moderator, suspended, null];
    const open = await Promise.all(everybody.map((member) => openThread(thread.id, member)));
    const post = await forum(anna).post.create({ threadId: thread.id, content: 'Neu' });
    await expect.poll(() => open.every(({ seen }) => seen.length === 1)).toBe(true);
    const editUntil = new Date(Date.parse(post.createdAt) + 30 * 60_000).toISOString();
    const { can } = await forum(anna).thread.get({ id: thread.id });
    expect(can).toEqual({ reply: true, delete: false, restore: false });
    expect(open.map(eventsOf)).toMatchObject([
      [{ post: { can: { editUntil, delete: true } }, thread: { can } }],
      [
        {
          post: { can: { editUntil: null, delete: true } },
          thread: { can: { reply: true, delete: true, restore: true } },
        },
      ],
      [saved(post, 2)],
      [saved(post, 2)],
    ]);

    // the only reply is deleted, so she can delete her thread again
    const reader = await openThread(other.id, anna);
    await forum(anna).post.delete({ id: posts[0]?.id ?? 0 });
    await expect
      .poll(() => eventsOf(reader))
      .toMatchObject([{ type: 'post.deleted', thread: { postCount: 1, can: { delete: true } } }]);
  });

  it('is told what can be done at the time of the delivery', async () => {
    const { thread } = await createThread(api, anna);
    const { revision } = await forum(null).thread.get({ id: thread.id });
    await forum(anna).post.create({ threadId: thread.id, content: 'Neu' });
    api.deps.clock.advance({ minutes: 31 });
    const reader = await watch({ threadId: thread.id, lastEventId: String(revision) }, anna);
    await expect
      .poll(() => eventsOf(reader))
      .toMatchObject([{ post: { can: { editUntil: null, delete: true } } }]);
    api.deps.clock.reset();
  });

  it('gets nothing of other threads', async () => {
    const { thread } = await createThread(api, anna);
    const other = await createThread(api, anna);
    const reader = await openThread(thread.id);
    await forum(anna).post.create({ threadId: other.thread.id, content: 'Anderswo' });
    const post = await forum(anna).post.create({ threadId: thread.id, content: 'Hier' });
    await expect.poll(() => eventsOf(reader)).toEqual([saved(post, 2)]);
  });

  it('is told to read again when the thread itself changed', async () => {
    const { thread } = await createThread(api, anna);
    const reader = await openThread(thread.id);
    await api.deps.db
      .updateTable('forum_threads')
      .set((eb) => ({ is_locked: true, revision: eb('revision', '+', 1) }))
      .where('id', '=', thread.id)
      .execute();
    const changed = { threadId: thread.id, subforumId: thread.subforumId, revision: 2 };
    await tell(api.deps, 'thread.changed', changed);
    await expect.poll(() => reader.seen).toEqual([{ id: 2, event: { type: 'thread.changed' } }]);
  });

  it('ends with the thread', async () => {
    const { thread } = await createThread(api, anna, { replies: 2 });
    const reader = await openThread(thread.id);
    await forum(moderator).thread.delete({ id: thread.id });
    await reader.ended;
    expect(eventsOf(reader)).toEqual([{ type: 'thread.deleted' }]);
  });

  it('is refused when there is none', async () => {
    const { thread } = await createThread(api, anna);
    await forum(anna).thread.delete({ id: thread.id });
    for (const threadId of [thread.id, 999_999_999]) {
      const reader = await watch({ threadId });
      expect(await refusal(reader.ended)).toMatchObject({ code: 'THREAD_NOT_FOUND' });
    }
  });

  it.each(['-1', '1e3', 'x'])('is refused from the event id %j on', async (lastEventId) => {
    const { thread } = await createThread(api, anna);
    const opened = watch({ threadId: thread.id, lastEventId });
    expect(await refusal(opened)).toMatchObject({ code: 'BAD_INPUT' });
  });
});

describe('a reader who comes back', () => {
  it('gets what happened meanwhile, in its order, and then what happens next', async () => {
    const { thread, posts } = await createThread(api, anna, { replies: 2 });
    const { revision } = await forum(null).thread.get({ id: thread.id });
    const third = await forum(anna).post.create({ threadId: thread.id, content: 'Verpasst' });
    await forum(anna).post.delete({ id: posts[0]?.id ?? 0 });
    const edited = await forum(anna).post.update({
      id: posts[1]?.id ?? 0,
      data: { content: 'Geändert' },
    });
    const reader = await watch({ threadId: thread.id, lastEventId: String(revision) });
    const missed = [
      { id: 4, event: saved(third, 3) },
      { id: 5, event: deleted(posts[0]?.id ?? 0, 2, 3) },
      { id: 6, event: saved(edited, 3) },
    ];
    await expect.poll(() => reader.seen).toEqual(missed);
    const next = await forum(anna).post.create({ threadId: thread.id, content: 'Live' });
    await expect.poll(() => reader.seen).toHaveLength(4);
    expect(reader.seen[3]).toEqual({ id: 7, event: saved(next, 4) });
  });

  it('gets nothing twice that it has seen', async () => {
    const { thread } = await createThread(api, anna, { replies: 3 });
    const reader = await openThread(thread.id);
    const post = await forum(anna).post.create({ threadId: thread.id, content: 'Neu' });
    await expect.poll(() => eventsOf(reader)).toEqual([saved(post, 5)]);
  });

  it('without an event id gets only what is new', async () => {
    const { thread } = await createThread(api, anna, { replies: 3 });
    const reader = await watch({ threadId: thread.id });
    // nobody outside can tell when its first look is over: what comes before is not new
    await expect
      .poll(async () => {
        await forum(anna).post.create({ threadId: thread.id, content: 'Neu' });
        return reader.seen.length;
      })
      .toBeGreaterThan(0);
    expect(reader.seen.every(({ id }) => id > 4)).toBe(true);
  });

  it('is told that the thread is gone', async () => {
    const { thread } = await createThread(api, anna);
    await forum(anna).thread.delete({ id: thread.id });
    const reader = await watch({ threadId: thread.id, lastEventId: '1' });
    await reader.ended;
    expect(eventsOf(reader)).toEqual([{ type: 'thread.deleted' }]);
  });

  it('after very much is told to read again', async () => {
    const { thread } = await createThread(api, anna, { replies: 101 });
    const reader = await watch({ threadId: thread.id, lastEventId: '1' });
    await expect.poll(() => reader.seen).toEqual([{ id: 102, event: { type: 'thread.changed' } }]);
    const lessBehind = await watch({ threadId: thread.id, lastEventId: '2' });
    await expect.poll(() => lessBehind.seen).toHaveLength(100);
    expect(new Set(lessBehind.seen.map(({ event }) => event.type))).toEqual(
      new Set(['post.saved']),
    );
  });

  it('also after its process lost the connection that events come through', async () => {
    const { thread } = await createThread(api, anna);
    const reader = await openThread(thread.id);
    await expect.poll(() => threadFeedsOf(otherEvents).size).toBe(1);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'oche-events' and datname = current_database()`.execute(api.deps.db);
    const post = await forum(anna).post.create({ threadId: thread.id, content: 'Ungehört' });
    await expect.poll(() => eventsOf(reader)).toEqual([saved(post, 2)]);
  });
});

describe('a process', () => {
  it('forgets a thread when its last reader leaves', async () => {
    const { thread } = await createThread(api, anna);
    const [first, second] = await Promise.all([openThread(thread.id), openThread(thread.id)]);
    await expect.poll(() => threadFeedsOf(otherEvents).size).toBe(1);
    await first?.leave();
    expect(threadFeedsOf(otherEvents).size).toBe(1);
    await second?.leave();
    expect(threadFeedsOf(otherEvents).size).toBe(0);
  });

  it('reads once for all readers of a thread', async () => {
    const { thread } = await createThread(api, anna);
    const many = await Promise.all(Array.from({ length: 30 }, () => openThread(thread.id)));
    const query = vi.spyOn(pg.Pool.prototype, 'query');
    const posts = [];
    for (const content of ['Eins', 'Zwei', 'Drei']) {
      posts.push(await forum(anna).post.create({ threadId: thread.id, content }));
      const isTold = (reader: Reader) => reader.seen.length === posts.length;
      await expect.poll(() => many.every(isTold)).toBe(true);
    }
    const reads = query.mock.calls.filter(
      ([statement]) => (statement as { name?: string }).name === 'forum.listThreadChanges.101',
    );
    query.mockRestore();
    for (const reader of many)
      expect(eventsOf(reader)).toMatchObject(
        posts.map((post) => ({ type: 'post.saved', post: readOnly(post) })),
      );
    // one for each post, and a few more when a reader reads again before the others get the event
    expect(reads.length).toBeLessThanOrEqual(2 * posts.length);
  });
});
