import fc from 'fast-check';
import { expect, it } from 'vitest';
import { codeOf, useMember, useTestApi } from '../../../testing/index.ts';
import { countersOf, createSubforum, createThread, stateOf } from '../testing.ts';

const api = useTestApi();
const anna = useMember(api);
const admin = useMember(api, { role: 'admin' });
const other = useMember(api, { role: 'admin' });

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const reply = (threadId: number) =>
  api.callerFor(anna).forum.post.create({ threadId, content: 'Auch meine Meinung' });

async function expectRightCounters() {
  const { stored, counted } = await countersOf(api.deps.db);
  expect(stored).toEqual(counted);
}

it('loses no post while their thread is moved to and fro', async () => {
  const subforums = await Promise.all(times(3, () => createSubforum(api.deps.db)));
  const [home = 0] = subforums;
  const { thread } = await createThread(api, anna, { subforumId: home });
  const replies = times(20, () => reply(thread.id));
  const moves = times(8, (index) => {
    const { forum } = api.callerFor(index % 2 ? admin : other);
    const subforumId = subforums[index % 3] ?? 0;
    return forum.admin.thread.update({ id: thread.id, subforumId });
  });
  const posts = await Promise.all(replies);
  await Promise.all(moves);
  expect(new Set(posts.map(({ number }) => number)).size).toBe(20);
  const now = await api.callerFor(admin).forum.thread.get({ id: thread.id });
  expect(now.postCount).toBe(21);
  await expectRightCounters();
});

it('moves many in opposite directions without waiting for one another', async () => {
  const [one = 0, two = 0] = await Promise.all(times(2, () => createSubforum(api.deps.db)));
  const here = await Promise.all(times(6, () => createThread(api, anna, { subforumId: one })));
  const there = await Promise.all(times(6, () => createThread(api, anna, { subforumId: two })));
  const ids = (list: typeof here) => list.map(({ thread }) => thread.id);
  const mine = api.callerFor(admin).forum.admin.thread;
  const theirs = api.callerFor(other).forum.admin.thread;
  await Promise.all([
    mine.move({ ids: ids(here), subforumId: two }),
    theirs.move({ ids: ids(there), subforumId: one }),
    ...[...ids(here), ...ids(there)].map(reply),
    mine.move({ ids: ids(there), subforumId: one }),
    theirs.move({ ids: ids(here), subforumId: two }),
  ]);
  await expectRightCounters();
  const { items } = await mine.list({ subforumId: two });
  expect(items.map(({ id }) => id).sort()).toEqual(ids(here).sort());
});

it('lets two who order at once leave one order', async () => {
  const first = await createSubforum(api.deps.db);
  const { categoryId } = await api.callerFor(null).forum.subforum.get({ id: first });
  const rest = [];
  for (let i = 0; i < 5; i++)
    rest.push(await createSubforum(api.deps.db, { category_id: categoryId }));
  const ids = [first, ...rest];
  await Promise.all(
    times(20, (index) => {
      const { order } = api.callerFor(index % 2 ? admin : other).forum.admin.subforum;
      const id = ids[index % 6] ?? 0;
      return order({ id, afterId: index % 3 === 0 ? null : (ids[(index + 1) % 6] ?? 0) });
    }),
  );
  const { items } = await api.callerFor(admin).forum.admin.subforum.list({ categoryId });
  expect(items.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(items.map(({ id }) => id).sort()).toEqual(ids.sort());
});

const operations = fc.array(
  fc.record({
    kind: fc.constantFrom(
      'move',
      'move',
      'edit',
      'hide',
      'show',
      'hidePost',
      'showPost',
      'hidePlace',
      'showPlace',
      'thread',
      'post',
      'post',
      'post',
    ),
    pick: fc.nat({ max: 1000 }),
  }),
  { minLength: 30, maxLength: 50, size: 'max' },
);

it('counts right whatever admins and members do, eight at a time', async () => {
  const subforums = await Promise.all(times(3, () => createSubforum(api.deps.db)));
  await Promise.all(subforums.map((subforumId) => createThread(api, anna, { subforumId })));
  await fc.assert(
    fc.asyncProperty(operations, async (list) => {
      for (let start = 0; start < list.length; start += 8) {
        const { threads, posts } = await stateOf(api.deps.db);
        const calls = list.slice(start, start + 8).map(({ kind, pick }): Promise<unknown> => {
          const hands = api.callerFor(pick % 2 ? admin : other).forum.admin;
          const subforumId = subforums[pick % subforums.length] ?? 0;
          const threadId = threads[pick % threads.length]?.id ?? 0;
          const id = posts[pick % posts.length]?.id ?? 0;
          switch (kind) {
            case 'move':
              return hands.thread.move({ ids: [threadId, threads[0]?.id ?? 0], subforumId });
            case 'edit':
              return hands.thread.update({
                id: threadId,
                subforumId,
                content: `Neu ${pick}`,
                isPinned: pick % 3 === 0,
              });
            case 'hide':
              return hands.thread.delete({ id: threadId });
            case 'show':
              return hands.thread.restore({ id: threadId });
            case 'hidePost':
              return hands.post.delete({ id });
            case 'showPost':
              return hands.post.restore({ id });
            case 'hidePlace':
              return hands.subforum.delete({ id: subforumId });
            case 'showPlace':
              return hands.subforum.restore({ id: subforumId });
            case 'thread':
              return hands.thread.create({ subforumId, title: 'T', content: 'Kurz' });
            default:
              return reply(threadId);
          }
        });
        for (const result of await Promise.allSettled(calls)) {
          if (result.status === 'rejected')
            expect(await codeOf(Promise.reject(result.reason))).not.toBe('INTERNAL');
        }
      }
      await expectRightCounters();
      for (const id of subforums) await api.callerFor(admin).forum.admin.subforum.restore({ id });
      await expectRightCounters();
    }),
    { numRuns: 8 },
  );
}, 120_000);
