import { describe, expect, it } from 'vitest';
import { runJobs, type TestMember, useFreshMember, useTestApi } from '../../../testing/index.ts';
import { createThread } from '../testing.ts';
import { notifyOfPost } from './notify-of-post.service.ts';

const api = useTestApi({ now: '2026-11-21T19:00:00Z' });
/** began the thread */
const thea = useFreshMember(api, { first_name: 'Thea' });
const ben = useFreshMember(api, { first_name: 'Ben', last_name: 'Bull' });
const cem = useFreshMember(api, { first_name: 'Cem' });

const bellOf = (member: TestMember) => api.callerFor(member).social.notifications;
const titlesOf = async (member: TestMember, locale: 'de' | 'en' = 'de') => {
  const { items } = await api.callerFor(member, { locale }).social.notifications.list({});
  return items.map(({ title }) => title);
};

async function answer(
  author: TestMember,
  input: { threadId: number; content?: string; parentPostId?: number; quotedPostId?: number },
) {
  const post = await api.callerFor(author).forum.post.create({ content: 'Gut Darts!', ...input });
  await runJobs(api);
  return post;
}

describe('an answer', () => {
  it('is told to whose thread it is, with a link to it, until it is seen', async () => {
    const { thread } = await createThread(api, thea);
    const post = await answer(ben, { threadId: thread.id, content: 'Harrows,\nwas sonst?' });
    const { items } = await bellOf(thea).list({});
    expect(items).toEqual([
      {
        id: expect.any(Number),
        area: 'forum',
        isRead: false,
        latestAt: '2026-11-21T19:00:00.000Z',
        title: 'Ben Bull hat in deinem Thread „Welche Flights?“ geantwortet',
        excerpt: 'Harrows, was sonst?',
        path: `/forum/thread/${thread.id}?post=2#post-2`,
        actor: { firstName: 'Ben', lastName: 'Bull', profileImageUrl: null },
      },
    ]);
    expect(await titlesOf(thea, 'en')).toEqual([
      'Ben Bull answered in your thread “Welche Flights?”',
    ]);
    expect(await bellOf(thea).unread()).toEqual({ count: 1 });
    expect(await bellOf(ben).unread()).toEqual({ count: 0 });

    await bellOf(thea).see({ places: [`post/${post.id}`, 'post/999999'] });
    expect(await bellOf(thea).unread()).toEqual({ count: 0 });
    expect((await bellOf(thea).list({})).items[0]?.isRead).toBe(true);
    expect((await bellOf(thea).list({ isUnread: true })).items).toEqual([]);
  });

  it('is told once: as a quote, else as an answer to a post, else as one in the thread', async () => {
    const { thread, posts } = await createThread(api, thea, { replies: 1 });
    const [ofThea] = posts;
    await answer(ben, { threadId: thread.id, quotedPostId: ofThea?.id });
    expect(await titlesOf(thea)).toEqual(['Ben Bull hat dich in „Welche Flights?“ zitiert']);

    const ofCem = await answer(cem, { threadId: thread.id });
    await answer(ben, { threadId: thread.id, parentPostId: ofCem.id });
    expect(await titlesOf(cem)).toEqual(['Ben Bull hat dir in „Welche Flights?“ geantwortet']);
    await answer(thea, { threadId: thread.id, parentPostId: ofThea?.id });
    expect(await titlesOf(thea)).toEqual([
      '2 neue Antworten in deinem Thread „Welche Flights?“',
      'Ben Bull hat dich in „Welche Flights?“ zitiert',
    ]);
  });

  it('joins those that nobody has seen yet; seen in part, the rest stays unread', async () => {
    const { thread } = await createThread(api, thea);
    const first = await answer(ben, { threadId: thread.id });
    await answer(cem, { threadId: thread.id, content: 'Zweite' });
    const { items } = await bellOf(thea).list({});
    expect(items.map(({ title, excerpt }) => [title, excerpt])).toEqual([
      ['2 neue Antworten in deinem Thread „Welche Flights?“', 'Zweite'],
    ]);
    expect(await bellOf(thea).unread()).toEqual({ count: 1 });
    await bellOf(thea).see({ places: [`post/${first.id}`] });
    expect((await titlesOf(thea))[0]).toMatch(/^Cem Muster/);
    expect(await bellOf(thea).unread()).toEqual({ count: 1 });
    await bellOf(thea).readAll();
    await answer(ben, { threadId: thread.id });
    const after = await bellOf(thea).list({});
    expect(after.items.map(({ isRead }) => isRead)).toEqual([false, true]);
  });

  it('of somebody blocked, in either direction, is never told, also not when blocked later', async () => {
    const { thread } = await createThread(api, thea);
    await api.callerFor(thea).social.people.block({ userId: ben.id });
    await answer(ben, { threadId: thread.id });
    expect(await titlesOf(thea)).toEqual([]);
    await answer(cem, { threadId: thread.id });
    expect(await bellOf(thea).unread()).toEqual({ count: 1 });
    await api.callerFor(cem).social.people.block({ userId: thea.id });
    expect(await titlesOf(thea)).toEqual([]);
    expect(await bellOf(thea).unread()).toEqual({ count: 0 });
  });

  it('that is deleted is neither shown nor counted', async () => {
    const { thread } = await createThread(api, thea);
    await answer(cem, { threadId: thread.id });
    const post = await answer(ben, { threadId: thread.id, content: 'Geheim' });
    await api.callerFor(ben).forum.post.delete({ id: post.id });
    const { items } = await bellOf(thea).list({});
    expect(JSON.stringify(items)).not.toMatch(/Geheim|Bull|2 neue/);
    const moderator = await api.createMember({ role: 'moderator' });
    await api.callerFor(moderator).forum.thread.delete({ id: thread.id });
    expect(await titlesOf(thea)).toEqual([]);
    expect(await bellOf(thea).unread()).toEqual({ count: 0 });
  });

  it('names the author as they are named now', async () => {
    const { thread } = await createThread(api, thea);
    await answer(ben, { threadId: thread.id });
    await api.deps.db
      .updateTable('users')
      .set({ first_name: 'Benno' })
      .where('id', '=', ben.id)
      .execute();
    expect((await titlesOf(thea))[0]).toMatch(/^Benno Bull/);
  });
});

it('the first post of a thread is told to nobody, nor is anybody told of their own', async () => {
  const { thread } = await createThread(api, thea, { replies: 2 });
  await answer(thea, { threadId: thread.id });
  expect(await titlesOf(thea)).toEqual([]);
});

it('however often the job is tried, and in how many processes at once, it is told once', async () => {
  const { thread } = await createThread(api, thea);
  const { id: postId } = await api
    .callerFor(ben)
    .forum.post.create({ threadId: thread.id, content: 'Ja' });
  const tell = () => notifyOfPost(api.deps, { postId });
  await Promise.all([tell(), tell(), tell()]);
  await tell();
  expect(await titlesOf(thea)).toEqual([
    'Ben Bull hat in deinem Thread „Welche Flights?“ geantwortet',
  ]);
});

it('whoever answers does not wait for it', async () => {
  const { thread } = await createThread(api, thea);
  await api.callerFor(ben).forum.post.create({ threadId: thread.id, content: 'Ja' });
  expect(await titlesOf(thea)).toEqual([]);
  await runJobs(api);
  expect(await titlesOf(thea)).toHaveLength(1);
});
