import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { MemberContext } from '../../../lib/deps.ts';
import type { EventBus } from '../../../lib/events/event-bus.ts';
import { eventsOverNotify } from '../../../lib/events/transport/notify.ts';
import {
  codeOf,
  type TestMember,
  useFreshMember,
  useMember,
  useTestApi,
} from '../../../testing/index.ts';
import { tellOfAnswer } from '../testing.ts';
import { watchBell } from './bell.service.ts';

const api = useTestApi({ now: '2026-11-21T19:00:00Z' });
const ben = useMember(api, { first_name: 'Ben', last_name: 'Bull' });
/** the events of another API process on the same database */
let otherEvents: EventBus;
const anna = useFreshMember(api);
const leaving: (() => Promise<void>)[] = [];

beforeAll(async () => {
  otherEvents = eventsOverNotify(api.url, pino({ level: 'silent' }), new Map());
  await otherEvents.start();
});
afterEach(async () => {
  await Promise.all(leaving.splice(0).map((leave) => leave()));
});
afterAll(() => otherEvents.stop());

const bellOf = (member: TestMember | null) => api.callerFor(member).social.notifications;
const tell = (recipient = anna) => tellOfAnswer(api, { recipient, author: ben });

/** A visible tab, here or at another process; what its bell has shown. */
function openTab(member: TestMember, events = api.deps.events): number[] {
  const left = new AbortController();
  const shown: number[] = [];
  const ctx = api.contextFor(member, { events }) as MemberContext;
  const done = (async () => {
    for await (const { count } of watchBell(ctx, left.signal)) shown.push(count);
  })();
  leaving.push(() => {
    left.abort();
    return done;
  });
  return shown;
}

describe('the bell', () => {
  it('is current in every tab, at both processes, for what is written and for what is read', async () => {
    const [here, again, there] = [openTab(anna), openTab(anna), openTab(anna, otherEvents)];
    const all = (counts: number[]) =>
      expect.poll(() => [here, again, there]).toEqual([counts, counts, counts]);
    await all([0]);
    const { postId } = await tell();
    await all([0, 1]);
    await tell();
    await all([0, 1, 2]);
    await bellOf(anna).see({ places: [`post/${postId}`] });
    await all([0, 1, 2, 1]);
    await bellOf(anna).readAll();
    await all([0, 1, 2, 1, 0]);
  });

  it('is the member’s own: what others are told wakes nobody else', async () => {
    const [ofAnna, ofBen] = [openTab(anna), openTab(ben)];
    await expect.poll(() => [ofAnna, ofBen]).toEqual([[0], [0]]);
    await tell();
    await expect.poll(() => ofAnna).toEqual([0, 1]);
    expect(ofBen).toEqual([0]);
  });

  it('counts for many members at once what concerns each', async () => {
    const crowd = await Promise.all(Array.from({ length: 5 }, () => api.createMember()));
    const tabs = crowd.map((member) => openTab(member));
    for (const [index, member] of crowd.entries()) {
      for (let i = 0; i < index; i++) await tell(member);
    }
    await expect.poll(() => tabs.map((shown) => shown.at(-1))).toEqual([0, 1, 2, 3, 4]);
  });

  it('counts up to a hundred', async () => {
    const { postId, threadId } = await tell();
    const group = (n: number) => ({
      recipient_id: anna.id,
      kind: 'forum.answer',
      group_key: `copy/${n}`,
      latest_at: new Date(),
    });
    const groups = await api.deps.db
      .insertInto('notification_groups')
      .values(Array.from({ length: 105 }, (_, n) => group(n)))
      .returning('id')
      .execute();
    await api.deps.db
      .insertInto('notifications')
      .values(
        groups.map(({ id }) => ({
          group_id: id,
          recipient_id: anna.id,
          kind: 'forum.answer',
          event_id: crypto.randomUUID(),
          place: 'post/1',
          payload: JSON.stringify({ postId, threadId }),
          created_at: new Date(),
        })),
      )
      .execute();
    expect(await bellOf(anna).unread()).toEqual({ count: 100 });
  });
});

