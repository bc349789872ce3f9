import { beforeAll, expect, it } from 'vitest';
import { codeOf, runJobs, useMember, useTestApi } from '../../../testing/index.ts';
import { createSubforum, createTag, setLevel } from '../testing.ts';

const api = useTestApi();
const anna = useMember(api);
const moderator = useMember(api, { role: 'moderator' });
const admin = useMember(api, { role: 'admin' });

// who gives tags to own threads
beforeAll(() => setLevel(api.deps.db, [anna.id], 1));

let word = 0;
/** A thread with an answer; both have a word that nothing else has. */
async function tagged(slugs: readonly string[] = []) {
  const caller = api.callerFor(anna).forum;
  const needle = `Kwark${'abcdefghij'[word++]}`;
  const subforumId = await createSubforum(api.deps.db);
  const tagIds = await Promise.all(slugs.map(idOf));
  const thread = await caller.thread.create({
    subforumId,
    title: `Barrel ${needle}`,
    content: 'Welches nehmt ihr?',
    tagIds,
  });
  const post = await caller.post.create({ threadId: thread.id, content: `Das von ${needle}.` });
  await runJobs(api);
  return { thread, post, needle, both: [`post-${post.id}`, `thread-${thread.id}`] };
}

const idOf = async (slug: string) => (await api.callerFor(null).forum.tag.get({ slug })).id;
const find = async (q: string, tag: string) => {
  const { items, counts } = await api.callerFor(null).search.find({ q, tag });
  expect(counts.forum.count).toBe(items.length);
  return items.map(({ id }) => id).toSorted();
};

it('a search in a tag finds its threads and their answers, and nothing else', async () => {
  const { db } = api.deps;
  const [one, two] = [await createTag(db), await createTag(db)];
  const { both, needle, thread } = await tagged([one]);
  await tagged([two]);
  expect(await find(needle, one)).toEqual(both);
  expect(await find('Barrel', one)).toEqual([`thread-${thread.id}`]);
  expect(await find(needle, two)).toEqual([]);
  expect(await find(needle, 'gibt-es-nicht')).toEqual([]);
  // members and lounges bear none
  const members = await api.callerFor(null).search.find({ q: anna.last_name, tag: one });
  expect(members.counts.all.count).toBe(0);
  // beside another filter, sorted, in pages
  const byDate = { q: needle, tag: one, author: anna.id, sort: 'date', limit: 1 } as const;
  const first = await api.callerFor(null).search.find(byDate);
  const cursor = first.nextCursor ?? '';
  const second = await api.callerFor(null).search.find({ ...byDate, cursor });
  expect([...first.items, ...second.items].map(({ id }) => id).toSorted()).toEqual(both);
  expect(await codeOf(find(needle, 'Kein Tag!'))).toBe('BAD_INPUT');
});

it('follows what threads bear, and where tags go', async () => {
  const { db } = api.deps;
  const [one, two, three] = [await createTag(db), await createTag(db), await createTag(db)];
  const { both, needle, thread } = await tagged();
  expect(await find(needle, one)).toEqual([]);
  const threadId = thread.id;
  const set = async (...slugs: string[]) => {
    const tagIds = await Promise.all(slugs.map(idOf));
    await api.callerFor(anna).forum.tag.set({ threadId, tagIds });
  };
  await set(one, two);
  await runJobs(api);
  expect(await find(needle, one)).toEqual(both);
  expect(await find(needle, two)).toEqual(both);
  // at once, before anything is written anew
  await set(two);
  expect(await find(needle, one)).toEqual([]);
  await runJobs(api);
  const { tag } = api.callerFor(moderator).forum.admin;
  await tag.merge({ id: await idOf(two), intoId: await idOf(three) });
  expect(await find(needle, three)).toEqual(both);
  expect(await find(needle, two)).toEqual(both);
  const slug = `${three}-neu`;
  await tag.update({ id: await idOf(three), slug });
  expect(await find(needle, slug)).toEqual(both);
  await tag.delete({ id: await idOf(slug) });
  expect(await find(needle, slug)).toEqual([]);
});

it('an answer that goes into another thread bears the tags of that one', async () => {
  const { db } = api.deps;
  const [one, two] = [await createTag(db), await createTag(db)];
  const [from, to] = [await tagged([one]), await tagged([two])];
  const { order } = api.callerFor(admin).forum;
  const both = { threadId: from.thread.id, targetId: to.thread.id };
  await order.movePosts({ ...both, postIds: [from.post.id] });
  await runJobs(api);
  const answer = `post-${from.post.id}`;
  expect(await find(from.needle, one)).not.toContain(answer);
  expect(await find(from.needle, two)).toContain(answer);
  // the tags of a thread that is merged come along, also to the answers that were there
  const { id } = await order.merge(both);
  await runJobs(api);
  expect(await find(to.needle, one)).toEqual(to.both);
  await order.undo({ id });
  await runJobs(api);
  expect(await find(to.needle, one)).toEqual([]);
});
