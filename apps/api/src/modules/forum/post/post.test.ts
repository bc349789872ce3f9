import { describe, expect, it } from 'vitest';
import { refusal, type TestMember, useMember, useTestApi } from '../../../testing/index.ts';
import { countersOf, createSubforum, createThread, readOnly } from '../testing.ts';

const api = useTestApi();
const anna = useMember(api, { first_name: 'Anna', last_name: 'Auer' });
const ben = useMember(api, { first_name: 'Ben', last_name: 'Berg' });
const moderator = useMember(api, { role: 'moderator' });

const forum = (member: TestMember | null) => api.callerFor(member).forum;
const startThread = async (replies = 0) => {
  const { thread, posts } = await createThread(api, anna, { replies });
  return { threadId: thread.id, thread, posts };
};

describe('answering', () => {
  it('gives the next number and the post as everybody sees it', async () => {
    const { threadId } = await startThread();
    api.deps.clock.set('2026-11-21T19:00:00.123Z');
    const post = await forum(ben).post.create({ threadId, content: '  Slim, aus Nylon. \n' });
    expect(post).toEqual({
      id: expect.any(Number),
      threadId,
      number: 2,
      rootNumber: 2,
      content: 'Slim, aus Nylon.',
      mentions: [],
      parentPostId: null,
      parent: null,
      quote: null,
      authorId: ben.id,
      author: { firstName: 'Ben', lastName: 'Berg', imageUrl: null },
      createdAt: '2026-11-21T19:00:00.123Z',
      editedAt: null,
      can: { editUntil: '2026-11-21T19:30:00.123Z', delete: true },
    });
    const { items } = await forum(ben).post.list({ threadId });
    expect(items.at(-1)).toEqual(post);
    expect((await forum(null).post.list({ threadId })).items.at(-1)).toEqual(readOnly(post));
  });

  it('puts an answer beneath its post, and an answer to that one, too', async () => {
    const { threadId, posts } = await startThread(2);
    const [second, third] = posts;
    const answer = await forum(ben).post.create({
      threadId,
      content: 'Sehe ich auch so',
      parentPostId: second?.id,
    });
    expect(answer).toMatchObject({
      number: 4,
      rootNumber: 2,
      parentPostId: second?.id,
      parent: { number: 2, snippet: 'Antwort 1' },
    });
    const next = await forum(anna).post.create({
      threadId,
      content: 'Danke',
      parentPostId: answer.id,
    });
    expect(next).toMatchObject({ number: 5, rootNumber: 2, parent: { number: 4 } });
    const { items } = await forum(null).post.list({ threadId });
    expect(items.map((post) => post.number)).toEqual([1, 2, 4, 5, 3]);
    expect(third?.number).toBe(3);
  });

  it('leaves an answer to the first post at the top level', async () => {
    const { threadId } = await startThread(1);
    const [first] = (await forum(null).post.list({ threadId })).items;
    const answer = await forum(ben).post.create({
      threadId,
      content: 'Ja',
      parentPostId: first?.id,
    });
    expect(answer).toMatchObject({ number: 3, rootNumber: 3, parent: { number: 1 } });
  });

  it('shows the first 100 characters of the answered post, not half of one', async () => {
    const { threadId } = await startThread();
    const long = await forum(anna).post.create({ threadId, content: '🎯'.repeat(150) });
    const answer = await forum(ben).post.create({ threadId, content: 'Ja', parentPostId: long.id });
    expect(answer.parent?.snippet).toBe('🎯'.repeat(100));
  });

  it('quotes a post by id or by number, which also answers it', async () => {
    const { threadId, posts } = await startThread(2);
    const [second] = posts;
    const quote = { postId: second?.id, number: 2, text: 'Antwort 1' };
    for (const names of [{ quotedPostId: second?.id }, { quotedNumber: 2 }]) {
      const post = await forum(ben).post.create({ threadId, content: 'Genau', ...names });
      expect(post).toMatchObject({ parentPostId: second?.id, rootNumber: 2, quote });
    }
  });

  it('lets a quote decide when another parent is named, too', async () => {
    const { threadId, posts } = await startThread(2);
    const post = await forum(ben).post.create({
      threadId,
      content: 'Genau',
      parentPostId: posts[0]?.id,
      quotedPostId: posts[1]?.id,
    });
    expect(post).toMatchObject({ parentPostId: posts[1]?.id, quote: { number: 3 } });
  });

  it('cuts a long quote and keeps it when its post is edited', async () => {
    const { threadId } = await startThread();
    const long = await forum(anna).post.create({ threadId, content: 'Doppel 16! '.repeat(200) });
    const post = await forum(ben).post.create({ threadId, content: 'Ja', quotedPostId: long.id });
    expect(post.quote?.text).toMatch(/^Doppel 16! .* Doppel…$/);
    expect(post.quote?.text?.length).toBeLessThanOrEqual(1000);
    await forum(anna).post.update({ id: long.id, data: { content: 'Ach, doch nicht' } });
    const { items } = await forum(null).post.list({ threadId });
    expect(items.at(-1)).toMatchObject({
      parent: { number: 2, snippet: 'Ach, doch nicht' },
      quote: post.quote,
    });
  });

  it('refuses a parent or quote that is deleted, unknown or of another thread', async () => {
    const { threadId, posts } = await startThread(1);
    const elsewhere = await startThread(1);
    await forum(anna).post.delete({ id: posts[0]?.id ?? 0 });
    const [deleted, foreign] = [posts[0]?.id, elsewhere.posts[0]?.id];
    for (const names of [
      { parentPostId: deleted },
      { quotedPostId: deleted },
      { quotedNumber: 2 },
      { parentPostId: foreign },
      { quotedPostId: foreign },
      { quotedNumber: 99 },
      { parentPostId: 999_999_999 },
    ]) {
      const error = await refusal(forum(ben).post.create({ threadId, content: 'Ja', ...names }));
      expect(error.code).toBe('PARENT_POST_NOT_FOUND');
    }
    expect((await forum(null).thread.get({ id: threadId })).postCount).toBe(1);
  });

  it('never gives a number again', async () => {
    const { threadId, posts } = await startThread(1);
    await forum(anna).post.delete({ id: posts[0]?.id ?? 0 });
    expect(await forum(anna).post.create({ threadId, content: 'Neu' })).toMatchObject({
      number: 3,
    });
  });
});

