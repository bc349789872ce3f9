import { beforeEach, describe, expect, it } from 'vitest';
import { refusal, useMember, useTestApi } from '../../../testing/index.ts';
import { createThread } from '../testing.ts';

const api = useTestApi();
const anna = useMember(api);
const ben = useMember(api);
const carla = useMember(api);
const suspended = useMember(api, { status: 'suspended' });
const moderator = useMember(api, { role: 'moderator' });
const of = (member: Parameters<typeof api.callerFor>[0]) => api.callerFor(member).forum;

let threadId: number;
let ids: number[];

/** #1, #2, #3 answers #2, #4, #5 answers #2, … */
beforeEach(async () => {
  const { thread, posts } = await createThread(api, anna, { replies: 1 });
  threadId = thread.id;
  ids = posts.map(({ id }) => id);
  for (const parentPostId of [ids[0], null, ids[0], null]) {
    const post = await of(anna).post.create({ threadId, content: 'Noch einer', parentPostId });
    ids.push(post.id);
  }
});

const numbers = ({ items }: { items: { number: number }[] }) => items.map(({ number }) => number);

describe('the order of posts', () => {
  it('is that of the answers, or of time for members who like it so, on every page', async () => {
    expect(numbers(await of(ben).post.list({ threadId }))).toEqual([1, 2, 3, 5, 4, 6]);
    await of(ben).reading.setOrder({ order: 'time' });
    const page = await of(ben).post.list({ threadId });
    expect([page.order, ...numbers(page)]).toEqual(['time', 1, 2, 3, 4, 5, 6]);
    expect((await of(null).post.list({ threadId })).order).toBe('answers');
    expect(numbers(await of(null).post.list({ threadId, order: 'time' }))).toEqual(numbers(page));
    await of(ben).reading.setOrder({ order: 'answers' });
    expect((await of(ben).post.list({ threadId })).order).toBe('answers');
  });

  it('of time has its cursors in both directions, which stay in it, and pages around a post', async () => {
    await of(moderator).post.delete({ id: ids[1] ?? 0 });
    const list = { threadId, limit: 2 } as const;
    const first = await of(null).post.list({ ...list, order: 'time' });
    const second = await of(null).post.list({ ...list, cursor: first.nextCursor ?? '' });
    expect([numbers(first), numbers(second)]).toEqual([
      [1, 2],
      [4, 5],
    ]);
    const back = await of(null).post.list({ ...list, before: second.previousCursor ?? '' });
    expect([back.order, ...numbers(back)]).toEqual(['time', 1, 2]);
    for (const [around, shown] of [
      [1, [1, 2]],
      [3, [1, 2]],
      [4, [2, 4]],
      [6, [5, 6]],
      [99, [5, 6]],
    ] as const) {
      expect(numbers(await of(null).post.list({ ...list, around, order: 'time' }))).toEqual(shown);
    }
    expect(await refusal(of(null).post.list({ threadId: 2 ** 40, order: 'time' }))).toMatchObject({
      code: 'THREAD_NOT_FOUND',
    });
  });

  it('is chosen by members, also suspended ones, as something that is', async () => {
    expect((await refusal(of(null).reading.setOrder({ order: 'time' }))).code).toBe(
      'UNAUTHENTICATED',
    );
    expect((await refusal(of(ben).reading.setOrder({ order: 'best' as 'time' }))).code).toBe(
      'BAD_INPUT',
    );
    await of(suspended).reading.setOrder({ order: 'time' });
  });
});

