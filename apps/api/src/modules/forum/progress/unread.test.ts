import { expect, it } from 'vitest';
import { codeOf, type TestMember, useMember, useTestApi } from '../../../testing/index.ts';
import { createThread } from '../testing.ts';

const api = useTestApi();
const anna = useMember(api);
const ben = useMember(api);
const forum = (member: TestMember | null) => api.callerFor(member).forum;

it('is what others have written since the last visit; a thread where one never was is not named', async () => {
  const { thread } = await createThread(api, anna, { replies: 1 });
  const { thread: other } = await createThread(api, anna);
  const unread = () => forum(ben).reading.unread({ threadIds: [thread.id, other.id] });
  const write = (member: TestMember) =>
    forum(member).post.create({ threadId: thread.id, content: 'Servus' });
  expect(await unread()).toEqual([]);
  await forum(ben).reading.visit({ threadId: thread.id });
  expect(await unread()).toEqual([{ threadId: thread.id, newer: 0 }]);
  await write(ben);
  expect(await unread()).toEqual([{ threadId: thread.id, newer: 0 }]);
  const gone = await write(anna);
  await write(anna);
  expect(await unread()).toEqual([{ threadId: thread.id, newer: 2 }]);
  await forum(anna).post.delete({ id: gone.id });
  expect(await unread()).toEqual([{ threadId: thread.id, newer: 1 }]);
  await forum(ben).reading.visit({ threadId: thread.id });
  expect(await unread()).toEqual([{ threadId: thread.id, newer: 0 }]);
  expect(await forum(anna).reading.unread({ threadIds: [thread.id] })).toEqual([]);
});

it('is refused to visitors, and for no threads or too many', async () => {
  const many = Array.from({ length: 101 }, (_, index) => index + 1);
  expect(await codeOf(forum(null).reading.unread({ threadIds: [1] }))).toBe('UNAUTHENTICATED');
  expect(await codeOf(forum(ben).reading.unread({ threadIds: [] }))).toBe('BAD_INPUT');
  expect(await codeOf(forum(ben).reading.unread({ threadIds: many }))).toBe('BAD_INPUT');
});