describe('editing', () => {
  it('changes the text for 30 minutes and says when', async () => {
    const { threadId } = await startThread();
    api.deps.clock.set('2026-11-21T19:00:00.000Z');
    const { id } = await forum(ben).post.create({ threadId, content: 'Doppel 15' });
    api.deps.clock.advance({ minutes: 30 });
    const edited = await forum(ben).post.update({ id, data: { content: 'Doppel 16' } });
    expect(edited).toMatchObject({
      content: 'Doppel 16',
      createdAt: '2026-11-21T19:00:00.000Z',
      editedAt: '2026-11-21T19:30:00.000Z',
    });
    api.deps.clock.advance({ seconds: 1 });
    const late = await refusal(forum(ben).post.update({ id, data: { content: 'Doppel 17' } }));
    expect(late.code).toBe('EDIT_WINDOW_OVER');
    const { items } = await forum(ben).post.list({ threadId });
    expect(items.at(-1)).toEqual({ ...edited, can: { editUntil: null, delete: true } });
  });

  it('changes nothing when the text is the same', async () => {
    const { threadId, thread } = await startThread();
    const { id } = await forum(ben).post.create({ threadId, content: 'Doppel 16' });
    const same = await forum(ben).post.update({ id, data: { content: ' Doppel 16 ' } });
    expect(same.editedAt).toBeNull();
    const { revision } = await forum(null).thread.get({ id: threadId });
    expect(revision).toBe(thread.revision + 1);
  });

  it('changes the thread text with the first post', async () => {
    const { threadId } = await startThread();
    const [first] = (await forum(null).post.list({ threadId })).items;
    await forum(anna).post.update({ id: first?.id ?? 0, data: { content: 'Anders gefragt' } });
    expect(await forum(null).thread.get({ id: threadId })).toMatchObject({
      content: 'Anders gefragt',
    });
  });

  it('is over in a locked thread, and for a deleted post', async () => {
    const { threadId, posts } = await startThread(2);
    const [post, deleted] = posts.map(({ id }) => id);
    await forum(anna).post.delete({ id: deleted ?? 0 });
    const edit = (id = 0) => forum(anna).post.update({ id, data: { content: 'Neu' } });
    expect(await refusal(edit(deleted))).toMatchObject({ code: 'POST_NOT_FOUND' });
    await api.deps.db
      .updateTable('forum_threads')
      .set({ is_locked: true })
      .where('id', '=', threadId)
      .execute();
    expect(await refusal(edit(post))).toMatchObject({ code: 'THREAD_LOCKED' });
  });
});

