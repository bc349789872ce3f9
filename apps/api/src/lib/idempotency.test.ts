import { withTransaction } from '@oche/db';
import { beforeEach, expect, it } from 'vitest';
import { codeOf, useTestApi } from '../testing/index.ts';
import { once } from './idempotency.ts';

const api = useTestApi();
let userId: string;
/** how often something was created */
let created: number;

beforeEach(async () => {
  userId = (await api.createMember()).id;
  created = 0;
});

type Attempt = Parameters<typeof once>[1];

const KEY = 'attempt-0001';
const attempt = (content: object = {}, others: Partial<Attempt> = {}) => {
  const input = { idempotencyKey: KEY, ...content };
  return withTransaction(api.deps.db, (tx) =>
    once(tx, { userId, operation: 'thing.create', input, ...others }, async () => {
      created += 1;
      return created;
    }),
  );
};

it('creates once for a key, and always without one', async () => {
  expect(await attempt()).toBe(1);
  expect(await attempt()).toBe(1);
  expect(await attempt({ idempotencyKey: undefined })).toBe(2);
  expect(await attempt({ idempotencyKey: undefined })).toBe(3);
  expect(await attempt({ idempotencyKey: 'attempt-0002' })).toBe(4);
});

it('creates anew for another member, another operation and another scope', async () => {
  const lounge = { kind: 'lounge', id: 5 };
  expect(await attempt()).toBe(1);
  expect(await attempt({}, { userId: (await api.createMember()).id })).toBe(2);
  expect(await attempt({}, { operation: 'other.create' })).toBe(3);
  expect(await attempt({}, { scope: lounge })).toBe(4);
  expect(await attempt({}, { scope: { ...lounge, id: 6 } })).toBe(5);
  expect(await attempt({}, { scope: { ...lounge, kind: 'club' } })).toBe(6);
  expect(await attempt({}, { scope: lounge })).toBe(4);
});

it('creates again after an attempt that failed, also with another content', async () => {
  const failing = withTransaction(api.deps.db, (tx) =>
    once(tx, { userId, operation: 'thing.create', input: { idempotencyKey: KEY } }, async () => {
      throw new Error('no room');
    }),
  );
  await expect(failing).rejects.toThrow('no room');
  expect(await attempt({ title: 'Zweiter Versuch' })).toBe(1);
});

const content = { title: 'Liga', place: { city: 'Köln', board: 2 }, days: [1, 5], note: null };

it('takes content for the same in whatever order its properties come', async () => {
  await attempt(content);
  const { title, days, note } = content;
  expect(await attempt({ note, days, place: { board: 2, city: 'Köln' }, title })).toBe(1);
  expect(await attempt({ ...content, group: undefined })).toBe(1);
});

it.each([
  ['another value', { ...content, title: 'Pokal' }],
  ['another value within', { ...content, place: { city: 'Köln', board: 3 } }],
  ['another type', { ...content, days: ['1', '5'] }],
  ['one more', { ...content, group: 4 }],
  ['one less', { title: 'Liga', place: content.place, days: [1, 5] }],
  ['values that changed places', { ...content, place: { city: 2, board: 'Köln' } }],
  ['another order of a list', { ...content, days: [5, 1] }],
  ['nothing', {}],
])('refuses the same key with %s', async (_, other) => {
  await attempt(content);
  expect(await codeOf(attempt(other))).toBe('IDEMPOTENCY_KEY_REUSED');
  expect(await attempt(content)).toBe(1);
  expect(created).toBe(1);
});

it('gives all that come at once the first one’s result, and refuses other content', async () => {
  const contents = Array.from({ length: 12 }, (_, index) => ({ number: index % 2 }));
  const results = await Promise.allSettled(contents.map((each) => attempt(each)));
  const outcomes = await Promise.all(
    results.map(async (result) =>
      result.status === 'fulfilled' ? result.value : codeOf(Promise.reject(result.reason)),
    ),
  );
  expect(created).toBe(1);
  const winner = outcomes.indexOf(1) % 2;
  expect(outcomes).toEqual(
    contents.map(({ number }) => (number === winner ? 1 : 'IDEMPOTENCY_KEY_REUSED')),
  );
});
