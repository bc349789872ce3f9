import { withTransaction } from '@oche/db';
import { expect, it } from 'vitest';
import { untilWaiting, useMember, useTestApi } from '../../../testing/index.ts';
import { createTag, createThread } from '../testing.ts';
import { expectOrder } from './testing.ts';

const api = useTestApi();
const anna = useMember(api);
const moderator = useMember(api, { role: 'moderator' });

const forum = () => api.callerFor(moderator).forum;
const idOf = async (slug: string) => (await forum().tag.get({ slug })).id;
const tagsOf = async (threadId: number) =>
  (await forum().thread.get({ id: threadId })).tags?.map(({ slug }) => slug) ?? [];

async function makeTags(count: number): Promise<string[]> {
  const slugs: string[] = [];
  for (let made = 0; made < count; made++) slugs.push(await createTag(api.deps.db));
  return slugs;
}

async function threadWith(slugs: readonly string[], replies = 0) {
  const { thread, posts } = await createThread(api, anna, { replies });
  const tagIds = await Promise.all(slugs.map(idOf));
  await forum().tag.set({ threadId: thread.id, tagIds });
  return { ...thread, posts };
}

it.each([
  // own tags of the target, tags of the source, what it has then; by their places among some tags
  { own: [0, 1], source: [2, 1, 3], merged: [0, 1, 2, 3], tags: 2, tagsLeft: 0 },
  { own: [0, 1, 2], source: [3, 4, 0], merged: [0, 1, 2, 3], tags: 1, tagsLeft: 1 },
  { own: [3, 2, 1, 0], source: [4], merged: [3, 2, 1, 0], tags: 0, tagsLeft: 1 },
  { own: [], source: [4, 0], merged: [4, 0], tags: 2, tagsLeft: 0 },
  { own: [1], source: [], merged: [1], tags: 0, tagsLeft: 0 },
])('a merge of $source into $own has the tags $merged, until it is undone', async (given) => {
  const slugs = await makeTags(5);
  const named = (places: readonly number[]) => places.map((place) => slugs[place] ?? '');
  const target = await threadWith(named(given.own));
  const source = await threadWith(named(given.source));
  const both = { threadId: source.id, targetId: target.id };
  const { tags, tagsLeft } = given;
  expect(await forum().order.forecast(both)).toMatchObject({ tags, tagsLeft });
  const { id } = await forum().order.merge(both);
  expect(await tagsOf(target.id)).toEqual(named(given.merged));
  await forum().order.undo({ id });
  expect(await tagsOf(target.id)).toEqual(named(given.own));
  expect(await tagsOf(source.id)).toEqual(named(given.source));
  await expectOrder(api.deps.db);
});

it('is listed under the tags that came, and what is gone is under none', async () => {
  const [slug = ''] = await makeTags(1);
  const [target, source] = [await threadWith([]), await threadWith([slug])];
  await forum().order.merge({ threadId: source.id, targetId: target.id });
  const { items } = await forum().tag.threads({ slug });
  expect(items.map(({ id }) => id)).toEqual([target.id]);
});

it('what is split off or moved alone brings no tags, and takes none away', async () => {
  const [slug = ''] = await makeTags(1);
  const source = await threadWith([slug], 2);
  const full = await makeTags(4);
  const target = await threadWith(full);
  const [one, two] = source.posts.map(({ id }) => [id]);
  const { subforumId, id: threadId } = source;
  const wished = { threadId, postIds: one ?? [] };
  expect(await forum().order.forecast(wished)).toMatchObject({ tags: 0, tagsLeft: 0 });
  const split = await forum().order.split({ ...wished, title: 'Für sich', subforumId });
  const moving = { threadId, postIds: two ?? [], targetId: target.id };
  expect(await forum().order.forecast(moving)).toMatchObject({ tags: 0, tagsLeft: 0 });
  const moved = await forum().order.movePosts(moving);
  expect([await tagsOf(split.target.id), await tagsOf(target.id)]).toEqual([[], full]);
  await forum().order.undo({ id: moved.id });
  await forum().order.undo({ id: split.id });
  expect(await tagsOf(threadId)).toEqual([slug]);
});

it('the tags that a moderator gave since then stay, those that came go', async () => {
  const [came = '', given = ''] = await makeTags(2);
  const [target, source] = [await threadWith([]), await threadWith([came])];
  const { id } = await forum().order.merge({ threadId: source.id, targetId: target.id });
  const tagIds = [await idOf(given), await idOf(came)];
  await forum().tag.set({ threadId: target.id, tagIds });
  await forum().order.undo({ id });
  expect(await tagsOf(target.id)).toEqual([given]);
});

it('a tag that is deleted during a merge is left out, and one of the target comes back to it', async () => {
  const [gone = '', stays = '', own = ''] = await makeTags(3);
  const [target, source] = [await threadWith([own]), await threadWith([gone, stays])];
  const { db } = api.deps;
  const { merging } = await withTransaction(db, async (tx) => {
    // as moderators delete them
    const tags = tx.selectFrom('forum_tags').select('id').where('slug', 'in', [gone, own]);
    const rows = await tags.orderBy('id').forUpdate().execute();
    const ids = rows.map(({ id }) => id);
    const deleted_at = api.deps.clock.now().toISOString();
    await tx.updateTable('forum_tags').set({ deleted_at }).where('id', 'in', ids).execute();
    const call = forum().order.merge({ threadId: source.id, targetId: target.id });
    await untilWaiting(api);
    return { merging: call };
  });
  await merging;
  expect(await tagsOf(target.id)).toEqual([stays]);
  await db.updateTable('forum_tags').set({ deleted_at: null }).where('slug', '=', own).execute();
  expect(await tagsOf(target.id)).toEqual([own, stays]);
});
