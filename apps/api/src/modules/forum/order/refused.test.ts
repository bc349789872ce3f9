import { beforeAll, describe, expect, it } from 'vitest';
import { codeOf, useMember, useTestApi } from '../../../testing/index.ts';
import { createClub } from '../../clubs/testing.ts';
import { createCategory, createSubforum, createThread, stateOf } from '../testing.ts';

const api = useTestApi();
const anna = useMember(api);
const moderator = useMember(api, { role: 'moderator' });
const order = () => api.callerFor(moderator).forum.order;

describe('the news of a club', () => {
  let place: number;
  beforeAll(async () => {
    const { db } = api.deps;
    const { id } = await createClub(api, anna);
    const category_id = await createCategory(db, { name: 'Vereine', holds_clubs: true });
    place = await createSubforum(db, { category_id, club_id: id });
  });

  const aThread = async (subforumId?: number) => {
    const { thread, posts } = await createThread(api, anna, { replies: 2 });
    if (subforumId !== undefined) {
      const { db } = api.deps;
      const isHere = { subforum_id: subforumId };
      await db.updateTable('forum_threads').set(isHere).where('id', '=', thread.id).execute();
      await db
        .updateTable('forum_subforums')
        .set((column) => ({
          thread_count: column('thread_count', '+', 1),
          post_count: column('post_count', '+', posts.length),
        }))
        .where('id', '=', subforumId)
        .execute();
    }
    return { id: thread.id, subforumId: thread.subforumId, posts: posts.map(({ id }) => id) };
  };

  it.each(['out of', 'into'])('stay where they are: nothing goes %s it', async (way) => {
    const [theirs, ours] = [await aThread(place), await aThread()];
    const [from, to] = way === 'into' ? [ours, theirs] : [theirs, ours];
    const subforumId = way === 'into' ? place : ours.subforumId;
    const before = await stateOf(api.deps.db);
    const postIds = from.posts.slice(-1);
    const tried = [
      await codeOf(order().split({ threadId: from.id, postIds, title: 'Abgetrennt', subforumId })),
      await codeOf(order().movePosts({ threadId: from.id, postIds, targetId: to.id })),
      await codeOf(order().merge({ threadId: from.id, targetId: to.id })),
      await codeOf(order().moveThread({ threadId: from.id, subforumId })),
    ];
    expect(new Set(tried)).toEqual(new Set(['CLUB_PLACE']));
    expect(await stateOf(api.deps.db)).toEqual(before);
  });

  it('can be put in order among themselves', async () => {
    const [one, two] = [await aThread(place), await aThread(place)];
    expect(await order().merge({ threadId: one.id, targetId: two.id })).toMatchObject({
      kind: 'merge',
    });
  });
});

describe('a thread that was moved goes back', () => {
  const moved = async () => {
    const { thread } = await createThread(api, anna);
    const subforumId = await createSubforum(api.deps.db);
    const { id } = await order().moveThread({ threadId: thread.id, subforumId });
    return { id, thread };
  };

  it('not to a place that is gone', async () => {
    const { id, thread } = await moved();
    const admin = await api.createMember({ role: 'admin' });
    await api.callerFor(admin).forum.admin.subforum.delete({ id: thread.subforumId });
    expect(await codeOf(order().undo({ id }))).toBe('REORDERING_CHANGED');
  });

  it('only by those who may put something there', async () => {
    const { id, thread } = await moved();
    const categoryOf = async (subforumId: number) =>
      (await api.callerFor(null).forum.subforum.get({ id: subforumId })).categoryId;
    const { subforumId } = await api.callerFor(null).forum.thread.get({ id: thread.id });
    const [from, to] = [await categoryOf(thread.subforumId), await categoryOf(subforumId)];
    const local = await api.createMember({});
    const ofIts = (...places: number[]) =>
      api.callerFor({ ...local, moderates: places.map((place) => `forum/${place}` as const) }).forum
        .order;
    expect(from).not.toBe(to);
    expect(await codeOf(ofIts(to).undo({ id }))).toBe('FORBIDDEN');
    expect(await ofIts(from, to).undo({ id })).toMatchObject({ isUndone: true });
  });

  it('not while it is deleted', async () => {
    const { id, thread } = await moved();
    await api.callerFor(moderator).forum.thread.delete({ id: thread.id });
    expect(await codeOf(order().undo({ id }))).toBe('REORDERING_CHANGED');
    await api.callerFor(moderator).forum.thread.restore({ id: thread.id });
    await order().undo({ id });
    expect((await api.callerFor(null).forum.thread.get({ id: thread.id })).subforumId).toBe(
      thread.subforumId,
    );
  });
});