describe('what is read', () => {
  it('is the own: nobody reads what others are told', async () => {
    const { postId } = await tell();
    const [entry] = (await bellOf(anna).list({})).items;
    const other = bellOf(await api.createMember());
    await other.read({ id: entry?.id ?? 0 });
    await other.see({ places: [`post/${postId}`] });
    await other.readAll();
    expect(await bellOf(anna).unread()).toEqual({ count: 1 });
    expect((await other.list({})).items).toEqual([]);
    await bellOf(anna).read({ id: entry?.id ?? 0 });
    await bellOf(anna).read({ id: entry?.id ?? 0 });
    expect(await bellOf(anna).unread()).toEqual({ count: 0 });
  });

  it('can be said by suspended members, and by no visitor', async () => {
    await tell();
    const suspended = bellOf({ ...anna, status: 'suspended' });
    expect(await suspended.unread()).toEqual({ count: 1 });
    await suspended.readAll();
    expect(await suspended.unread()).toEqual({ count: 0 });
    const calls = [
      bellOf(null).list({}),
      bellOf(null).unread(),
      bellOf(null).read({ id: 1 }),
      bellOf(null).readAll(),
      bellOf(null).see({ places: ['post/1'] }),
    ];
    expect(new Set(await Promise.all(calls.map(codeOf)))).toEqual(new Set(['UNAUTHENTICATED']));
  });

  it.each([
    [[]],
    [['']],
    [["post/1' or true"]],
    [['post/1/2']],
    [[`post/${'1'.repeat(100)}`]],
    [Array.from({ length: 101 }, (_, n) => `post/${n}`)],
  ])('is no place like %j', async (places) => {
    expect(await codeOf(bellOf(anna).see({ places }))).toBe('BAD_INPUT');
  });

  it.each([0, -1, 1.5, '1', null])('is no entry %j', async (id) => {
    expect(await codeOf(bellOf(anna).read({ id: id as number }))).toBe('BAD_INPUT');
  });

  it('while more is written stays apart from it: nothing unread is in a read entry', async () => {
    for (let round = 0; round < 5; round++) {
      await Promise.all([tell(), bellOf(anna).readAll(), tell(), bellOf(anna).readAll()]);
    }
    const { items } = await bellOf(anna).list({ isUnread: true, limit: 100 });
    expect(await bellOf(anna).unread()).toEqual({ count: items.length });
    const astray = await api.deps.db
      .selectFrom('notifications as item')
      .innerJoin('notification_groups as entry', 'entry.id', 'item.group_id')
      .select('item.id')
      .where('item.read_at', 'is', null)
      .where('entry.read_at', 'is not', null)
      .execute();
    expect(astray).toEqual([]);
  });
});

describe('the list', () => {
  it('has pages that join without gap, the latest first, also within one moment', async () => {
    for (let i = 0; i < 5; i++) await tell();
    const seen: number[] = [];
    let cursor: string | undefined;
    do {
      const { items, nextCursor } = await bellOf(anna).list({ limit: 2, cursor });
      seen.push(...items.map(({ id }) => id));
      cursor = nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toHaveLength(5);
    expect(seen).toEqual([...new Set(seen)].sort((a, b) => b - a));
  });

  it('can be filtered by area, and by what is unread', async () => {
    await tell();
    expect((await bellOf(anna).list({ area: 'forum' })).items).toHaveLength(1);
    expect((await bellOf(anna).list({ area: 'bookings' })).items).toEqual([]);
    await bellOf(anna).readAll();
    expect((await bellOf(anna).list({ area: 'forum', isUnread: true })).items).toEqual([]);
    expect((await bellOf(anna).list({ isUnread: false })).items).toHaveLength(1);
  });

  it.each([
    { area: 'weather' },
    { limit: 0 },
    { limit: 101 },
    { cursor: 'x' },
    { cursor: Buffer.from('["2026-11-21T19:00:00Z","1"]').toString('base64url') },
  ])('refuses %j', async (input) => {
    expect(await codeOf(bellOf(anna).list(input as never))).toBe('BAD_INPUT');
  });

  it('leaves out kinds of another version of the product', async () => {
    await tell();
    await api.deps.db
      .updateTable('notifications')
      .set({ kind: 'forum.former' })
      .where('recipient_id', '=', anna.id)
      .execute();
    expect((await bellOf(anna).list({})).items).toEqual([]);
    expect(await bellOf(anna).unread()).toEqual({ count: 0 });
  });

  it('shows hostile texts as they are, on one line', async () => {
    const content = '<img src=x onerror=alert(1)>\n\u202Ereversed "quoted" \\ $1 {name}';
    await tellOfAnswer(api, { recipient: anna, author: ben, content });
    const [entry] = (await bellOf(anna).list({})).items;
    expect(entry?.excerpt).not.toMatch(/<img|\n/);
    expect(entry?.excerpt).toContain('"quoted" \\ $1 {name}');
  });
});
