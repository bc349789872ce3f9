import { beforeEach, expect, it } from 'vitest';
import { codeOf, type TestMember, useMember, useTestApi } from '../../../testing/index.ts';
import { countersOf, createThread } from '../testing.ts';

const NOW = '2026-11-21T19:00:00.000Z';
const api = useTestApi({ now: NOW });
const anna = useMember(api);
const ben = useMember(api);
const moderator = useMember(api, { role: 'moderator' });

const forum = (member: TestMember | null) => api.callerFor(member).forum;
const after = (seconds: number) => api.deps.clock.set(new Date(Date.parse(NOW) + seconds * 1000));

beforeEach(() => after(0));

/** A post of Anna's that is deleted, and how its thread was before. */
async function deleted(by: TestMember = anna) {
  const { thread, posts } = await createThread(api, anna, { replies: 2 });
  const id = posts[0]?.id ?? 0;
  const before = await forum(anna).post.list({ threadId: thread.id });
  await forum(by).post.delete({ id });
  return { id, thread, before: before.items };
}

it('lets authors bring back what they have just deleted, as it was', async () => {
  const { id, thread, before } = await deleted();
  after(59);
  const restored = await forum(anna).post.restore({ id });
  expect(restored).toEqual(before[1]);
  expect((await forum(anna).post.list({ threadId: thread.id })).items).toEqual(before);
  // a second press changes nothing
  expect(await forum(anna).post.restore({ id })).toEqual(restored);
  const { stored, counted } = await countersOf(api.deps.db);
  expect(stored).toEqual(counted);
});

it('is over after a minute, for authors', async () => {
  const { id } = await deleted();
  after(61);
  expect(await codeOf(forum(anna).post.restore({ id }))).toBe('POST_UNDO_OVER');
  expect(await forum(moderator).post.restore({ id })).toMatchObject({ id });
});

it('brings back nothing that somebody else has deleted, nor somebody else’s', async () => {
  const { id } = await deleted(moderator);
  expect(await codeOf(forum(anna).post.restore({ id }))).toBe('FORBIDDEN');
  const own = await deleted();
  expect(await codeOf(forum(ben).post.restore({ id: own.id }))).toBe('FORBIDDEN');
  expect(await codeOf(forum(null).post.restore({ id: own.id }))).toBe('UNAUTHENTICATED');
});

it('waits for nobody where writing is closed by then', async () => {
  const { id, thread } = await deleted();
  await api.deps.db
    .updateTable('forum_threads')
    .set({ is_locked: true })
    .where('id', '=', thread.id)
    .execute();
  expect(await codeOf(forum(anna).post.restore({ id }))).toBe('THREAD_LOCKED');
});

it('brings it back once, however often it is pressed at once', async () => {
  const { id, thread } = await deleted();
  await Promise.all(Array.from({ length: 4 }, () => forum(anna).post.restore({ id })));
  const { revision, items } = await forum(anna).post.list({ threadId: thread.id });
  expect(items).toHaveLength(3);
  // three posts, the deletion, and one restoration
  expect(revision).toBe(5);
});