describe('deleting and restoring', () => {
  it('takes an own post away and its replies stay', async () => {
    const { threadId, posts } = await startThread(1);
    const id = posts[0]?.id ?? 0;
    await forum(ben).post.create({ threadId, content: 'Ja', parentPostId: id });
    expect(await forum(anna).post.delete({ id })).toEqual({ ok: true });
    const { items } = await forum(null).post.list({ threadId });
    expect(items.map(({ number, rootNumber }) => [number, rootNumber])).toEqual([
      [1, 1],
      [3, 2],
    ]);
    expect(items[1]?.parent).toEqual({ number: 2, snippet: null });
    expect(await refusal(forum(anna).post.delete({ id }))).toMatchObject({
      code: 'POST_NOT_FOUND',
    });
  });

  it('takes the words of a deleted post out of the quotes of it, and brings them back with it', async () => {
    const { threadId, posts } = await startThread(1);
    const id = posts[0]?.id ?? 0;
    const quoting = await forum(ben).post.create({ threadId, content: 'Nein', quotedPostId: id });
    const read = async () => {
      const { items } = await forum(null).post.list({ threadId });
      return items.find((post) => post.id === quoting.id);
    };
    expect(quoting.quote).toEqual({ postId: id, number: 2, text: 'Antwort 1' });
    await forum(anna).post.delete({ id });
    expect(await read()).toMatchObject({
      content: 'Nein',
      quote: { postId: id, number: 2, text: null },
    });
    const edited = await forum(ben).post.update({ id: quoting.id, data: { content: 'Doch' } });
    expect(edited.quote).toEqual({ postId: id, number: 2, text: null });
    await forum(moderator).post.restore({ id });
    expect(await read()).toMatchObject({ content: 'Doch', quote: quoting.quote });
  });

  it('keeps the first post as long as its thread', async () => {
    const { threadId } = await startThread(1);
    const [first] = (await forum(null).post.list({ threadId })).items;
    for (const member of [anna, moderator]) {
      const error = await refusal(forum(member).post.delete({ id: first?.id ?? 0 }));
      expect(error.code).toBe('FIRST_POST');
    }
  });

  it('lets moderators delete every post and bring it back where it was', async () => {
    const { threadId, posts } = await startThread(3);
    const before = await forum(null).post.list({ threadId });
    const id = posts[1]?.id ?? 0;
    await forum(moderator).post.delete({ id });
    expect((await forum(null).post.list({ threadId })).items).toHaveLength(3);
    const restored = { ...posts[1], can: { editUntil: null, delete: true } };
    expect(await forum(moderator).post.restore({ id })).toEqual(restored);
    expect((await forum(null).post.list({ threadId })).items).toEqual(before.items);
    expect(await forum(moderator).post.restore({ id })).toEqual(restored);
    const { stored, counted } = await countersOf(api.deps.db);
    expect(stored).toEqual(counted);
  });

  it('moves the newest post of thread and subforum back and forth', async () => {
    const { threadId, thread } = await startThread();
    api.deps.clock.advance({ minutes: 1 });
    const { id, createdAt } = await forum(ben).post.create({ threadId, content: 'Neu' });
    const newest = async () => {
      const subforum = await forum(null).subforum.get({ id: thread.subforumId });
      const { items } = await forum(null).thread.list({ subforumId: thread.subforumId });
      const { lastPostAt } = await forum(null).thread.get({ id: threadId });
      expect(items[0]).toMatchObject({
        lastPostAt,
        lastPost: { number: subforum.lastPost?.number, author: subforum.lastPost?.author },
      });
      return subforum.lastPost;
    };
    const bens = { number: 2, author: { firstName: 'Ben' }, createdAt };
    const annas = { number: 1, author: { firstName: 'Anna' }, createdAt: thread.createdAt };
    expect(await newest()).toMatchObject(bens);
    await forum(ben).post.delete({ id });
    expect(await newest()).toMatchObject(annas);
    await forum(moderator).post.restore({ id });
    expect(await newest()).toMatchObject(bens);
  });
});

