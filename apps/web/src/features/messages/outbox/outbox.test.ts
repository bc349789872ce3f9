import type { Message } from '@oche/validators/conversations/schemas';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Outbox, type Outgoing } from './outbox.ts';

/** A browser's storage, which outlives a page. */
class Kept {
  readonly items = new Map<string, string>();
  get length() {
    return this.items.size;
  }
  key = (index: number) => [...this.items.keys()][index] ?? null;
  getItem = (key: string) => this.items.get(key) ?? null;
  setItem = (key: string, value: string) => void this.items.set(key, value);
  removeItem = (key: string) => void this.items.delete(key);
}

let storage: Kept;
/** what the server has got; the same key is the same message */
let arrived: Map<string, string>;
let network: 'up' | 'down' | 'lost answer' | 'refuses';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T19:00:00Z') });
  storage = new Kept();
  arrived = new Map();
  network = 'up';
});
afterEach(() => vi.useRealTimers());

const page = (memberId = 'mia') =>
  new Outbox({
    memberId,
    storage,
    isFinal: (error) => error === 'refused',
    send: async ({ key, content }) => {
      if (network === 'down') throw 'no network';
      if (network === 'refuses') throw 'refused';
      arrived.set(key, content);
      if (network === 'lost answer') throw 'no network';
      return { key, content } as Message;
    },
  });
let keys = 0;
const write = (outbox: Outbox, content: string) => {
  keys += 1;
  const createdAt = new Date(Date.now() + keys).toISOString();
  outbox.add({ key: `key-${keys}`, conversationId: 1, content, pictures: [], createdAt });
};
const states = (outbox: Outbox) => outbox.snapshot().map(({ state }: Outgoing) => state);
const settle = () => vi.advanceTimersByTimeAsync(0);

it('sends in order and says what was sent', async () => {
  const outbox = page();
  const sent: string[] = [];
  outbox.onSent(({ content }) => sent.push(content));
  for (const text of ['1', '2', '3']) write(outbox, text);
  expect(states(outbox)).toEqual(['sending', 'waiting', 'waiting']);
  await settle();
  expect(sent).toEqual(['1', '2', '3']);
  expect(outbox.snapshot()).toEqual([]);
  expect(storage.length).toBe(0);
});

it('keeps what is written offline, through a reload, and sends it once, in its order', async () => {
  network = 'down';
  const first = page();
  write(first, '1');
  write(first, '2');
  await settle();
  expect(states(first)).toEqual(['waiting', 'waiting']);
  network = 'lost answer';
  await vi.advanceTimersByTimeAsync(5000);
  const reloaded = page();
  expect(states(reloaded)).toEqual(['waiting', 'waiting']);
  network = 'up';
  await reloaded.flush();
  await vi.advanceTimersByTimeAsync(5000);
  expect([...arrived.values()]).toEqual(['1', '2']);
  expect(reloaded.snapshot()).toEqual([]);
  expect(page('ben').snapshot()).toEqual([]);
});

it('says what was refused, goes on with the next, and tries again when told', async () => {
  const outbox = page();
  network = 'refuses';
  write(outbox, '1');
  await settle();
  network = 'up';
  write(outbox, '2');
  await settle();
  expect([...arrived.values()]).toEqual(['2']);
  const [failed] = outbox.snapshot();
  expect(failed).toMatchObject({ content: '1', state: 'failed' });
  expect(outbox.errorOf(failed?.key ?? '')).toBe('refused');
  outbox.again(failed?.key ?? '');
  await settle();
  expect([...arrived.values()]).toEqual(['2', '1']);
});

it('forgets what arrived by the stream before its answer, and what is a week old', async () => {
  network = 'down';
  const outbox = page();
  write(outbox, '1');
  await settle();
  outbox.remove(outbox.snapshot()[0]?.key ?? '');
  expect(storage.length).toBe(0);
  write(outbox, '2');
  vi.setSystemTime(Date.now() + 8 * 86_400_000);
  expect(page().snapshot()).toEqual([]);
});