describe('a visit', () => {
  const visit = (member = ben) => of(member).reading.visit({ threadId });
  const news = async (member = ben) => (await visit(member)).news.map(({ number }) => number);
  const write = (member = anna) =>
    of(member).post.create({ threadId, content: 'Das ist neu', parentPostId: ids[0] });

  it('tells what others have written since the one before, also when the page is loaded again', async () => {
    expect(await news()).toEqual([]);
    await write();
    await write(ben);
    // the page that is open has told of it
    expect(await of(ben).reading.visit({ threadId, isStillOpen: true })).toEqual({ news: [] });
    expect(await news()).toEqual([]);
    api.deps.clock.advance({ minutes: 31 });
    expect(await visit()).toEqual({ news: [] });
    await write(carla);
    await write(ben);
    await write();
    api.deps.clock.advance({ minutes: 31 });
    expect(await visit()).toEqual({
      news: [
        { number: 9, rootNumber: 2 },
        { number: 11, rootNumber: 2 },
      ],
    });
    api.deps.clock.advance({ minutes: 10 });
    expect(await news()).toEqual([9, 11]);
    // nothing by a member whom the reader blocks counts as new
    await api.deps.db
      .insertInto('user_blocks')
      .values({ blocker_id: ben.id, blocked_id: carla.id })
      .execute();
    expect(await news()).toEqual([11]);
    expect(await news(anna)).toEqual([]);
  });

  it('that comes soon after another tells what was written in between, and keeps it', async () => {
    expect(await news()).toEqual([]);
    await write();
    expect(await news()).toEqual([7]);
    await write(ben);
    expect(await news()).toEqual([7]);
    api.deps.clock.advance({ minutes: 5 });
    await write(moderator);
    expect(await news()).toEqual([9]);
    await of(moderator).post.delete({ id: (await write()).id });
    expect(await news()).toEqual([9]);
  });

  it("tells which of the thread's posts the member has bookmarked, as nobody else is told", async () => {
    const { thread: other } = await createThread(api, anna);
    const [elsewhere] = (await of(ben).post.list({ threadId: other.id })).items;
    const kept = ids.slice(1, 3);
    for (const postId of [...kept, elsewhere?.id ?? 0]) await of(ben).bookmark.save({ postId });
    const { bookmarked = [] } = await visit();
    expect(bookmarked.toSorted((a, b) => a - b)).toEqual(kept);
    expect((await visit(anna)).bookmarked).toBeUndefined();
    await of(ben).bookmark.remove({ postId: kept[0] ?? 0 });
    expect((await visit()).bookmarked).toEqual(kept.slice(1));
    await of(ben).bookmark.remove({ postId: kept[1] ?? 0 });
    expect(await visit()).toEqual({ news: [] });
  });

  it('is that of a member in a thread that is there', async () => {
    expect((await refusal(of(null).reading.visit({ threadId }))).code).toBe('UNAUTHENTICATED');
    expect((await refusal(of(ben).reading.visit({ threadId: 2 ** 40 }))).code).toBe(
      'THREAD_NOT_FOUND',
    );
    expect((await refusal(of(ben).reading.visit({ threadId: -1 }))).code).toBe('BAD_INPUT');
    expect(await visit(suspended)).toEqual({ news: [] });
  });
});

describe('a rail', () => {
  it('stops at posts that are evenly spread, at the first and at the last, in each order', async () => {
    const { thread } = await createThread(api, anna, { replies: 44 });
    for (const order of ['answers', 'time'] as const) {
      const rail = await of(null).reading.rail({ threadId: thread.id, order });
      expect(rail.total).toBe(45);
      expect(rail.stops.map(({ position }) => position)).toEqual([
        1, 4, 7, 10, 13, 16, 19, 22, 25, 28, 31, 34, 37, 40, 43, 45,
      ]);
    }
    const { stops } = await of(null).reading.rail({ threadId, order: 'answers' });
    expect(stops.map(({ number, rootNumber, position }) => [number, rootNumber, position])).toEqual(
      [
        [1, 1, 1],
        [2, 2, 2],
        [3, 2, 3],
        [5, 2, 4],
        [4, 4, 5],
        [6, 6, 6],
      ],
    );
    expect((await refusal(of(null).reading.rail({ threadId: 2 ** 40, order: 'time' }))).code).toBe(
      'THREAD_NOT_FOUND',
    );
  });
});
