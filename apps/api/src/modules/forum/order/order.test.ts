import { describe, expect, it } from 'vitest';
import { codeOf, refusal, useMember, useTestApi } from '../../../testing/index.ts';
import { createSubforum, stateOf } from '../testing.ts';
import { expectOrder, textsOf } from './testing.ts';

const api = useTestApi();
const anna = useMember(api, { first_name: 'Anna' });
const ben = useMember(api, { first_name: 'Ben' });
const cleo = useMember(api);
const moderator = useMember(api, { role: 'moderator' });
const suspended = useMember(api, { role: 'moderator', status: 'suspended' });

const as = (member: typeof anna | null) => api.callerFor(member).forum;
const order = () => as(moderator).order;

/** One minute after the other, so that it is plain what was written when. */
const write = async (threadId: number, content: string, more: object = {}) => {
  api.deps.clock.advance({ minutes: 1 });
  return as(ben).post.create({ threadId, content, ...more });
};

async function start(title: string, subforumId?: number) {
  api.deps.clock.advance({ minutes: 1 });
  return as(anna).thread.create({
    subforumId: subforumId ?? (await createSubforum(api.deps.db)),
    title,
    content: `${title}: worum es geht`,
  });
}

const place = (threadId: number, number?: number) =>
  as(null).order.place({ threadId, ...(number && { number }) });

