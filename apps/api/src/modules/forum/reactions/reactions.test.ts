import type { ReactionKind } from '@oche/validators/forum/reading-limits';
import { isTrackedEnvelope } from '@trpc/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { refusal, useMember, useTestApi } from '../../../testing/index.ts';
import { createThread } from '../testing.ts';
import { watchThread } from '../thread/thread-live.service.ts';
import { changedReactionsAfter } from './changed-reactions.service.ts';
import { takeBackReactions } from './reaction-change.service.ts';

const api = useTestApi();
const anna = useMember(api);
const ben = useMember(api, { first_name: 'Ben' });
const moderator = useMember(api, { role: 'moderator' });
const suspended = useMember(api, { status: 'suspended' });
const unconfirmed = useMember(api, { email_verified_at: null });
const of = (member: Parameters<typeof api.callerFor>[0]) => api.callerFor(member).forum;

let threadId: number;
let postId: number;

beforeEach(async () => {
  const { thread, posts } = await createThread(api, anna, { replies: 2 });
  threadId = thread.id;
  postId = posts[0]?.id ?? 0;
});

const shown = async (member: Parameters<typeof api.callerFor>[0]) => {
  const { items } = await of(member).post.list({ threadId });
  return items.map(({ reactions }) => reactions);
};

describe('reactions', () => {
  it('are one a member and kind, and everybody sees how many', async () => {
    const { reactionRevision } = await of(null).post.list({ threadId });
    const kinds: ReactionKind[] = ['madhouse', 'bullseye', 'bullseye'];
    for (const kind of kinds) await of(ben).reaction.set({ postId, kind, isOn: true });
    const { reactions } = await of(moderator).reaction.set({
      postId,
      kind: 'bullseye',
      isOn: true,
    });
    expect(reactions).toEqual([
      { kind: 'bullseye', count: 2, isMine: true },
      { kind: 'madhouse', count: 1, isMine: false },
    ]);
    const forVisitors = reactions.map((reaction) => ({ ...reaction, isMine: false }));
    expect(await shown(null)).toEqual([undefined, forVisitors, undefined]);
    const forBen = reactions.map((reaction) => ({ ...reaction, isMine: true }));
    expect(await shown(ben)).toEqual([undefined, forBen, undefined]);
    expect(await of(null).reaction.list({ postId })).toMatchObject({
      items: [{ userId: ben.id, firstName: 'Ben', kinds: ['bullseye', 'madhouse'] }, {}],
      nextCursor: null,
    });

    await of(ben).reaction.set({ postId, kind: 'madhouse', isOn: false });
    await of(ben).reaction.set({ postId, kind: 'madhouse', isOn: false });
    expect((await shown(ben))[1]).toEqual([{ kind: 'bullseye', count: 2, isMine: true }]);
    // open pages are told of the four changes, not of what was so already
    const after = await of(null).post.list({ threadId });
    expect(after.reactionRevision).toBe(reactionRevision + 4);
    // the page of those who have reacted goes on where it ended
    const first = await of(null).reaction.list({ postId, limit: 1 });
    const second = await of(null).reaction.list({
      postId,
      limit: 1,
      cursor: first.nextCursor ?? '',
    });
    expect([...first.items, ...second.items].map(({ userId }) => userId)).toEqual([
      ben.id,
      moderator.id,
    ]);
  });

  it('are exact when many come at once, and the same one comes twice', async () => {
    const kinds: ReactionKind[] = ['bullseye', 'maximum', 'good-darts', 'round', 'bounce-out'];
    await Promise.all(
      [ben, moderator, ben].flatMap((member) =>
        kinds.map((kind) => of(member).reaction.set({ postId, kind, isOn: true })),
      ),
    );
    expect((await shown(null))[1]).toEqual(
      kinds.map((kind) => ({ kind, count: 2, isMine: false })),
    );
  });

  it('are refused where nobody may write, to own posts, and between those who block each other', async () => {
    const reaction = { postId, kind: 'bullseye', isOn: true } as const;
    const refused = async (member: Parameters<typeof of>[0], change: object = {}) =>
      (await refusal(of(member).reaction.set({ ...reaction, ...change }))).code;
    expect(await refused(null)).toBe('UNAUTHENTICATED');
    expect(await refused(suspended)).toBe('ACCOUNT_SUSPENDED');
    expect(await refused(unconfirmed)).toBe('EMAIL_NOT_VERIFIED');
    expect(await refused(anna)).toBe('OWN_POST');
    expect(await refused(ben, { postId: 2 ** 40 })).toBe('POST_NOT_FOUND');
    expect(await refused(ben, { kind: 'like' })).toBe('BAD_INPUT');

    await of(ben).reaction.set(reaction);
    await api.deps.db
      .insertInto('user_blocks')
      .values({ blocker_id: anna.id, blocked_id: ben.id })
      .execute();
    expect(await refused(ben, { kind: 'round' })).toBe('POST_NOT_FOUND');
    // members who block each other aren't named, and can still take back what they said
    expect((await of(anna).reaction.list({ postId })).items).toEqual([]);
    expect(await of(ben).reaction.set({ ...reaction, isOn: false })).toEqual({
      postId,
      reactions: [],
    });
    await api.deps.db.deleteFrom('user_blocks').where('blocker_id', '=', anna.id).execute();

    await api.deps.db
      .updateTable('forum_threads')
      .set({ is_locked: true })
      .where('id', '=', threadId)
      .execute();
    expect(await refused(ben)).toBe('THREAD_LOCKED');
    await of(moderator).post.delete({ id: postId });
    expect(await refused(moderator)).toBe('POST_NOT_FOUND');
    expect((await refusal(of(null).reaction.list({ postId }))).code).toBe('POST_NOT_FOUND');
  });

  it('come back with their post', async () => {
    await of(ben).reaction.set({ postId, kind: 'round', isOn: true });
    await of(moderator).post.delete({ id: postId });
    const restored = await of(moderator).post.restore({ id: postId });
    expect(restored.reactions).toEqual([{ kind: 'round', count: 1, isMine: false }]);
  });
});

