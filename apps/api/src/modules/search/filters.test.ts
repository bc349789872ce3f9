import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { codeOf, runJobs, useMember, useTestApi } from '../../testing/index.ts';
import { createSubforum } from '../forum/testing.ts';
import { createLounge } from '../lounges/testing.ts';

const api = useTestApi({ now: '2026-06-15T12:00:00Z' });
const anna = useMember(api, { first_name: 'Anna', last_name: 'Berg' });
/** from Cologne, like the lounges */
const ben = useMember(api, { zip_code: '50667' });

type Filters = Omit<Parameters<ReturnType<typeof api.callerFor>['search']['find']>[0], 'q'>;
const find = (filters: Filters = {}, q = 'Triple', reader = null as null | typeof ben) =>
  api.callerFor(reader).search.find({ q, ...filters });
const titles = async (filters: Filters = {}, reader = null as null | typeof ben) =>
  (await find(filters, 'Triple', reader)).items.map(({ title }) => title);

let league: number;

beforeAll(async () => {
  league = await createSubforum(api.deps.db, { name: 'Liga' });
  const training = await createSubforum(api.deps.db, { name: 'Training' });
  const write = (author: typeof ben, subforumId: number, title: string) =>
    api
      .callerFor(author)
      .forum.thread.create({ subforumId, title, content: 'Es geht ums Treffen.' });
  await write(anna, league, 'Triple von Anna in der Liga');
  await write(anna, training, 'Triple von Anna beim Training');
  const old = await write(ben, training, 'Triple von Ben vor drei Wochen');
  await sql`update forum_threads set last_post_at = '2026-05-25T12:00:00Z' where id = ${old.id}`.execute(
    api.deps.db,
  );
  await api.callerFor(anna).forum.post.create({ threadId: old.id, content: 'Noch ein Triple.' });
  await sql`update forum_posts set created_at = '2026-05-25T12:00:00Z' where thread_id = ${old.id}`.execute(
    api.deps.db,
  );
  await sql`update forum_threads set last_post_at = '2026-05-25T12:00:00Z' where id = ${old.id}`.execute(
    api.deps.db,
  );
  // in Cologne, Bonn and Berlin
  for (const [name, latitude, longitude] of [
    ['Triple Köln', 50.94, 6.96],
    ['Triple Bonn', 50.73, 7.1],
    ['Triple Berlin', 52.52, 13.4],
    ['Triple Nirgendwo', null, null],
  ] as const) {
    const { id } = await createLounge(api, ben, { name, latitude, longitude });
    await api.callerFor(ben).lounges.setActive({ id, isActive: true });
  }
  await runJobs(api);
});

describe('filters', () => {
  it('none: everything, with counts by category', async () => {
    const { counts } = await find();
    expect(counts).toMatchObject({
      all: { count: 8, isMore: false },
      forum: { count: 4 },
      lounges: { count: 4 },
      members: { count: 0 },
      tournaments: { count: 0 },
    });
  });

  it('an author: what they have written, and nothing that nobody has', async () => {
    const { items, counts } = await find({ author: anna.id });
    expect(items.map(({ author }) => author?.id)).toEqual([anna.id, anna.id, anna.id]);
    expect(counts).toMatchObject({ all: { count: 3 }, forum: { count: 3 }, lounges: { count: 0 } });
    expect((await find({ author: 'nobody' })).counts.all.count).toBe(0);
  });

  it('a subforum', async () => {
    expect(await titles({ subforum: league })).toEqual(['Triple von Anna in der Liga']);
    expect(await titles({ subforum: league, author: ben.id })).toEqual([]);
    expect((await find({ subforum: 999_999 })).counts.all.count).toBe(0);
  });

  it('a period: nothing that is older', async () => {
    const forum = (period: 'week' | 'month') => titles({ period, category: 'forum' });
    expect((await forum('week')).toSorted()).toEqual([
      'Triple von Anna beim Training',
      'Triple von Anna in der Liga',
    ]);
    expect(await forum('month')).toHaveLength(4);
  });

  it('a category: only its things are listed, all are counted', async () => {
    const { items, counts } = await find({ category: 'lounges' });
    expect(new Set(items.map(({ type }) => type))).toEqual(new Set(['lounge']));
    expect(counts.forum.count).toBe(4);
    expect(await titles({ category: 'tournaments' })).toEqual([]);
  });

  it('a distance from a device: only what is near, the nearest first', async () => {
    const here = { latitude: 50.73, longitude: 7.1 };
    const near = await find({ ...here, radius: 50, sort: 'distance' });
    expect(near.items.map(({ title, distance }) => [title, Math.round(distance ?? -1)])).toEqual([
      ['Triple Bonn', 0],
      ['Triple Köln', 25],
    ]);
    expect(near.counts).toMatchObject({ all: { count: 2 }, forum: { count: 0 } });
    expect(await titles({ ...here, sort: 'distance', category: 'lounges' })).toEqual([
      'Triple Bonn',
      'Triple Köln',
      'Triple Berlin',
      'Triple Nirgendwo',
    ]);
  });

  it('there is no distance without a place to measure from, or without coordinates', async () => {
    const distances = async (filters: Filters, reader = null as null | typeof ben) =>
      (await find({ ...filters, category: 'lounges' }, 'Triple', reader)).items.map((item) => [
        item.title,
        item.distance === null ? null : Math.round(item.distance),
      ]);
    expect((await distances({})).map(([, distance]) => distance)).toEqual([null, null, null, null]);
    const own = await distances({}, ben);
    expect(own).toContainEqual(['Triple Nirgendwo', null]);
    expect(own).toContainEqual(['Triple Bonn', 25]);
    expect(await distances({ sort: 'distance' }, ben)).toContainEqual(['Triple Nirgendwo', null]);
  });

  it('a distance from the own postal code, or from one that was typed', async () => {
    const own = { radius: 10, category: 'lounges' } as const;
    expect(await titles(own, ben)).toEqual(['Triple Köln']);
    expect(await titles({ ...own, zipCode: '10115' }, ben)).toEqual(['Triple Berlin']);
    const unknown = await find({ zipCode: '00000', radius: 10 });
    expect(unknown).toMatchObject({ origin: null, unknownZipCode: '00000' });
    // without a place to measure from there is nothing to leave out
    expect(unknown.counts.lounges.count).toBe(4);
  });

  it('an order by date: the latest first', async () => {
    const { items } = await find({ sort: 'date', category: 'forum' });
    const dates = items.map(({ date }) => date ?? '');
    expect(dates).toEqual(dates.toSorted().reverse());
    expect(dates).toHaveLength(4);
  });

  it('pages under filters follow each other', async () => {
    const first = await find({ author: anna.id, limit: 2 });
    const second = await find({
      author: anna.id,
      limit: 2,
      cursor: first.nextCursor ?? undefined,
    });
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
    expect(second.nextCursor).toBeNull();
  });

  it.each([
    { radius: 0 },
    { radius: 100_000 },
    { subforum: -1 },
    { period: 'decade' },
    { sort: 'size' },
    { category: 'posts' },
    { latitude: 91, longitude: 0 },
    { limit: 101 },
    { cursor: 'x' },
  ])('that make no sense are refused: %o', async (filters) => {
    expect(await codeOf(find(filters as Filters))).toBe('BAD_INPUT');
  });
});