describe('merging', () => {
  it('puts all posts among those of the other thread as they were written', async () => {
    const old = await start('Flights');
    const first = await write(old.id, 'alt 1');
    const double = await start('Noch mal Flights');
    await write(double.id, 'neu 1');
    const late = await write(old.id, 'alt 2');
    await write(double.id, 'neu 2');
    const done = await order().merge({ threadId: double.id, targetId: old.id });
    expect(done).toMatchObject({ kind: 'merge', postCount: 3, isUndone: false });
    expect(await textsOf(api.deps.db, old.id)).toEqual([
      'Flights: worum es geht',
      'alt 1',
      'Noch mal Flights: worum es geht',
      'neu 1',
      'alt 2',
      'neu 2',
    ]);
    await expectOrder(api.deps.db);

    // what was older keeps its number; what was written later follows what came
    expect((await as(null).post.list({ threadId: old.id })).items.map((one) => one.number)).toEqual(
      [1, first.number, 4, 5, 6, 7],
    );
    expect(await place(old.id, late.number)).toEqual({ threadId: old.id, number: 6 });
    expect(await place(double.id)).toEqual({ threadId: old.id, number: 4 });
    expect(await place(double.id, 2)).toEqual({ threadId: old.id, number: 5 });
    expect(done.place).toEqual({ threadId: old.id, number: 4 });
    const moved = await refusal(as(null).thread.get({ id: double.id }));
    expect([moved.code, moved.details]).toEqual(['THREAD_MOVED', { threadId: old.id, post: 4 }]);
    expect(await codeOf(as(null).post.list({ threadId: double.id }))).toBe('THREAD_MOVED');
  });

  it('follows old addresses through several threads, and back after all is undone', async () => {
    const threads = [await start('Eins'), await start('Zwei'), await start('Drei')];
    const [one, two, three] = threads.map(({ id }) => id) as [number, number, number];
    const answer = await write(three, 'Antwort auf drei');
    const before = await stateOf(api.deps.db);
    const steps = [
      await order().merge({ threadId: three, targetId: two }),
      await order().merge({ threadId: two, targetId: one }),
    ];
    const now = await place(three, answer.number);
    expect(now?.threadId).toBe(one);
    expect((await as(null).post.list({ threadId: one })).items.at(-1)).toMatchObject({
      id: answer.id,
      number: now?.number,
    });
    for (const { id } of steps.toReversed()) await order().undo({ id });
    await expectOrder(api.deps.db);
    const after = await stateOf(api.deps.db);
    const shown = ({ posts, threads: all }: typeof after) => ({
      posts: posts.map(({ revision, ...post }) => post),
      threads: all.map(({ revision, reaction_revision, next_number, ...thread }) => thread),
    });
    expect(shown(after)).toEqual(shown(before));
    // the address that it had meanwhile leads to it as well
    expect(await place(one, now?.number)).toEqual({ threadId: three, number: answer.number });
    expect(await place(three, answer.number)).toBeNull();
  });

  it('lets what was written into the merged thread arrive where its posts are', async () => {
    const [target, source] = [await start('Ziel'), await start('Quelle')];
    const quoted = await write(source.id, 'Worte');
    await order().merge({ threadId: source.id, targetId: target.id });
    const post = await as(ben).post.create({
      threadId: source.id,
      content: 'noch schnell',
      quotedNumber: quoted.number,
    });
    expect(post).toMatchObject({
      threadId: target.id,
      quote: { postId: quoted.id, text: 'Worte' },
    });
    await expectOrder(api.deps.db);
  });

  it('leaves what was written since when it is undone', async () => {
    const [target, source] = [await start('Ziel'), await start('Quelle')];
    const answer = await write(source.id, 'von hier');
    const { id } = await order().merge({ threadId: source.id, targetId: target.id });
    const [, , moved] = (await as(null).post.list({ threadId: target.id })).items;
    const since = await as(ben).post.create({
      threadId: target.id,
      content: 'seitdem',
      parentPostId: moved?.id,
    });
    expect(since.rootNumber).toBe(moved?.rootNumber);
    await order().undo({ id });
    await expectOrder(api.deps.db);
    const { items } = await as(null).post.list({ threadId: target.id });
    expect(items.map((one) => one.content)).toEqual(['Ziel: worum es geht', 'seitdem']);
    expect(items[1]).toMatchObject({
      number: since.number,
      rootNumber: since.number,
      parent: { threadId: source.id, number: answer.number, snippet: 'von hier' },
    });
    expect((await as(null).thread.get({ id: source.id })).postCount).toBe(2);
  });

  it('costs readers no look for reactions where there are none, and brings those that there are', async () => {
    const [target, source] = [await start('Ziel'), await start('Quelle')];
    const revision = async () =>
      (await as(null).post.list({ threadId: target.id })).reactionRevision;
    await order().merge({ threadId: source.id, targetId: target.id });
    expect(await revision()).toBe(0);
    const liked = await start('Mit Lob');
    const { items } = await as(null).post.list({ threadId: liked.id });
    await as(cleo).reaction.set({ postId: items[0]?.id ?? 0, kind: 'bullseye', isOn: true });
    await order().merge({ threadId: liked.id, targetId: target.id });
    expect(await revision()).toBe(1);
    const now = await as(null).post.list({ threadId: target.id });
    expect(now.items.filter(({ reactions }) => reactions).map(({ id }) => id)).toEqual([
      items[0]?.id,
    ]);
    await expectOrder(api.deps.db);
  });

  it('says before what it will do', async () => {
    const [target, source] = [await start('Ziel'), await start('Quelle')];
    const young = await write(target.id, 'jünger');
    await write(source.id, 'noch jünger');
    await as(cleo).reading.visit({ threadId: source.id });
    await api
      .callerFor(cleo)
      .social.watching.set({ kind: 'thread', id: source.id, level: 'watching' });
    const said = await order().forecast({ threadId: source.id, targetId: target.id });
    expect(said).toMatchObject({
      posts: 2,
      links: 0,
      readers: 1,
      renumbered: 1,
      poll: 'none',
      waiting: 0,
      target: { id: target.id, title: 'Ziel', isYounger: false },
    });
    // Anna watches both as she has started both
    expect(said.watchers).toBe(1);
    await order().merge({ threadId: source.id, targetId: target.id });
    expect(await place(target.id, young.number)).toEqual({ threadId: target.id, number: 4 });
  });
});