describe('a member who leaves', () => {
  it('takes all of them along, in each thread, and open pages are told', async () => {
    const other = await createThread(api, anna, { replies: 1 });
    const elsewhere = other.posts[0]?.id ?? 0;
    for (const id of [postId, elsewhere]) {
      await of(ben).reaction.set({ postId: id, kind: 'round', isOn: true });
      await of(moderator).reaction.set({ postId: id, kind: 'round', isOn: true });
    }
    const before = await of(null).post.list({ threadId });
    const context = api.contextFor(ben);
    const { actor, session } = context;
    if (!actor || !session) throw new Error('a member is signed in');
    await takeBackReactions({ ...context, actor, session });
    const left = [{ kind: 'round', count: 1, isMine: false }];
    expect((await shown(null))[1]).toEqual(left);
    const { items } = await of(null).post.list({ threadId: other.thread.id });
    expect(items[1]?.reactions).toEqual(left);
    const after = await of(null).post.list({ threadId });
    expect(after.reactionRevision).toBe(before.reactionRevision + 1);
  });
});

describe('an open thread', () => {
  it('is told of reactions after those that it knows, once for each reader', async () => {
    const { reactionRevision, revision } = await of(null).post.list({ threadId });
    await of(ben).reaction.set({ postId, kind: 'maximum', isOn: true });
    const stream = await of(null).thread.events({
      threadId,
      lastEventId: String(revision),
      reactionRevision,
    });
    const events = stream[Symbol.asyncIterator]();
    const next = async () => {
      const { value } = await events.next();
      if (!isTrackedEnvelope(value)) throw new Error('an event without an id');
      return value[1];
    };
    expect(await next()).toEqual({
      type: 'reactions.changed',
      posts: [{ postId, counts: [{ kind: 'maximum', count: 1 }] }],
      reactionRevision: reactionRevision + 1,
    });
    await of(moderator).reaction.set({ postId, kind: 'maximum', isOn: true });
    expect(await next()).toMatchObject({
      type: 'reactions.changed',
      posts: [{ counts: [{ count: 2 }] }],
    });
    await of(moderator).reaction.set({ postId, kind: 'maximum', isOn: false });
    await of(ben).reaction.set({ postId, kind: 'maximum', isOn: false });
    expect(await next()).toMatchObject({ posts: [{ postId }] });
    await events.return?.();
  });

  it('shows a member’s own reactions in all their windows, and nobody else’s', async () => {
    const { reactionRevision, revision } = await of(ben).post.list({ threadId });
    const heard: string[] = [];
    const stop = api.deps.events.on('thread.reacted', (event) => {
      if (event.threadId === threadId) heard.push(event.userId);
    });
    await of(ben).reaction.set({ postId, kind: 'round', isOn: true });
    // one that is still on its way would be sent the reader's own again, with what comes next
    await expect.poll(() => heard).toEqual([ben.id]);
    stop();
    const seen = { threadId, lastEventId: String(revision), reactionRevision };
    const left = new AbortController();
    const events = watchThread(api.contextFor(ben), seen, left.signal);
    const next = async () => (await events.next()).value?.event;
    // if some were missed, the reader's own are sent, as they may be among them
    expect(await next()).toMatchObject({ posts: [{ postId, own: ['round'] }] });
    await of(moderator).reaction.set({ postId, kind: 'maximum', isOn: true });
    const counts = [
      { kind: 'maximum', count: 1 },
      { kind: 'round', count: 1 },
    ];
    expect((await next()) ?? {}).toHaveProperty('posts', [{ postId, counts }]);
    await of(ben).reaction.set({ postId, kind: 'maximum', isOn: true });
    expect(await next()).toMatchObject({ posts: [{ own: ['round', 'maximum'] }] });
    await of(ben).reaction.set({ postId, kind: 'round', isOn: false });
    expect(await next()).toMatchObject({ posts: [{ own: ['maximum'] }] });
    left.abort();
    await events.return();
  });

  it('is told of up to a hundred posts one by one, and of more that it has to be read again', async () => {
    const { thread, posts } = await createThread(api, anna, { replies: 101 });
    const react = (some: { id: number }[]) =>
      api.deps.db
        .insertInto('forum_post_reactions')
        .values(
          some.map(({ id }, index) => ({
            post_id: id,
            thread_id: thread.id,
            counts: JSON.stringify({ round: 1 }),
            revision: index + 1,
          })),
        )
        .execute();
    await react(posts.slice(0, 100));
    const told = await changedReactionsAfter(api.deps.db, thread.id, 0);
    expect([told?.posts.length, told?.revision]).toEqual([100, 100]);
    await react(posts.slice(100));
    expect(await changedReactionsAfter(api.deps.db, thread.id, 0)).toBeNull();
    expect(await changedReactionsAfter(api.deps.db, thread.id, 100)).toEqual({
      posts: [],
      revision: 100,
    });
  });
});
