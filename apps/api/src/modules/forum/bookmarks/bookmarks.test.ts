import { beforeEach, describe, expect, it } from 'vitest';
import {
  receiveMails,
  refusal,
  runJobs,
  type TestMember,
  useMember,
  useTestApi,
} from '../../../testing/index.ts';
import { createThread } from '../testing.ts';
import { remindOfBookmark } from './remind.service.ts';

const api = useTestApi();
const anna = useMember(api, { first_name: 'Anna', last_name: 'Auer' });
const moderator = useMember(api, { role: 'moderator' });
const of = (member: TestMember | null) => api.callerFor(member).forum;

/** A reader of each test's own, as bookmarks are a member's. */
let ben: TestMember;
let threadId: number;
let postIds: number[];
beforeEach(async () => {
  api.deps.clock.reset();
  ben = await api.createMember({});
  const { thread, posts } = await createThread(api, anna, { replies: 3 });
  threadId = thread.id;
  postIds = posts.map(({ id }) => id);
});

const first = () => postIds[0] ?? 0;
const list = async (member = ben) => (await of(member).bookmark.list({})).items;
const save = (input: { note?: string | null; remindAt?: string | null; createdAt?: string } = {}) =>
  of(ben).bookmark.save({ postId: first(), ...input });
const told = (member = ben) =>
  api.deps.db
    .selectFrom('notifications')
    .select(['kind', 'payload'])
    .where('recipient_id', '=', member.id)
    .where('kind', '=', 'forum.reminder')
    .execute();

describe('a bookmark', () => {
  it('is found again with its post and its note, by its member alone', async () => {
    expect(await of(ben).bookmark.get({ postId: first() })).toBeNull();
    const saved = await save({ note: 'Am Board probieren' });
    expect(saved).toEqual({
      note: 'Am Board probieren',
      remindAt: null,
      isReminded: false,
      createdAt: expect.any(String),
    });
    expect(await of(ben).bookmark.get({ postId: first() })).toEqual(saved);
    expect(await list()).toEqual([
      {
        ...saved,
        postId: first(),
        post: {
          threadId,
          number: 2,
          title: 'Welche Flights?',
          subforumName: expect.any(String),
          snippet: 'Antwort 1',
          author: { firstName: 'Anna', lastName: 'Auer', imageUrl: null },
        },
      },
    ]);
    expect(await list(anna)).toEqual([]);
    expect(await of(anna).bookmark.get({ postId: first() })).toBeNull();
  });

  it('keeps its place and what is not said anew', async () => {
    const remindAt = api.deps.clock.inMinutes(60);
    const { createdAt } = await save({ note: 'Später', remindAt });
    expect(await save({ note: null })).toMatchObject({ note: null, remindAt, createdAt });
    expect(await save({ remindAt: null })).toMatchObject({ note: null, remindAt: null, createdAt });
    expect(await list()).toHaveLength(1);
  });

  it('is taken away, and put back where it was', async () => {
    api.deps.clock.set('2026-11-21T19:00:00Z');
    const { createdAt } = await save();
    api.deps.clock.advance({ minutes: 5 });
    await of(ben).bookmark.save({ postId: postIds[1] ?? 0 });
    await of(ben).bookmark.remove({ postId: first() });
    expect((await list()).map(({ postId }) => postId)).toEqual([postIds[1]]);
    await of(ben).bookmark.remove({ postId: first() });
    await save({ createdAt });
    expect((await list()).map(({ postId }) => postId)).toEqual([postIds[1], postIds[0]]);
    // nobody puts one ahead of what comes
    await of(ben).bookmark.remove({ postId: first() });
    const later = await save({ createdAt: '2199-01-01T00:00:00Z' });
    expect(later.createdAt).toBe('2026-11-21T19:05:00.000Z');
  });

  it('is listed in pages, the latest first', async () => {
    api.deps.clock.set('2026-11-21T19:00:00Z');
    for (const postId of postIds) await of(ben).bookmark.save({ postId });
    const page = await of(ben).bookmark.list({ limit: 2 });
    const rest = await of(ben).bookmark.list({ limit: 2, cursor: page.nextCursor ?? '' });
    expect([...page.items, ...rest.items].map(({ postId }) => postId)).toEqual(
      postIds.toReversed(),
    );
    expect(rest.nextCursor).toBeNull();
    expect((await refusal(of(ben).bookmark.list({ cursor: 'kaputt' }))).code).toBe('BAD_INPUT');
  });

  it('shows no text of what its member can no longer see', async () => {
    await save({ note: 'Meins' });
    await of(moderator).post.delete({ id: first() });
    expect(await list()).toMatchObject([{ post: null, note: 'Meins' }]);
    await of(moderator).post.restore({ id: first() });
    expect((await list())[0]?.post).not.toBeNull();
    await api.deps.db
      .insertInto('user_blocks')
      .values({ blocker_id: anna.id, blocked_id: ben.id })
      .execute();
    expect(await list()).toMatchObject([{ post: null }]);
    expect((await refusal(save())).code).toBe('POST_NOT_FOUND');
    await of(moderator).thread.delete({ id: threadId });
    expect(await list()).toMatchObject([{ post: null }]);
  });

  it('needs a member who may write, a post that is there, and a short note', async () => {
    expect((await refusal(of(null).bookmark.save({ postId: first() }))).code).toBe(
      'UNAUTHENTICATED',
    );
    expect((await refusal(of(null).bookmark.list({}))).code).toBe('UNAUTHENTICATED');
    const suspended = await api.createMember({ status: 'suspended' });
    for (const call of ['save', 'remove'] as const) {
      const refused = await refusal(of(suspended).bookmark[call]({ postId: first() }));
      expect(refused.code).toBe('ACCOUNT_SUSPENDED');
    }
    expect((await refusal(of(ben).bookmark.save({ postId: 999_999 }))).code).toBe('POST_NOT_FOUND');
    expect((await refusal(save({ note: 'x'.repeat(501) }))).code).toBe('BAD_INPUT');
    await of(moderator).post.delete({ id: first() });
    expect((await refusal(save())).code).toBe('POST_NOT_FOUND');
  });
});