describe('a closed place', () => {
  const closed = {
    CATEGORY_INACTIVE: { category: { is_active: false } },
    SUBFORUM_INACTIVE: { subforum: { is_active: false } },
    SUBFORUM_LOCKED: { subforum: { is_locked: true } },
    THREAD_LOCKED: { thread: { is_locked: true } },
  } as const;
  type Reason = keyof typeof closed;

  async function close(threadId: number, subforumId: number, reason: Reason) {
    const { db } = api.deps;
    const flags: { category?: object; subforum?: object; thread?: object } = closed[reason];
    const { category_id } = await db
      .selectFrom('forum_subforums')
      .select('category_id')
      .where('id', '=', subforumId)
      .executeTakeFirstOrThrow();
    if (flags.category)
      await db
        .updateTable('forum_categories')
        .set(flags.category)
        .where('id', '=', category_id)
        .execute();
    if (flags.subforum)
      await db
        .updateTable('forum_subforums')
        .set(flags.subforum)
        .where('id', '=', subforumId)
        .execute();
    if (flags.thread)
      await db.updateTable('forum_threads').set(flags.thread).where('id', '=', threadId).execute();
  }

  it.each(Object.keys(closed) as Reason[])('%s is read, not written', async (reason) => {
    const subforumId = await createSubforum(api.deps.db);
    const { thread, posts } = await createThread(api, anna, { subforumId, replies: 1 });
    const lonely = await createThread(api, anna, { subforumId });
    const postId = posts[0]?.id ?? 0;
    await close(thread.id, subforumId, reason);
    await close(lonely.thread.id, subforumId, reason);

    for (const member of [null, anna]) {
      expect(await forum(member).thread.get({ id: thread.id })).toMatchObject({ closed: reason });
      expect((await forum(member).post.list({ threadId: thread.id })).items).toHaveLength(2);
    }
    const refusals = await Promise.all(
      [
        forum(anna).post.create({ threadId: thread.id, content: 'Noch was' }),
        forum(anna).post.update({ id: postId, data: { content: 'Anders' } }),
        forum(anna).post.delete({ id: postId }),
        forum(anna).thread.delete({ id: lonely.thread.id }),
      ].map(refusal),
    );
    for (const error of refusals) expect(error.code).toBe(reason);
    const newThread = { subforumId, title: 'Neu hier', content: 'Ist hier noch offen?' };
    if (reason !== 'THREAD_LOCKED') {
      expect(await forum(null).subforum.get({ id: subforumId })).toMatchObject({ closed: reason });
      expect(await refusal(forum(anna).thread.create(newThread))).toMatchObject({ code: reason });
    }
  });

  it.each(Object.keys(closed) as Reason[])('%s for a moderator', async (reason) => {
    const subforumId = await createSubforum(api.deps.db);
    const { thread, posts } = await createThread(api, anna, { subforumId, replies: 1 });
    await close(thread.id, subforumId, reason);
    const { closed: shown } = await forum(moderator).thread.get({ id: thread.id });
    const writing = forum(moderator).post.create({ threadId: thread.id, content: 'Ruhe bitte' });
    if (reason.endsWith('LOCKED')) {
      expect(shown).toBeNull();
      expect(await writing).toMatchObject({ number: 3 });
    } else {
      expect(shown).toBe(reason);
      expect(await refusal(writing)).toMatchObject({ code: reason });
    }
    await forum(moderator).post.delete({ id: posts[0]?.id ?? 0 });
    await forum(moderator).thread.delete({ id: thread.id });
  });
});