describe('splitting', () => {
  it('makes a thread of some posts in the name of whoever wrote the first', async () => {
    const thread = await start('Boards');
    const about = await write(thread.id, 'Und Licht?');
    const stays = await write(thread.id, 'Sisal');
    const answer = await write(thread.id, 'LED-Ring', { quotedPostId: about.id });
    const said = await order().forecast({ threadId: thread.id, postIds: [answer.id] });
    expect(said).toMatchObject({ posts: 1, links: 1, target: null });
    const done = await order().split({
      threadId: thread.id,
      postIds: [answer.id, about.id],
      title: 'Licht am Board',
      subforumId: thread.subforumId,
    });
    const target = done.target.id;
    expect(done.place).toEqual({ threadId: target, number: 1 });
    expect(await as(null).thread.get({ id: target })).toMatchObject({
      title: 'Licht am Board',
      authorId: ben.id,
      content: 'Und Licht?',
      postCount: 2,
    });
    expect(await textsOf(api.deps.db, thread.id)).toEqual(['Boards: worum es geht', 'Sisal']);
    expect(await place(thread.id, answer.number)).toEqual({ threadId: target, number: 2 });
    await expectOrder(api.deps.db);

    // whoever wrote it can go on correcting it, and reactions are possible there
    await as(anna).reaction.set({ postId: answer.id, kind: 'bullseye', isOn: true });
    await write(target, 'seitdem');
    await order().undo({ id: done.id });
    await expectOrder(api.deps.db);
    expect(await textsOf(api.deps.db, thread.id)).toEqual([
      'Boards: worum es geht',
      'Und Licht?',
      'Sisal',
      'LED-Ring',
      'seitdem',
    ]);
    expect(await place(target)).toEqual({ threadId: thread.id, number: about.number });
    expect(await codeOf(as(null).thread.get({ id: target }))).toBe('THREAD_MOVED');
    expect((await as(null).post.list({ threadId: thread.id })).items.map((one) => one.id)).toEqual([
      expect.any(Number),
      about.id,
      answer.id,
      stays.id,
      expect.any(Number),
    ]);
  });

  it('leaves answers behind as answers to what is elsewhere now', async () => {
    const thread = await start('Boards');
    const away = await write(thread.id, 'Und Licht?');
    const left = await write(thread.id, 'Da gibt es was', { parentPostId: away.id });
    await write(thread.id, 'Was denn?', { parentPostId: left.id });
    const { target } = await order().split({
      threadId: thread.id,
      postIds: [away.id],
      title: 'Licht',
      subforumId: thread.subforumId,
    });
    const { items } = await as(null).post.list({ threadId: thread.id });
    expect(items.map(({ rootNumber }) => rootNumber)).toEqual([1, left.number, left.number]);
    expect(items[1]?.parent).toEqual({ threadId: target.id, number: 1, snippet: 'Und Licht?' });
    await expectOrder(api.deps.db);
  });

  it('keeps the first post where it is, and takes only what is there', async () => {
    const thread = await start('Boards');
    const other = await start('Pfeile');
    const post = await write(thread.id, 'Sisal');
    const [first] = (await as(null).post.list({ threadId: thread.id })).items;
    const wish = { threadId: thread.id, title: 'Neuer Thread', subforumId: thread.subforumId };
    const split = (postIds: number[], more: object = {}) =>
      codeOf(order().split({ ...wish, postIds, ...more }));
    expect(await split([first?.id ?? 0, post.id])).toBe('FIRST_POST_STAYS');
    expect(await split([post.id], { threadId: other.id })).toBe('POSTS_ELSEWHERE');
    expect(await split([])).toBe('BAD_INPUT');
    expect(await split([post.id], { title: 'x' })).toBe('BAD_INPUT');
    expect(await split([post.id], { subforumId: 999_999 })).toBe('SUBFORUM_NOT_FOUND');
    await as(ben).post.delete({ id: post.id });
    expect(await split([post.id])).toBe('POSTS_ELSEWHERE');
  });
});

it('moves posts into another thread and back', async () => {
  const [one, two] = [await start('Eins'), await start('Zwei')];
  const post = await write(one.id, 'gehört nach zwei');
  await as(anna).reaction.set({ postId: post.id, kind: 'bullseye', isOn: true });
  const { id } = await order().movePosts({
    threadId: one.id,
    postIds: [post.id],
    targetId: two.id,
  });
  const { items } = await as(null).post.list({ threadId: two.id });
  expect(items[1]).toMatchObject({ id: post.id, number: 2, reactions: [{ count: 1 }] });
  await expectOrder(api.deps.db);
  expect((await order().undo({ id })).isUndone).toBe(true);
  expect(await place(two.id, 2)).toEqual({ threadId: one.id, number: post.number });
  const logged = api.deps.db.selectFrom('audit_log').select('action').orderBy('id', 'desc');
  expect(await logged.executeTakeFirst()).toEqual({ action: 'post.reorderUndone' });
  await expectOrder(api.deps.db);
});

it('moves a thread and back', async () => {
  const thread = await start('Eins');
  const subforumId = await createSubforum(api.deps.db, { name: 'Daneben' });
  const { id, to } = await order().moveThread({ threadId: thread.id, subforumId });
  expect(to).toBe('Daneben');
  expect((await as(null).thread.get({ id: thread.id })).subforumId).toBe(subforumId);
  expect(await codeOf(order().moveThread({ threadId: thread.id, subforumId }))).toBe(
    'SAME_SUBFORUM',
  );
  await order().undo({ id });
  expect((await as(null).thread.get({ id: thread.id })).subforumId).toBe(thread.subforumId);
  await expectOrder(api.deps.db);
});