describe('a reminder', () => {
  const remindAt = '2030-03-01T18:00:00.000Z';
  const due = (at = remindAt) =>
    remindOfBookmark(api.deps, { userId: ben.id, postId: first(), remindAt: at });

  it('of a moment that is over is refused in its own words', async () => {
    api.deps.clock.set('2026-11-21T19:00:00Z');
    const refused = await refusal(save({ remindAt: '2026-11-21T19:00:00Z' }));
    expect(refused).toMatchObject({
      code: 'REMINDER_IN_PAST',
      fields: { remindAt: 'invalidDate' },
    });
    expect(await of(ben).bookmark.get({ postId: first() })).toBeNull();
  });

  it('waits for its moment, and comes once, however often it is tried', async () => {
    await save({ remindAt });
    await runJobs(api);
    expect(await told()).toEqual([]);
    await Promise.all([due(), due(), due()]);
    await due();
    expect(await told()).toEqual([
      { kind: 'forum.reminder', payload: { postId: first(), threadId } },
    ]);
    expect(await of(ben).bookmark.get({ postId: first() })).toMatchObject({ isReminded: true });
    const mails = await receiveMails(api, ben.email);
    expect(mails).toHaveLength(1);
  });

  it('comes by the job that its bookmark has left', async () => {
    await save({ remindAt: new Date(Date.now() + 1000).toISOString(), note: 'Doppel 16' });
    await api.deps.db
      .updateTable('graphile_worker._private_jobs' as never)
      .set({ run_at: new Date(0) } as never)
      .where('key' as never, '=', `forum.remind ${ben.id}/${first()}` as never)
      .execute();
    await runJobs(api);
    expect(await told()).toHaveLength(1);
    const { items } = await api.callerFor(ben).social.notifications.list({});
    expect(items[0]).toMatchObject({
      title: 'Du wolltest an „Welche Flights?“ denken',
      excerpt: 'Doppel 16',
    });
  });

  it('comes to nothing with another time, without its bookmark, and for what is gone', async () => {
    await save({ remindAt });
    await save({ remindAt: '2030-03-02T18:00:00.000Z' });
    await due();
    expect(await told()).toEqual([]);
    await of(ben).bookmark.remove({ postId: first() });
    await due('2030-03-02T18:00:00.000Z');
    expect(await told()).toEqual([]);

    await save({ remindAt });
    await of(moderator).post.delete({ id: first() });
    await due();
    const { items } = await api.callerFor(ben).social.notifications.list({});
    expect(items).toEqual([]);
    expect(await receiveMails(api, ben.email)).toEqual([]);
  });

  it('can be asked for again after it came', async () => {
    await save({ remindAt });
    await due();
    const again = '2030-03-03T18:00:00.000Z';
    expect(await save({ remindAt: again })).toMatchObject({ isReminded: false, remindAt: again });
    await due(again);
    expect(await told()).toHaveLength(2);
  });
});
