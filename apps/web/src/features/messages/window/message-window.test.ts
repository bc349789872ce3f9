import type { Message, MessagePage } from '@oche/validators/conversations/schemas';
import { expect, it } from 'vitest';
import { windowOf, withChanges, withNewer, withOlder } from './message-window.ts';

const message = (id: number, revision = id, content = `${id}`): Message => ({
  id,
  conversationId: 1,
  revision,
  senderId: 'ben',
  receiverId: 'mia',
  content,
  pictures: [],
  card: null,
  suspicions: [],
  isHidden: false,
  isDeleted: false,
  isBlocked: false,
  editedAt: null,
  changeableUntil: null,
  answers: null,
  reactions: [],
  notice: null,
  key: null,
  createdAt: '2026-11-21T19:00:00.000Z',
});
const page = (ids: number[], more: Partial<MessagePage> = {}): MessagePage => ({
  items: ids.map((id) => message(id)),
  hasOlder: true,
  hasNewer: false,
  people: [],
  firstUnreadId: null,
  revision: 10,
  ...more,
});
const idsOf = ({ messages }: { messages: readonly Message[] }) => messages.map(({ id }) => id);

it('grows on both sides and knows when it has reached an end', () => {
  const window = windowOf(page([5, 6], { hasNewer: true }));
  const older = withOlder(window, page([3, 4], { hasOlder: false, hasNewer: true }));
  const both = withNewer(older, page([7, 8]));
  expect(idsOf(both)).toEqual([3, 4, 5, 6, 7, 8]);
  expect(both).toMatchObject({ hasOlder: false, hasNewer: false });
});

it('takes what is new at its end, in order, and nothing twice', () => {
  const once = withChanges(windowOf(page([5])), [message(8), message(7)], 11);
  const twice = withChanges(once, [message(7)], 9);
  expect(idsOf(twice)).toEqual([5, 7, 8]);
  expect(twice.revision).toBe(11);
});

it('leaves out what is not loaded', () => {
  const window = windowOf(page([5, 6], { hasNewer: true }));
  expect(idsOf(withChanges(window, [message(3), message(9)], 12))).toEqual([5, 6]);
  const complete = windowOf(page([], { hasOlder: false }));
  expect(idsOf(withChanges(complete, [message(1)], 1))).toEqual([1]);
});

it('shows the latest version of a message, whichever comes first', () => {
  const window = withChanges(windowOf(page([5])), [message(5, 12, 'neu')], 12);
  expect(withChanges(window, [message(5, 5, 'alt')], 12).messages[0]?.content).toBe('neu');
  expect(withOlder(window, page([4, 5])).messages.at(-1)?.content).toBe('neu');
});

it('keeps so much of a long conversation, and leaves out the side from which the reader goes away', () => {
  const ids = (from: number, count: number) => Array.from({ length: count }, (_, n) => from + n);
  const long = withOlder(windowOf(page(ids(5000, 300))), page(ids(4900, 100)));
  expect(idsOf(long)).toEqual(ids(4900, 320));
  expect(long).toMatchObject({ hasOlder: true, hasNewer: true });
  const back = withNewer(long, page(ids(5220, 80)));
  expect(idsOf(back)).toEqual(ids(4980, 320));
  expect(back).toMatchObject({ hasOlder: true, hasNewer: false });
  expect(idsOf(withChanges(long, [message(5400)], 5400))).toEqual(idsOf(long));
});
