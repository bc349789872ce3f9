import { describe, expect, it } from 'vitest';
import { refusal, type TestMember, useMember, useTestApi } from '../../../testing/index.ts';
import { countersOf, createSubforum, createThread } from '../testing.ts';

const api = useTestApi();
const anna = useMember(api, { first_name: 'Anna', last_name: 'Auer' });
const ben = useMember(api);
const moderator = useMember(api, { role: 'moderator' });

const forum = (member: TestMember | null) => api.callerFor(member).forum;

describe('starting a thread', () => {
  it('gives the thread with its first post', async () => {
    const subforumId = await createSubforum(api.deps.db, { name: 'Checkouts' });
    api.deps.clock.set('2026-11-21T19:00:00.000Z');
    const thread = await forum(anna).thread.create({
      subforumId,
      title: ' Wege  zur\n170 ',
      content: 'T20, T20, Bullseye.\n\nWie oft trefft ihr das?',
    });
    expect(thread).toEqual({
      id: expect.any(Number),
      title: 'Wege zur 170',
      content: 'T20, T20, Bullseye.\n\nWie oft trefft ihr das?',
      subforumId,
      subforum: { id: subforumId, name: 'Checkouts' },
      category: { id: expect.any(Number), name: 'Rund ums Board' },
      authorId: anna.id,
      author: { firstName: 'Anna', lastName: 'Auer' },
      createdAt: '2026-11-21T19:00:00.000Z',
      lastPostAt: '2026-11-21T19:00:00.000Z',
      postCount: 1,
      isLocked: false,
      isPinned: false,
      isAnnouncement: false,
      hasFeed: true,
      closed: null,
      can: { reply: true, delete: true, restore: false },
      revision: 1,
      poll: null,
    });
    const { items } = await forum(null).post.list({ threadId: thread.id });
    expect(items).toMatchObject([{ number: 1, rootNumber: 1, content: thread.content }]);
    expect(await forum(null).subforum.get({ id: subforumId })).toMatchObject({
      threadCount: 1,
      postCount: 1,
      lastPost: { threadId: thread.id, threadTitle: 'Wege zur 170', number: 1 },
    });
  });

  it('tells in an event what was written, after the commit only', async () => {
    const seen: unknown[] = [];
    const stop = api.deps.events.on('post.created', (event) => seen.push(event));
    const subforumId = await createSubforum(api.deps.db);
    const { thread, posts } = await createThread(api, anna, { subforumId, replies: 1 });
    await refusal(forum(ben).post.create({ threadId: thread.id, content: 'x', parentPostId: 1e9 }));
    await expect.poll(() => seen).toHaveLength(2);
    stop();
    const event = { threadId: thread.id, subforumId, authorId: anna.id, parentPostId: null };
    expect(seen).toEqual([
      { ...event, postId: expect.any(Number), number: 1 },
      { ...event, postId: posts[0]?.id, number: 2 },
    ]);
  });
});

describe('deleting a thread', () => {
  const isGone = async (id: number) => {
    for (const member of [null, anna, moderator]) {
      expect(await refusal(forum(member).thread.get({ id }))).toMatchObject({
        code: 'THREAD_NOT_FOUND',
      });
      expect(await refusal(forum(member).post.list({ threadId: id }))).toMatchObject({
        code: 'THREAD_NOT_FOUND',
      });
    }
    const write = forum(moderator).post.create({ threadId: id, content: 'Hallo?' });
    expect(await refusal(write)).toMatchObject({ code: 'THREAD_NOT_FOUND' });
  };

  it('is up to its starter as long as nobody answered', async () => {
    const { thread, posts } = await createThread(api, anna, { replies: 1 });
    const tooLate = forum(anna).thread.delete({ id: thread.id });
    expect(await refusal(tooLate)).toMatchObject({ code: 'THREAD_HAS_REPLIES' });
    await forum(anna).post.delete({ id: posts[0]?.id ?? 0 });
    expect(await forum(anna).thread.delete({ id: thread.id })).toEqual({ ok: true });
    await isGone(thread.id);
    expect(await forum(null).subforum.get({ id: thread.subforumId })).toMatchObject({
      threadCount: 0,
      postCount: 0,
      lastPost: null,
    });
    const again = forum(anna).thread.delete({ id: thread.id });
    expect(await refusal(again)).toMatchObject({ code: 'THREAD_NOT_FOUND' });
  });

  it('is undone by moderators, without the posts that were deleted before', async () => {
    const { thread, posts } = await createThread(api, anna, { replies: 4 });
    const [second, third] = posts;
    await forum(anna).post.delete({ id: third?.id ?? 0 });
    const before = await forum(null).post.list({ threadId: thread.id });
    await forum(moderator).thread.delete({ id: thread.id });
    await isGone(thread.id);
    const refusals = await Promise.all(
      [
        forum(anna).post.delete({ id: second?.id ?? 0 }),
        forum(anna).post.update({ id: second?.id ?? 0, data: { content: 'Hm' } }),
        forum(moderator).post.restore({ id: third?.id ?? 0 }),
      ].map(refusal),
    );
    for (const error of refusals) expect(error.code).toBe('POST_NOT_FOUND');

    const restored = await forum(moderator).thread.restore({ id: thread.id });
    expect(restored).toMatchObject({ id: thread.id, postCount: 4, title: thread.title });
    expect((await forum(null).post.list({ threadId: thread.id })).items).toEqual(before.items);
    expect(await forum(moderator).thread.restore({ id: thread.id })).toEqual(restored);
    await forum(moderator).post.restore({ id: third?.id ?? 0 });
    expect((await forum(null).post.list({ threadId: thread.id })).items).toHaveLength(5);
    const { stored, counted } = await countersOf(api.deps.db);
    expect(stored).toEqual(counted);
  });
});

describe('the same attempt again', () => {
  it('gives the first thread and the first post, and refuses another one', async () => {
    const subforumId = await createSubforum(api.deps.db);
    const idempotencyKey = 'attempt-0001';
    const thread = {
      subforumId,
      title: 'Nur einmal',
      content: 'Bitte nur einmal.',
      idempotencyKey,
    };
    const first = await forum(anna).thread.create(thread);
    expect(await forum(anna).thread.create(thread)).toEqual(first);
    const post = { threadId: first.id, content: 'Auch nur einmal', idempotencyKey };
    const answer = await forum(anna).post.create(post);
    expect(await forum(anna).post.create(post)).toEqual(answer);
    const others = [
      forum(anna).thread.create({ ...thread, title: 'Etwas anderes' }),
      forum(anna).post.create({ ...post, parentPostId: answer.id }),
    ];
    for (const error of await Promise.all(others.map(refusal))) {
      expect(error.code).toBe('IDEMPOTENCY_KEY_REUSED');
    }
    expect(await forum(null).thread.get({ id: first.id })).toMatchObject({ postCount: 2 });
    expect(await forum(null).subforum.get({ id: subforumId })).toMatchObject({ threadCount: 1 });
  });

  it('is another one for another member, and after a refusal', async () => {
    const { thread } = await createThread(api, anna);
    const post = { threadId: thread.id, content: 'Hallo', idempotencyKey: 'attempt-0002' };
    expect(await forum(anna).post.create(post)).toMatchObject({ number: 2 });
    expect(await forum(ben).post.create(post)).toMatchObject({ number: 3 });
    const retried = { ...post, idempotencyKey: 'attempt-0003' };
    await refusal(forum(ben).post.create({ ...retried, parentPostId: 1e9 }));
    expect(await forum(ben).post.create(retried)).toMatchObject({ number: 4 });
  });
});
