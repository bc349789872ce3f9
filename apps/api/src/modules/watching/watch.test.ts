import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf, type TestMember, useMember, useTestApi } from '../../testing/index.ts';
import { createCategory, createSubforum, createThread } from '../forum/testing.ts';
import { createLounge } from '../lounges/testing.ts';

const api = useTestApi();
const anna = useMember(api);
const moderator = useMember(api, { role: 'moderator' });
let ben: TestMember;
let places: { category: number; subforum: number; thread: number };

beforeEach(async () => {
  ben = await api.createMember();
  const category = await createCategory(api.deps.db, { name: 'Material' });
  const subforum = await createSubforum(api.deps.db, { category_id: category, name: 'Flights' });
  const { thread } = await createThread(api, anna, { subforumId: subforum });
  places = { category, subforum, thread: thread.id };
});

const watching = (member: TestMember | null = ben) => api.callerFor(member).social.watching;
type Kind = keyof typeof places;
type Level = NonNullable<Parameters<ReturnType<typeof watching>['set']>[0]['level']>;
const set = (kind: Kind, level: Level | null) => watching().set({ kind, id: places[kind], level });
const get = (kind: Kind) => watching().get({ kind, id: places[kind] });
const listed = async () =>
  (await watching().list({})).items.map(({ title, level }) => [title, level]);

describe('a level', () => {
  it('is the own one, else that of the subforum, else that of the category, else normal', async () => {
    const { category, subforum, thread } = places;
    expect(await get('thread')).toEqual({ level: 'normal', from: null });
    await set('category', 'watching');
    const fromCategory = { level: 'watching', from: { kind: 'category', id: category } };
    expect([await get('category'), await get('subforum'), await get('thread')]).toEqual([
      fromCategory,
      fromCategory,
      fromCategory,
    ]);
    await set('subforum', 'muted');
    const fromSubforum = { level: 'muted', from: { kind: 'subforum', id: subforum } };
    expect([await get('category'), await get('thread')]).toEqual([fromCategory, fromSubforum]);
    await set('thread', 'normal');
    expect(await get('thread')).toEqual({ level: 'normal', from: { kind: 'thread', id: thread } });
    await set('thread', null);
    expect(await get('thread')).toEqual(fromSubforum);
  });

  it('is one’s own and nobody else’s, and can be changed as often as one likes', async () => {
    await set('thread', 'watching');
    await set('thread', 'tracking');
    expect((await get('thread')).level).toBe('tracking');
    const other = await watching(moderator).get({ kind: 'thread', id: places.thread });
    expect(other).toEqual({ level: 'normal', from: null });
  });

  it('is one of two when it is changed twice at once', async () => {
    const levels = ['watching', 'muted', 'tracking', 'normal'] as const;
    const calls = Array.from({ length: 20 }, (_, index) =>
      set('thread', levels[index % 4] ?? null),
    );
    await Promise.all(calls);
    const rows = await api.deps.db
      .selectFrom('watches')
      .select('level')
      .where('user_id', '=', ben.id)
      .execute();
    expect(rows).toEqual([{ level: (await get('thread')).level }]);
  });

  it('is not to be had for what is not there, nor one that says nothing there', async () => {
    expect(await codeOf(watching().get({ kind: 'thread', id: 999_999 }))).toBe('PLACE_NOT_FOUND');
    expect(await codeOf(watching().get({ kind: 'pub', id: 1 }))).toBe('PLACE_NOT_FOUND');
    const set = (kind: string, id: number, level: Level) => watching().set({ kind, id, level });
    expect(await codeOf(set('subforum', 999_999, 'muted'))).toBe('PLACE_NOT_FOUND');
    expect(await codeOf(set('category', 999_999, 'muted'))).toBe('PLACE_NOT_FOUND');
    expect(await codeOf(set('lounge', 999_999, 'muted'))).toBe('PLACE_NOT_FOUND');
    const { id } = await createLounge(api, anna, { name: 'Bull’s Eye' });
    expect(await codeOf(set('lounge', id, 'tracking'))).toBe('LEVEL_NOT_OFFERED');
    expect(await codeOf(set('thread', places.thread, 'loud' as 'muted'))).toBe('BAD_INPUT');
    expect(await codeOf(set('Thread!', places.thread, 'muted'))).toBe('BAD_INPUT');
    expect(await codeOf(set('thread', 0, 'muted'))).toBe('BAD_INPUT');
  });

  it('is not to be had of a deleted thread, but can be taken back', async () => {
    await set('thread', 'watching');
    await api.callerFor(moderator).forum.thread.delete({ id: places.thread });
    expect(await codeOf(get('thread'))).toBe('PLACE_NOT_FOUND');
    expect(await codeOf(set('thread', 'muted'))).toBe('PLACE_NOT_FOUND');
    expect(await listed()).toEqual([]);
    await set('thread', null);
    await api.callerFor(moderator).forum.thread.restore({ id: places.thread });
    expect(await get('thread')).toEqual({ level: 'normal', from: null });
  });

  it('is refused to visitors, and open to suspended members', async () => {
    const visitor = watching(null);
    const place = { kind: 'thread', id: places.thread };
    expect(await codeOf(visitor.get(place))).toBe('UNAUTHENTICATED');
    expect(await codeOf(visitor.set({ ...place, level: 'muted' }))).toBe('UNAUTHENTICATED');
    expect(await codeOf(visitor.list({}))).toBe('UNAUTHENTICATED');
    ben = await api.createMember({ status: 'suspended' });
    await set('thread', 'muted');
    expect((await get('thread')).level).toBe('muted');
  });
});