describe('undoing', () => {
  const merged = async () => {
    const [target, source] = [await start('Ziel'), await start('Quelle')];
    const { id } = await order().merge({ threadId: source.id, targetId: target.id });
    return { id, target, source };
  };

  it('ends after ten minutes', async () => {
    api.deps.clock.set(api.deps.clock.now());
    const { id } = await merged();
    const listed = async () => (await order().list()).items[0];
    api.deps.clock.advance({ minutes: 10 });
    expect(await listed()).toMatchObject({ id, undoUntil: expect.any(String) });
    api.deps.clock.advance({ seconds: 1 });
    expect(await listed()).toMatchObject({ id, undoUntil: null });
    expect(await codeOf(order().undo({ id }))).toBe('REORDERING_FINAL');
    expect(await codeOf(order().undo({ id: 999_999 }))).toBe('REORDERING_NOT_FOUND');
  });

  it('waits for what builds on it, and happens once', async () => {
    const { id, target } = await merged();
    const subforumId = await createSubforum(api.deps.db);
    const later = await order().moveThread({ threadId: target.id, subforumId });
    expect(await codeOf(order().undo({ id }))).toBe('REORDERING_CHANGED');
    await order().undo({ id: later.id });
    await order().undo({ id });
    expect(await codeOf(order().undo({ id }))).toBe('REORDERING_CHANGED');
  });

  it('brings no thread back without its first post', async () => {
    const { id, target } = await merged();
    const [, first] = (await as(null).post.list({ threadId: target.id })).items;
    await as(moderator).post.delete({ id: first?.id ?? 0 });
    expect(await codeOf(order().undo({ id }))).toBe('REORDERING_CHANGED');
    await as(moderator).thread.delete({ id: target.id });
    expect(await codeOf(order().undo({ id }))).toBe('REORDERING_CHANGED');
  });

  it('a merged thread is not restored by other ways', async () => {
    const { source, target } = await merged();
    expect(await codeOf(as(moderator).thread.restore({ id: source.id }))).toBe('THREAD_MOVED');
    const { items } = await as(moderator).admin.thread.list({ state: 'deleted' });
    expect(items.map(({ id }) => id)).not.toContain(source.id);
    await as(moderator).thread.delete({ id: target.id });
    expect(await codeOf(as(null).thread.get({ id: source.id }))).toBe('THREAD_NOT_FOUND');
    expect(await place(source.id)).toBeNull();
  });
});

