import type { Post } from '@oche/validators/forum/schemas';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { refusal, type TestApi, useMember, useTestApi } from '../../../testing/index.ts';
import { createSubforum, createThread } from '../testing.ts';

const api = useTestApi();
const anna = useMember(api);
const moderator = useMember(api, { role: 'moderator' });
let forum: ReturnType<TestApi['callerFor']>['forum'];

beforeAll(async () => {
  forum = api.callerFor(null).forum;
});

/** A thread in memory, from which the expected pages are computed as simply as possible. */
interface ModelPost {
  number: number;
  parent: ModelPost | null;
  isDeleted: boolean;
}

function readingOrder(posts: ModelPost[]): ModelPost[] {
  const topOf = (post: ModelPost): ModelPost =>
    post.parent && post.parent.number > 1 ? topOf(post.parent) : post;
  return posts
    .filter((post) => topOf(post) === post)
    .flatMap((top) => [top, ...posts.filter((post) => post !== top && topOf(post) === top)]);
}

/** For each post which earlier one it replies to (0: the thread), and which posts get deleted. */
const shapes = fc.record({
  answers: fc.array(fc.nat({ max: 30 }), { maxLength: 24, size: 'max' }),
  deleted: fc.uniqueArray(fc.integer({ min: 2, max: 25 }), { maxLength: 12, size: 'max' }),
  limit: fc.integer({ min: 1, max: 8 }),
});
type Shape = typeof shapes extends fc.Arbitrary<infer T> ? T : never;

async function build({ answers, deleted }: Shape) {
  const { thread } = await createThread(api, anna);
  const posts: ModelPost[] = [{ number: 1, parent: null, isDeleted: false }];
  const { items } = await forum.post.list({ threadId: thread.id });
  const ids = [items[0]?.id ?? 0];
  for (const answer of answers) {
    // mostly a reply to a recent post, as people do
    const index = answer === 0 ? -1 : posts.length - answer;
    const parent = posts[index] ?? null;
    const number = posts.length + 1;
    const post = await api.callerFor(anna).forum.post.create({
      threadId: thread.id,
      content: `Beitrag ${number}`,
      parentPostId: parent ? ids[index] : null,
    });
    posts.push({ number, parent, isDeleted: false });
    ids.push(post.id);
  }
  for (const number of deleted) {
    const post = posts[number - 1];
    if (!post) continue;
    await api.callerFor(moderator).forum.post.delete({ id: ids[number - 1] ?? 0 });
    post.isDeleted = true;
  }
  return { threadId: thread.id, posts };
}

const numbers = (posts: { number: number }[]) => posts.map(({ number }) => number);