describe('writing', () => {
  const write = () =>
    api.callerFor(ben).forum.post.create({ threadId: places.thread, content: 'Servus' });
  const start = async () => {
    const { thread } = await createThread(api, ben, { subforumId: places.subforum });
    places.thread = thread.id;
  };

  it('makes a thread watched by who starts it, and tracked by who answers', async () => {
    await write();
    expect(await get('thread')).toEqual({
      level: 'tracking',
      from: { kind: 'thread', id: places.thread },
    });
    await start();
    expect((await get('thread')).level).toBe('watching');
  });

  it.each([
    ['watching', 'watching', 'watching'],
    ['tracking', 'tracking', 'watching'],
    ['normal', 'tracking', 'watching'],
    ['muted', 'muted', 'muted'],
  ] as const)(
    'in a subforum that is %s leaves %s, and %s for the own thread',
    async (...levels) => {
      const [around, answered, started] = levels;
      await set('subforum', around);
      await write();
      expect((await get('thread')).level).toBe(answered);
      await start();
      expect((await get('thread')).level).toBe(started);
    },
  );

  it.each(['normal', 'muted', 'watching'] as const)('leaves what was chosen: %s', async (level) => {
    await set('thread', level);
    await write();
    await write();
    expect((await get('thread')).level).toBe(level);
  });
});

describe('the list', () => {
  it('has the latest first, page by page, each once, and nothing that is normal', async () => {
    const { id } = await createLounge(api, anna, { name: 'Bull’s Eye' });
    api.deps.clock.set('2026-05-01T10:00:00Z');
    await set('category', 'watching');
    // in the same moment
    await set('subforum', 'muted');
    api.deps.clock.set('2026-05-02T10:00:00Z');
    await set('thread', 'tracking');
    await watching().set({ kind: 'lounge', id, level: 'watching' });
    await watching(anna).set({ kind: 'lounge', id, level: 'normal' });
    const { items } = await watching().list({});
    expect(items).toEqual([
      {
        kind: 'lounge',
        id,
        title: 'Bull’s Eye',
        within: 'Köln',
        path: `/venues/${id}`,
        level: 'watching',
        levels: ['watching', 'normal', 'muted'],
        newer: 0,
      },
      {
        kind: 'thread',
        id: places.thread,
        title: 'Welche Flights?',
        within: 'Flights',
        path: `/forum/thread/${places.thread}`,
        level: 'tracking',
        levels: ['watching', 'tracking', 'normal', 'muted'],
        newer: 0,
      },
      expect.objectContaining({
        title: 'Material',
        within: null,
        path: `/forum#category-${places.category}`,
        level: 'watching',
      }),
      expect.objectContaining({
        title: 'Flights',
        within: 'Material',
        path: `/forum/subforum/${places.subforum}`,
        level: 'muted',
      }),
    ]);
    const titles: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await watching().list({ limit: 1, cursor });
      titles.push(...page.items.map(({ title }) => title));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(titles).toEqual(items.map(({ title }) => title));
    await set('thread', 'normal');
    expect((await watching().list({})).items).toHaveLength(3);
    const { items: ofAnna } = await watching(anna).list({});
    expect(ofAnna.map(({ kind }) => kind)).not.toContain('lounge');
  });

  it('is refused for foreign cursors', async () => {
    expect(await codeOf(watching().list({ cursor: 'x' }))).toBe('BAD_INPUT');
    expect(await codeOf(watching().list({ limit: 101 }))).toBe('BAD_INPUT');
  });
});