describe('marks', () => {
  const seenBy = (member: typeof anna, threadId: number) =>
    api.deps.db
      .selectFrom('forum_visits')
      .select('seen')
      .where('user_id', '=', member.id)
      .where('thread_id', '=', threadId)
      .executeTakeFirst();
  const levelOf = (member: typeof anna, threadId: number) =>
    api.deps.db
      .selectFrom('watches')
      .select(['level', 'seen'])
      .where('user_id', '=', member.id)
      .where('kind', '=', 'thread')
      .where('place_id', '=', threadId)
      .executeTakeFirst();
  const watch = (member: typeof anna, id: number, level: 'watching' | 'muted' | 'normal') =>
    api.callerFor(member).social.watching.set({ kind: 'thread', id, level });
  const visit = (member: typeof anna, threadId: number) => as(member).reading.visit({ threadId });

  it('come along with a merge, and are as before when it is undone', async () => {
    const target = await start('Ziel');
    await write(target.id, 'a');
    const source = await start('Quelle');
    await visit(cleo, source.id);
    await write(source.id, 'b');
    await visit(moderator, source.id);
    await write(target.id, 'c');
    await visit(anna, target.id);
    await visit(moderator, target.id);
    await watch(cleo, source.id, 'watching');
    await watch(moderator, source.id, 'watching');
    await watch(moderator, target.id, 'muted');
    await watch(suspended, source.id, 'watching');
    await watch(suspended, target.id, 'normal');
    // target 1, a 2, source 4, b 5, c 6
    const { id } = await order().merge({ threadId: source.id, targetId: target.id });
    expect(await seenBy(cleo, target.id)).toEqual({ seen: 4 });
    expect(await seenBy(anna, target.id)).toEqual({ seen: 6 });
    expect(await seenBy(moderator, target.id)).toEqual({ seen: 6 });
    expect(await as(cleo).reading.unread({ threadIds: [target.id] })).toEqual([
      { threadId: target.id, newer: 2 },
    ]);
    expect(await levelOf(cleo, target.id)).toEqual({ level: 'watching', seen: null });
    expect((await levelOf(moderator, target.id))?.level).toBe('muted');
    expect((await levelOf(suspended, target.id))?.level).toBe('watching');

    await order().undo({ id });
    expect(await seenBy(cleo, target.id)).toBeUndefined();
    expect(await seenBy(anna, target.id)).toEqual({ seen: 3 });
    expect(await levelOf(cleo, target.id)).toBeUndefined();
    expect((await levelOf(cleo, source.id))?.level).toBe('watching');
    expect((await levelOf(suspended, target.id))?.level).toBe('normal');
    expect(await seenBy(cleo, source.id)).toEqual({ seen: 1 });
  });

  it('chosen since then stay', async () => {
    const [target, source] = [await start('Ziel'), await start('Quelle')];
    await watch(cleo, source.id, 'watching');
    const { id } = await order().merge({ threadId: source.id, targetId: target.id });
    api.deps.clock.advance({ seconds: 5 });
    await watch(cleo, target.id, 'muted');
    await visit(cleo, target.id);
    await order().undo({ id });
    expect((await levelOf(cleo, target.id))?.level).toBe('muted');
    expect(await seenBy(cleo, target.id)).toEqual({ seen: 2 });
  });

  it('go along with a split; moved posts let their authors track where they are', async () => {
    const [thread, other] = [await start('Eins'), await start('Zwei')];
    const post = await write(thread.id, 'weg damit');
    const more = await write(thread.id, 'auch weg');
    await visit(cleo, thread.id);
    await watch(cleo, thread.id, 'watching');
    const { target } = await order().split({
      threadId: thread.id,
      postIds: [post.id],
      title: 'Abgetrennt',
      subforumId: thread.subforumId,
    });
    expect(await seenBy(cleo, target.id)).toEqual({ seen: 1 });
    expect((await levelOf(cleo, target.id))?.level).toBe('watching');
    await order().movePosts({ threadId: thread.id, postIds: [more.id], targetId: other.id });
    expect((await levelOf(ben, other.id))?.level).toBe('tracking');
    expect(await levelOf(cleo, other.id)).toBeUndefined();
  });
});

describe('who may', () => {
  it('only those who moderate both places', async () => {
    const [one, two] = [await start('Eins'), await start('Zwei')];
    const post = await write(one.id, 'Text');
    const { categoryId } = await as(null).subforum.get({ id: one.subforumId });
    const local = await api.createMember({});
    const localActor = { ...local, moderates: [`forum/${categoryId}`] };
    const calls = (member: typeof anna | null) => {
      const { order: mine } = as(member);
      return [
        mine.split({
          threadId: one.id,
          postIds: [post.id],
          title: 'Titel',
          subforumId: two.subforumId,
        }),
        mine.movePosts({ threadId: one.id, postIds: [post.id], targetId: two.id }),
        mine.merge({ threadId: one.id, targetId: two.id }),
        mine.moveThread({ threadId: one.id, subforumId: two.subforumId }),
      ];
    };
    const refusals = (member: typeof anna | null) => Promise.all(calls(member).map(codeOf));
    expect(new Set(await refusals(null))).toEqual(new Set(['UNAUTHENTICATED']));
    expect(new Set(await refusals(anna))).toEqual(new Set(['FORBIDDEN']));
    expect(new Set(await refusals(suspended))).toEqual(new Set(['ACCOUNT_SUSPENDED']));
    expect(new Set(await refusals(localActor))).toEqual(new Set(['FORBIDDEN']));
    for (const member of [null, anna]) {
      const code = member ? 'FORBIDDEN' : 'UNAUTHENTICATED';
      expect(await codeOf(as(member).order.list())).toBe(code);
      expect(await codeOf(as(member).order.undo({ id: 1 }))).toBe(code);
      expect(await codeOf(as(member).order.forecast({ threadId: one.id }))).toBe(code);
    }
    const merge = { threadId: one.id, targetId: one.id };
    expect(await codeOf(order().merge(merge))).toBe('SAME_THREAD');
    expect(await codeOf(order().merge({ ...merge, targetId: 999_999 }))).toBe('THREAD_NOT_FOUND');
    const archive = await createSubforum(api.deps.db, { is_active: false });
    expect(await codeOf(order().moveThread({ threadId: one.id, subforumId: archive }))).toBe(
      'SUBFORUM_INACTIVE',
    );
    expect(
      (await api.deps.db.selectFrom('audit_log').select('action').execute()).map((e) => e.action),
    ).toContain('thread.merge');
  });
});