describe('the pages of a thread', () => {
  it('show every live post once in reading order, from every place and in both directions', async () => {
    await fc.assert(
      fc.asyncProperty(shapes, async (shape) => {
        const { threadId, posts } = await build(shape);
        const { limit } = shape;
        const everything = readingOrder(posts);
        const live = numbers(everything.filter((post) => !post.isDeleted));

        /** Reads on from a page until the end, and back until the beginning. */
        const walk = async (first: Awaited<ReturnType<typeof forum.post.list>>) => {
          const seen: Post[][] = [first.items];
          for (let cursor = first.nextCursor; cursor; ) {
            const page = await forum.post.list({ threadId, limit, cursor });
            seen.push(page.items);
            cursor = page.nextCursor;
          }
          for (let before = first.previousCursor; before; ) {
            const page = await forum.post.list({ threadId, limit, before });
            seen.unshift(page.items);
            before = page.previousCursor;
          }
          expect(seen.every((items) => items.length > 0 && items.length <= limit)).toBe(true);
          return numbers(seen.flat());
        };

        const first = await forum.post.list({ threadId, limit });
        expect(numbers(first.items)).toEqual(live.slice(0, limit));
        expect(first.previousCursor).toBeNull();
        expect(await walk(first)).toEqual(live);

        for (let around = 1; around <= posts.length + 2; around++) {
          const page = await forum.post.list({ threadId, limit, around });
          const shown = numbers(page.items);
          expect(shown).toHaveLength(Math.min(limit, live.length));
          const target = Math.min(around, posts.length);
          const place = numbers(everything).indexOf(target);
          const isLive = (number: number) => live.includes(number);
          const nearest = isLive(target)
            ? [target]
            : [
                numbers(everything).slice(0, place).findLast(isLive),
                numbers(everything).slice(place).find(isLive),
              ];
          expect(shown.some((number) => nearest.includes(number))).toBe(true);
          expect(await walk(page)).toEqual(live);
        }
      }),
      { numRuns: 40 },
    );
  }, 120_000);

  it('have the asked post about in their middle', async () => {
    const { thread } = await createThread(api, anna, { replies: 49 });
    const page = await forum.post.list({ threadId: thread.id, around: 30, limit: 10 });
    expect(numbers(page.items)).toEqual([25, 26, 27, 28, 29, 30, 31, 32, 33, 34]);
    const end = await forum.post.list({ threadId: thread.id, around: 49, limit: 10 });
    expect(numbers(end.items)).toEqual([41, 42, 43, 44, 45, 46, 47, 48, 49, 50]);
    expect(end.nextCursor).toBeNull();
    const beginning = await forum.post.list({ threadId: thread.id, around: 3, limit: 10 });
    expect(numbers(beginning.items)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(beginning.previousCursor).toBeNull();
  });

  it('are twenty posts long unless asked otherwise, and tell the revision they show', async () => {
    const { thread } = await createThread(api, anna, { replies: 20 });
    const page = await forum.post.list({ threadId: thread.id });
    expect(page.items).toHaveLength(20);
    expect(page.revision).toBe(21);
    const end = await forum.post.list({ threadId: thread.id, cursor: page.nextCursor ?? '' });
    expect(numbers(end.items)).toEqual([21]);
    await api.callerFor(anna).forum.post.delete({ id: end.items[0]?.id ?? 0 });
    const after = await forum.post.list({ threadId: thread.id, cursor: page.nextCursor ?? '' });
    expect(after).toMatchObject({
      items: [],
      nextCursor: null,
      previousCursor: null,
      revision: 22,
    });
  });

  it.each([
    [{ limit: 0 }, 'limit'],
    [{ limit: 101 }, 'limit'],
    [{ around: 0 }, 'around'],
    [{ cursor: 'kein Zeiger' }, 'cursor'],
    [{ before: Buffer.from('[1]').toString('base64url') }, 'cursor'],
    [{ cursor: Buffer.from('[1,9999999999]').toString('base64url') }, 'cursor'],
    [{ threadId: 0 }, 'threadId'],
  ])('are not given for %j', async (bad, field) => {
    const { thread } = await createThread(api, anna);
    const error = await refusal(forum.post.list({ threadId: thread.id, ...bad }));
    expect(error.code).toBe('BAD_INPUT');
    expect(Object.keys(error.fields ?? {})).toEqual([field]);
  });

  it('are not there for an unknown thread', async () => {
    for (const place of [{}, { around: 3 }]) {
      const error = await refusal(forum.post.list({ threadId: 999_999_999, ...place }));
      expect(error.code).toBe('THREAD_NOT_FOUND');
    }
  });
});

describe('recent posts', () => {
  it('are the five newest of active places, on one line of 100 characters without markup', async () => {
    const { db } = api.deps;
    const subforumId = await createSubforum(db, { name: 'Neuigkeiten' });
    const { thread } = await createThread(api, anna, { subforumId, replies: 4 });
    const content = `<b>Fett</b>\n\nund ${'lang '.repeat(40)}`;
    await api.callerFor(anna).forum.post.create({ threadId: thread.id, content });
    const archive = await createSubforum(db);
    const hidden = await createThread(api, anna, { subforumId: archive, replies: 1 });
    await db
      .updateTable('forum_subforums')
      .set({ is_active: false })
      .where('id', '=', archive)
      .execute();
    const deleted = await createThread(api, anna);
    await api.callerFor(anna).forum.thread.delete({ id: deleted.thread.id });

    const recent = await forum.post.recent({});
    expect(numbers(recent)).toEqual([6, 5, 4, 3, 2]);
    expect(recent.map(({ threadId }) => threadId)).not.toContain(hidden.thread.id);
    expect(recent[0]).toEqual({
      id: expect.any(Number),
      threadId: thread.id,
      threadTitle: thread.title,
      number: 6,
      snippet: `Fett und ${'lang '.repeat(40)}`.slice(0, 100).trimEnd(),
      author: { firstName: anna.first_name, lastName: anna.last_name },
      subforum: { id: subforumId, name: 'Neuigkeiten' },
      createdAt: expect.any(String),
    });
    expect(await forum.post.recent({ limit: 2 })).toEqual(recent.slice(0, 2));
    expect(await refusal(forum.post.recent({ limit: 6 }))).toMatchObject({ code: 'BAD_INPUT' });
  });
});