describe('what is new in a tracked thread', () => {
  const see = (number: number, id = places.thread) =>
    watching().see({ kind: 'thread', id, number });
  const newer = async (member?: TestMember) => {
    const { items } = await watching(member).list({});
    return items.flatMap(({ id, newer: count }) => (count > 0 ? [{ id, count }] : []));
  };
  const write = (author: TestMember, content = 'Servus') =>
    api.callerFor(author).forum.post.create({ threadId: places.thread, content });
  const inList = async () =>
    (await watching().list({})).items.map(({ kind, newer }) => [kind, newer]);

  it('is counted from what the member has seen, without what is deleted', async () => {
    await set('thread', 'tracking');
    expect(await newer()).toEqual([]);
    await see(1);
    expect(await newer()).toEqual([]);
    await write(anna);
    const gone = await write(anna);
    await write(anna);
    expect(await newer()).toEqual([{ id: places.thread, count: 3 }]);
    expect(await inList()).toEqual([['thread', 3]]);
    await api.callerFor(moderator).forum.post.delete({ id: gone.id });
    expect(await newer()).toEqual([{ id: places.thread, count: 2 }]);
    await see(2);
    await see(1);
    expect(await newer()).toEqual([{ id: places.thread, count: 1 }]);
    await see(4);
    expect(await newer()).toEqual([]);
    expect(await inList()).toEqual([['thread', 0]]);
    await write(anna);
    await api.callerFor(moderator).forum.thread.delete({ id: places.thread });
    expect(await newer()).toEqual([]);
  });

  it('is counted only where the member watches or tracks, up to 99', async () => {
    await see(1);
    await write(anna);
    expect(await newer()).toEqual([]);
    await set('thread', 'watching');
    await see(1);
    expect(await newer()).toEqual([{ id: places.thread, count: 1 }]);
    expect(await newer(anna)).toEqual([]);
    await set('thread', 'muted');
    expect(await newer()).toEqual([]);
    await set('thread', 'tracking');
    const rows = Array.from({ length: 120 }, (_, index) => ({
      thread_id: places.thread,
      number: 10 + index,
      root_number: 10 + index,
      author_id: anna.id,
      content: 'x',
      revision: 1,
    }));
    await api.deps.db.insertInto('forum_posts').values(rows).execute();
    expect(await newer()).toEqual([{ id: places.thread, count: 99 }]);
    // nothing is counted in subforums
    await set('subforum', 'tracking');
    await watching().see({ kind: 'subforum', id: places.subforum, number: 1 });
    expect(await newer()).toEqual([{ id: places.thread, count: 99 }]);
  });

  it('is refused to visitors and for bad input', async () => {
    const visitor = watching(null);
    const place = { kind: 'thread', id: places.thread };
    expect(await codeOf(visitor.see({ ...place, number: 1 }))).toBe('UNAUTHENTICATED');
    expect(await codeOf(see(0))).toBe('BAD_INPUT');
    expect(await codeOf(see(2 ** 31))).toBe('BAD_INPUT');
    ben = await api.createMember({ status: 'suspended' });
    await set('thread', 'tracking');
    await see(1);
    await write(anna);
    expect(await newer()).toEqual([{ id: places.thread, count: 1 }]);
  });
});
