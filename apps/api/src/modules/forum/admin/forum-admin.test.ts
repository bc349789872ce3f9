import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf, refusal, useMember, useTestApi } from '../../../testing/index.ts';
import { countersOf, createCategory, createSubforum, createThread, stateOf } from '../testing.ts';

const api = useTestApi();
const admin = useMember(api, { role: 'admin' });
const moderator = useMember(api, { role: 'moderator' });
const anna = useMember(api);
const hands = () => api.callerFor(admin).forum.admin;
const reader = () => api.callerFor(null).forum;

const logOf = async (kind: string, id: number) => {
  const rows = await api.deps.db
    .selectFrom('audit_log')
    .select(['action', 'reason', 'after'])
    .where('thing_kind', '=', kind)
    .where('thing_id', '=', String(id))
    .orderBy('id')
    .execute();
  return rows;
};
const verbsOf = async (kind: string, id: number) =>
  (await logOf(kind, id)).map(({ action }) => action.split('.')[1]);

async function expectRightCounters() {
  const { stored, counted } = await countersOf(api.deps.db);
  expect(stored).toEqual(counted);
}

describe('categories and subforums', () => {
  it('are made, changed, deleted and brought back as they were, which the log has', async () => {
    const { category, subforum } = hands();
    const made = await category.create({ name: 'Material', idempotencyKey: 'twice-clicked' });
    expect(await category.create({ name: 'Material', idempotencyKey: 'twice-clicked' })).toEqual(
      made,
    );
    expect(made).toMatchObject({ isActive: true, description: null, postCount: 0 });
    const inside = await subforum.create({ categoryId: made.id, name: 'Flights' });
    expect(inside).toMatchObject({ isActive: true, isLocked: false, threadCount: 0 });
    const { thread } = await createThread(api, anna, { subforumId: inside.id, replies: 2 });
    await subforum.update({ id: inside.id, description: 'Alles, was fliegt', isLocked: true });
    expect(await subforum.update({ id: inside.id, description: null })).toMatchObject({
      description: null,
      isLocked: true,
      threadCount: 1,
      postCount: 3,
    });

    await category.delete({ id: made.id, reason: 'Doppelt' });
    const everywhere = [
      reader().subforum.get({ id: inside.id }),
      reader().thread.get({ id: thread.id }),
      reader().thread.list({ subforumId: inside.id }),
      api.callerFor(anna).forum.post.create({ threadId: thread.id, content: 'Hallo?' }),
      api.callerFor(admin).forum.thread.create({
        subforumId: inside.id,
        title: 'Noch da?',
        content: 'Noch jemand da?',
      }),
    ];
    expect(await Promise.all(everywhere.map(codeOf))).toEqual([
      'SUBFORUM_NOT_FOUND',
      'THREAD_NOT_FOUND',
      'SUBFORUM_NOT_FOUND',
      'THREAD_NOT_FOUND',
      'SUBFORUM_NOT_FOUND',
    ]);
    for (const member of [null, anna, moderator]) {
      const { forum } = api.callerFor(member);
      expect(await codeOf(forum.post.list({ threadId: thread.id }))).toBe('THREAD_NOT_FOUND');
      expect((await forum.category.list()).map(({ id }) => id)).not.toContain(made.id);
    }
    expect(await codeOf(category.update({ id: made.id, name: 'X' }))).toBe('CATEGORY_NOT_FOUND');
    const { items } = await category.list({ state: 'deleted' });
    expect(items.find(({ id }) => id === made.id)?.deletedAt).not.toBeNull();

    const back = await category.restore({ id: made.id });
    expect(back).toMatchObject({ isActive: true, deletedAt: null, postCount: 3 });
    expect(await reader().thread.get({ id: thread.id })).toMatchObject({ postCount: 3 });
    await expectRightCounters();
    expect(await verbsOf('category', made.id)).toEqual(['create', 'delete', 'restore']);
    expect((await logOf('category', made.id))[1]?.reason).toBe('Doppelt');
    expect(await verbsOf('subforum', inside.id)).toEqual(['create', 'edit', 'edit']);
  });

  it('that were inactive are inactive when they come back', async () => {
    const id = await createSubforum(api.deps.db, { is_active: false });
    await hands().subforum.delete({ id });
    expect(await codeOf(hands().subforum.delete({ id }))).toBe('SUBFORUM_NOT_FOUND');
    expect(await hands().subforum.restore({ id })).toMatchObject({ isActive: false });
    expect(await hands().subforum.restore({ id })).toMatchObject({ isActive: false });
    expect(await verbsOf('subforum', id)).toEqual(['delete', 'restore']);
  });

  it('of clubs are theirs', async () => {
    const { db } = api.deps;
    const { id: clubId } = await db
      .insertInto('clubs')
      .values({
        name: 'DC Bullseye',
        city: 'Kiel',
        is_public: true,
        created_at: '2026-01-01T00:00:00Z',
        updated_at: '2026-01-01T00:00:00Z',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const categoryId = await createCategory(db, {
      name: 'Clubs',
      position: 1000,
      holds_clubs: true,
    });
    const id = await createSubforum(db, { category_id: categoryId, club_id: clubId });
    const { thread } = await createThread(api, anna);
    const { category, subforum, thread: threads } = hands();
    const refused = [
      category.delete({ id: categoryId }),
      category.update({ id: categoryId, isActive: false }),
      category.order({ id: categoryId, afterId: null }),
      subforum.create({ categoryId, name: 'Noch einer' }),
      subforum.delete({ id }),
      subforum.update({ id, name: 'Anders' }),
      subforum.update({ id: thread.subforumId, categoryId }),
      subforum.order({ id, afterId: null }),
      threads.move({ ids: [thread.id], subforumId: id }),
      threads.update({ id: thread.id, subforumId: id }),
    ];
    expect(new Set(await Promise.all(refused.map(codeOf)))).toEqual(new Set(['CLUB_PLACE']));
    expect(await subforum.update({ id, isLocked: true })).toMatchObject({ isLocked: true });
    const renamed = await category.update({ id: categoryId, name: 'Vereine' });
    expect(renamed).toMatchObject({ name: 'Vereine', isActive: true });
  });

  it('are put in order, one behind another', async () => {
    const categoryId = await createCategory(api.deps.db);
    const { subforum } = hands();
    const ids: number[] = [];
    for (const name of ['A', 'B', 'C']) ids.push((await subforum.create({ categoryId, name })).id);
    const [a = 0, b = 0, c = 0] = ids;
    const order = async () => (await subforum.list({ categoryId })).items.map(({ id }) => id);
    await subforum.order({ id: c, afterId: null });
    expect(await order()).toEqual([c, a, b]);
    await subforum.order({ id: c, afterId: a });
    expect(await order()).toEqual([a, c, b]);
    expect((await logOf('subforum', c)).at(-1)?.after).toEqual({ place: 2 });
    const page = await subforum.list({ categoryId, limit: 2 });
    const rest = await subforum.list({ categoryId, cursor: page.nextCursor ?? '' });
    expect([page.items.length, ...rest.items.map(({ id }) => id)]).toEqual([2, b]);
    const foreign = await createSubforum(api.deps.db);
    expect(await codeOf(subforum.order({ id: a, afterId: foreign }))).toBe('PLACE_NOT_BESIDE');
    expect(await codeOf(subforum.order({ id: a, afterId: a }))).toBe('PLACE_NOT_BESIDE');
    // another category takes a subforum there
    expect(await subforum.update({ id: foreign, categoryId })).toMatchObject({ categoryId });
    const { category } = hands();
    await category.order({ id: categoryId, afterId: null });
    const first = await category.list({ limit: 1 });
    expect(first.items.map(({ id }) => id)).toEqual([categoryId]);
    const last = await category.create({ name: 'Am Ende' });
    const all = await category.list({ limit: 100 });
    expect(all.items.filter(({ holdsClubs }) => !holdsClubs).at(-1)?.id).toBe(last.id);
    const others = await category.list({ limit: 100, cursor: first.nextCursor ?? '' });
    expect([...first.items, ...others.items]).toEqual(all.items);
    const closed = await category.update({ id: last.id, isActive: false });
    expect(closed).toMatchObject({ name: 'Am Ende', isActive: false });
  });
});

describe('threads and posts', () => {
  it('are moved with their posts, and readers and the search learn of it', async () => {
    const from = await createSubforum(api.deps.db);
    const to = await createSubforum(api.deps.db, { name: 'Turniere' });
    const { thread, posts } = await createThread(api, anna, { subforumId: from, replies: 2 });
    await api.callerFor(anna).forum.post.delete({ id: posts[0]?.id ?? 0 });
    const told: unknown[] = [];
    api.deps.events.on('thread.changed', (event) => told.push(event));
    api.deps.events.on('thread.moved', (event) => told.push(event));
    const moved = await hands().thread.update({ id: thread.id, subforumId: to });
    expect(moved).toMatchObject({ subforum: { id: to, name: 'Turniere' }, postCount: 2 });
    await expectRightCounters();
    const { revision } = await reader().thread.get({ id: thread.id });
    await expect
      .poll(() => told.slice(-2))
      .toEqual([
        { threadId: thread.id, subforumId: to, revision },
        { threadId: thread.id, fromSubforumId: from, subforumId: to },
      ]);
    // the deleted answer comes back where its thread is now
    await hands().post.restore({ id: posts[0]?.id ?? 0 });
    await expectRightCounters();
    expect(await verbsOf('thread', thread.id)).toEqual(['move']);
    // one that no longer exists doesn't keep the others from being moved
    const ids = [999_999, thread.id];
    const { moved: many } = await hands().thread.move({ ids, subforumId: from });
    expect(many).toEqual([{ id: thread.id, fromSubforumId: to }]);
    expect(await hands().thread.move({ ids: [thread.id], subforumId: from })).toEqual({
      moved: [],
    });
  });

  it('are written, corrected, pinned, locked, announced, deleted and brought back', async () => {
    const subforumId = await createSubforum(api.deps.db);
    const made = await hands().thread.create({
      subforumId,
      title: 'Ab',
      content: 'Ja',
      isAnnouncement: true,
      isLocked: true,
    });
    expect(made).toMatchObject({ isAnnouncement: true, isLocked: true, isPinned: false });
    const { thread, posts } = await createThread(api, anna, { subforumId, replies: 1 });
    const [answer] = posts;
    const changed = await hands().thread.update({
      id: thread.id,
      title: 'Welche Schäfte?',
      content: 'Es geht um Schäfte.',
      isPinned: true,
    });
    expect(changed).toMatchObject({ title: 'Welche Schäfte?', isPinned: true, isLocked: false });
    const first = await reader().post.list({ threadId: thread.id });
    expect(first.items[0]).toMatchObject({ content: 'Es geht um Schäfte.' });
    expect(first.items[0]?.editedAt).not.toBeNull();
    expect((await reader().thread.list({ subforumId })).items[0]?.id).toBe(thread.id);

    const id = answer?.id ?? 0;
    const edited = await hands().post.update({ id, content: 'Besser so', threadId: thread.id });
    expect(edited).toMatchObject({ content: 'Besser so' });
    expect(await codeOf(hands().post.update({ id, content: 'X', threadId: made.id }))).toBe(
      'POST_STAYS',
    );
    // what stands there already is no change
    await hands().post.update({ id, content: 'Besser so' });
    expect(await verbsOf('post', id)).toEqual(['edit']);
    const own = await hands().post.create({
      threadId: thread.id,
      content: 'Und?',
      parentPostId: id,
    });
    expect(own).toMatchObject({ parentPostId: id, parentNumber: 2, rootNumber: 2 });
    const firstId = first.items[0]?.id ?? 0;
    expect(await codeOf(hands().post.delete({ id: firstId }))).toBe('FIRST_POST');
    await hands().post.delete({ id: own.id, reason: 'Test' });
    await hands().thread.delete({ id: thread.id });
    expect(await codeOf(hands().post.restore({ id: own.id }))).toBe('POST_NOT_FOUND');
    expect(await hands().thread.restore({ id: thread.id })).toMatchObject({ postCount: 2 });
    await hands().post.restore({ id: own.id });
    await expectRightCounters();
    expect(await verbsOf('thread', thread.id)).toEqual(['edit', 'delete', 'restore']);
    expect(await verbsOf('post', own.id)).toEqual(['delete', 'restore']);
    const log = await logOf('thread', thread.id);
    expect(log[0]?.after).toMatchObject({ isTitleNew: true, isTextNew: true });
    expect(JSON.stringify(log)).not.toContain('Schäfte');
  });

  it('are listed, searched, sorted and filtered on the server', async () => {
    const subforumId = await createSubforum(api.deps.db);
    const { thread, posts } = await createThread(api, anna, { subforumId, replies: 3 });
    const { thread: other } = await createThread(api, anna, { subforumId });
    await hands().thread.update({ id: other.id, title: 'Ganz anderes', isLocked: true });
    const list = async (filter: Parameters<ReturnType<typeof hands>['thread']['list']>[0]) =>
      (await hands().thread.list({ subforumId, ...filter })).items.map(({ id }) => id);
    expect(await list({})).toEqual([other.id, thread.id]);
    expect(await list({ sort: 'old' })).toEqual([thread.id, other.id]);
    expect(await list({ state: 'locked' })).toEqual([other.id]);
    expect(await list({ search: 'GANZ' })).toEqual([other.id]);
    await hands().thread.delete({ id: other.id });
    expect(await list({})).toEqual([thread.id]);
    expect(await list({ state: 'deleted' })).toEqual([other.id]);
    for (const sort of ['new', 'old', 'active'] as const) {
      await hands().thread.restore({ id: other.id });
      const first = await hands().thread.list({ subforumId, sort, limit: 1 });
      const second = await hands().thread.list({
        subforumId,
        sort,
        limit: 1,
        cursor: first.nextCursor ?? '',
      });
      const both = [...first.items, ...second.items].map(({ id }) => id);
      expect(both.sort()).toEqual([thread.id, other.id]);
      expect(second.nextCursor).toBeNull();
    }
    const id = posts[1]?.id ?? 0;
    await hands().post.delete({ id });
    const tree = await hands().post.list({ threadId: thread.id, limit: 3 });
    expect(tree.items.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(tree.items[2]?.deletedAt).not.toBeNull();
    const rest = await hands().post.list({ threadId: thread.id, cursor: tree.nextCursor ?? '' });
    expect(rest.items.map(({ number }) => number)).toEqual([4]);
    const inThread = await hands().post.list({ threadId: thread.id, search: 'antwort 3' });
    expect(inThread.items.map(({ number }) => number)).toEqual([4]);
    const newest = await hands().post.list({ limit: 2 });
    const older = await hands().post.list({ limit: 2, cursor: newest.nextCursor ?? '' });
    const four = [...newest.items, ...older.items].map((post) => post.id);
    expect(four).toEqual([...new Set(four)].sort((one, other) => other - one));
    expect(four).toHaveLength(4);
    expect((await hands().post.list({ state: 'deleted' })).items.map((post) => post.id)).toContain(
      id,
    );
    const trail = await hands().trail({ threadId: thread.id });
    expect(trail).toMatchObject({ thread: { id: thread.id }, subforum: { id: subforumId } });
    expect(trail.category?.id).toBe(trail.subforum?.categoryId);
  });
});

describe('who may not', () => {
  let ids: { id: number; threadId: number; postId: number; subforumId: number };
  beforeEach(async () => {
    const subforumId = await createSubforum(api.deps.db);
    const { thread, posts } = await createThread(api, anna, { subforumId, replies: 1 });
    ids = { id: subforumId, subforumId, threadId: thread.id, postId: posts[0]?.id ?? 0 };
  });

  it('changes nothing: visitors, members, moderators, and suspended admins', async () => {
    const before = await stateOf(api.deps.db);
    const facts = { status: 'suspended', suspended_until: null, status_reason: 'x' } as const;
    for (const [member, code] of [
      [null, 'UNAUTHENTICATED'],
      [anna, 'FORBIDDEN'],
      [moderator, 'FORBIDDEN'],
      [{ ...admin, ...facts }, 'ACCOUNT_SUSPENDED'],
    ] as const) {
      const { category, subforum, thread, post } = api.callerFor(member).forum.admin;
      const calls = [
        category.create({ name: 'X' }),
        category.update({ id: ids.id, name: 'X' }),
        category.delete({ id: ids.id }),
        category.restore({ id: ids.id }),
        category.order({ id: ids.id, afterId: null }),
        subforum.create({ categoryId: 1, name: 'X' }),
        subforum.update({ id: ids.id, name: 'X' }),
        subforum.delete({ id: ids.id }),
        subforum.restore({ id: ids.id }),
        subforum.order({ id: ids.id, afterId: null }),
        thread.create({ subforumId: ids.id, title: 'X', content: 'X' }),
        thread.update({ id: ids.threadId, title: 'X' }),
        thread.move({ ids: [ids.threadId], subforumId: 1 }),
        thread.delete({ id: ids.threadId }),
        thread.restore({ id: ids.threadId }),
        post.create({ threadId: ids.threadId, content: 'X' }),
        post.update({ id: ids.postId, content: 'X' }),
        post.delete({ id: ids.postId }),
        post.restore({ id: ids.postId }),
      ];
      expect(new Set(await Promise.all(calls.map(codeOf)))).toEqual(new Set([code]));
    }
    expect(await stateOf(api.deps.db)).toEqual(before);
  });

  it('is told what is wrong with a field, and what is not there', async () => {
    const { category, subforum, thread, post } = hands();
    const fieldsOf = async (call: Promise<unknown>) => (await refusal(call)).fields;
    expect(await fieldsOf(category.create({ name: ' ' }))).toEqual({ name: 'nameRequired' });
    expect(await fieldsOf(category.create({ name: 'X', position: -1 }))).toEqual({
      position: 'negative',
    });
    expect(await fieldsOf(subforum.create({ categoryId: 0, name: 'X' }))).toEqual({
      categoryId: 'invalid',
    });
    expect(
      await fieldsOf(thread.create({ subforumId: ids.id, title: '', content: '\u200B' })),
    ).toEqual({ title: 'titleRequired', content: 'contentRequired' });
    expect(await fieldsOf(post.update({ id: ids.postId, content: '' }))).toEqual({
      content: 'contentRequired',
    });
    expect(await fieldsOf(thread.move({ ids: [], subforumId: 1 }))).toEqual({ ids: 'required' });
    expect(await fieldsOf(post.list({ cursor: 'nicht unserer' }))).toEqual({ cursor: 'invalid' });
    const gone = 999_999;
    const calls = [
      category.update({ id: gone, name: 'X' }),
      category.delete({ id: gone }),
      category.restore({ id: gone }),
      category.order({ id: gone, afterId: null }),
      subforum.create({ categoryId: gone, name: 'X' }),
      subforum.update({ id: ids.id, categoryId: gone }),
      subforum.update({ id: gone, name: 'X' }),
      subforum.delete({ id: gone }),
      subforum.restore({ id: gone }),
      subforum.order({ id: gone, afterId: null }),
      thread.create({ subforumId: gone, title: 'X', content: 'X' }),
      thread.update({ id: gone, title: 'X' }),
      thread.update({ id: ids.threadId, subforumId: gone }),
      thread.move({ ids: [ids.threadId], subforumId: gone }),
      thread.delete({ id: gone }),
      thread.restore({ id: gone }),
      post.create({ threadId: gone, content: 'X' }),
      post.update({ id: gone, content: 'X' }),
      post.delete({ id: gone }),
      post.restore({ id: gone }),
      hands().trail({ threadId: gone }),
    ];
    const codes = await Promise.all(calls.map(codeOf));
    expect(new Set(codes)).toEqual(
      new Set(['CATEGORY_NOT_FOUND', 'SUBFORUM_NOT_FOUND', 'THREAD_NOT_FOUND', 'POST_NOT_FOUND']),
    );
  });
});
