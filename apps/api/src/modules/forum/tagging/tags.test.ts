import { withTransaction } from '@oche/db';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  codeOf,
  outcomeOf,
  type TestMember,
  useMember,
  useTestApi,
} from '../../../testing/index.ts';
import { listWatchers } from '../../watching/index.ts';
import { publication } from '../approval/approval.service.ts';
import { setLevel } from '../levels/testing.ts';
import { createCategory, createSubforum, createThread } from '../testing.ts';
import { placesOfThread } from '../watching/forum-places.service.ts';

const api = useTestApi();
const anna = useMember(api);
const ben = useMember(api);
const newcomer = useMember(api);
const ofOnePlace = useMember(api, { moderates: ['forum/1'] });
const regular = useMember(api);
const moderator = useMember(api, { role: 'moderator' });
const suspended = useMember(api, { status: 'suspended' });
const forum = (member: TestMember | null) => api.callerFor(member).forum;
const keeping = () => forum(moderator).admin.tag;

beforeAll(() => setLevel(api.deps.db, [anna.id, ben.id], 1));

let count = 0;
const make = (name = `Tag ${++count} ${Date.now()}`) => keeping().create({ name });
const tagsOf = async (id: number) =>
  (await forum(null).thread.get({ id })).tags?.map(({ name }) => name);
const threadsOf = async (slug: string) =>
  (await forum(null).tag.threads({ slug })).items.map(({ id }) => id);

describe('tags of a thread', () => {
  it('are chosen with it and afterwards, in their order, and stand in all lists', async () => {
    const [one, two] = [await make(), await make()];
    const subforumId = await createSubforum(api.deps.db);
    const thread = await forum(anna).thread.create({
      subforumId,
      title: 'Welche Spitzen?',
      content: 'Was spielt ihr so für Spitzen?',
      tagIds: [two.id, one.id],
    });
    expect(thread.tags).toEqual(
      [two, one].map(({ slug, name }) => ({ slug, name, colour: 'sisal' })),
    );
    const lists = await Promise.all([
      forum(null).thread.list({ subforumId }),
      forum(null).thread.latest({}),
      forum(null).tag.threads({ slug: one.slug }),
    ]);
    for (const { items } of lists) {
      expect(items.find(({ id }) => id === thread.id)?.tags).toEqual(thread.tags);
    }
    expect(await forum(anna).tag.set({ threadId: thread.id, tagIds: [one.id] })).toEqual({
      tags: [{ slug: one.slug, name: one.name, colour: 'sisal' }],
    });
    expect(await threadsOf(two.slug)).toEqual([]);
    const { revision } = await forum(null).thread.get({ id: thread.id });
    expect(revision).toBe(thread.revision + 1);
    await forum(moderator).tag.set({ threadId: thread.id, tagIds: [] });
    expect(await tagsOf(thread.id)).toBeUndefined();
  });

  it('are at most four, each once, and known', async () => {
    const ids: number[] = [];
    for (let index = 0; index < 5; index++) ids.push((await make()).id);
    const { thread } = await createThread(api, anna);
    const set = (tagIds: number[]) => forum(anna).tag.set({ threadId: thread.id, tagIds });
    await set(ids.slice(0, 4));
    expect(await codeOf(set(ids))).toBe('BAD_INPUT');
    expect(await codeOf(set([ids[0] ?? 0, ids[0] ?? 0]))).toBe('BAD_INPUT');
    expect(await codeOf(set([999_999_999]))).toBe('TAG_NOT_FOUND');
    expect(await tagsOf(thread.id)).toHaveLength(4);
  });

  it('are for the author and moderators to choose', async () => {
    const { id } = await make();
    const { thread } = await createThread(api, anna);
    const set = (member: TestMember | null) =>
      codeOf(forum(member).tag.set({ threadId: thread.id, tagIds: [id] }));
    expect([await set(null), await set(ben), await set(suspended)]).toEqual([
      'UNAUTHENTICATED',
      'FORBIDDEN',
      'ACCOUNT_SUSPENDED',
    ]);
    await api.deps.db
      .updateTable('forum_threads')
      .set({ is_locked: true })
      .where('id', '=', thread.id)
      .execute();
    expect(await set(anna)).toBe('THREAD_LOCKED');
    await forum(moderator).tag.set({ threadId: thread.id, tagIds: [id] });
    await forum(moderator).thread.delete({ id: thread.id });
    expect(await set(moderator)).toBe('THREAD_NOT_FOUND');
  });

  it('are for members of level 1 and above, with a thread and afterwards', async () => {
    const { id } = await make();
    const subforumId = await createSubforum(api.deps.db);
    const start = (tagIds: number[]) =>
      forum(newcomer).thread.create({
        subforumId,
        title: 'Neu hier dabei',
        content: 'Hallo, ich bin neu hier.',
        tagIds,
      });
    expect((await forum(newcomer).level.mine()).can).toEqual({ tag: false });
    expect(await codeOf(start([id]))).toBe('TAGS_NEED_LEVEL');
    const thread = await start([]);
    const set = () => codeOf(forum(newcomer).tag.set({ threadId: thread.id, tagIds: [id] }));
    expect(await set()).toBe('TAGS_NEED_LEVEL');
    await setLevel(api.deps.db, newcomer.id, 1);
    expect((await forum(newcomer).level.mine()).can).toEqual({ tag: true });
    await forum(newcomer).tag.set({ threadId: thread.id, tagIds: [id] });
    expect((await start([id])).tags).toHaveLength(1);
    expect((await forum(moderator).level.mine()).can).toEqual({ tag: true });
    await setLevel(api.deps.db, newcomer.id, 1, {
      fixed_level: 0,
      fixed_by: moderator.id,
      fixed_at: '2026-11-29',
      fixed_reason: 'Alles voller Tags',
    });
    expect(await set()).toBe('TAGS_NEED_LEVEL');
  });

  it('wait with a thread that waits, without those that are gone by then', async () => {
    const [kept, gone] = [await make(), await make()];
    const subforumId = await createSubforum(api.deps.db);
    await setLevel(api.deps.db, regular.id, 1);
    await api.callerFor(moderator).moderation.pattern.create({ pattern: 'wackelboard' });
    const waits = forum(regular).thread.create({
      subforumId,
      title: 'Kennt ihr den Laden?',
      content: 'Da gibt es ein Wackelboard.',
      tagIds: [gone.id, kept.id],
    });
    expect(await codeOf(waits)).toBe('POST_WAITS');
    await keeping().delete({ id: gone.id });
    const { db } = api.deps;
    const { id } = await db
      .selectFrom('forum_submissions')
      .select('id')
      .where('author_id', '=', regular.id)
      .executeTakeFirstOrThrow();
    await withTransaction(db, (tx) => publication.do(api.deps, tx, String(id), moderator.id));
    const { items } = await forum(null).thread.list({ subforumId });
    expect(items[0]?.tags?.map(({ slug }) => slug)).toEqual([kept.slug]);
  });

  it('show on the page of a tag what the overview shows, page by page', async () => {
    const tag = await make();
    const { db } = api.deps;
    const subforumId = await createSubforum(db);
    const ids: number[] = [];
    for (let index = 0; index < 3; index++) {
      const { thread } = await createThread(api, anna, { subforumId });
      await forum(anna).tag.set({ threadId: thread.id, tagIds: [tag.id] });
      ids.unshift(thread.id);
    }
    const first = await forum(null).tag.threads({ slug: tag.slug, limit: 2 });
    const rest = await forum(null).tag.threads({
      slug: tag.slug,
      limit: 2,
      cursor: first.nextCursor ?? '',
    });
    expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(ids);
    expect(rest.nextCursor).toBeNull();
    expect(await codeOf(forum(null).tag.threads({ slug: tag.slug, cursor: 'x' }))).toBe(
      'BAD_INPUT',
    );
    const clubs = await createSubforum(db, {
      category_id: await createCategory(db, { holds_clubs: true }),
    });
    await db
      .updateTable('forum_threads')
      .set({ subforum_id: clubs })
      .where('id', '=', ids[0] ?? 0)
      .execute();
    expect(await threadsOf(tag.slug)).toEqual(ids.slice(1));
    expect(await codeOf(forum(null).tag.get({ slug: 'gibt-es-nicht' }))).toBe('TAG_NOT_FOUND');
  });
});

describe('whoever watches a tag', () => {
  it('is told of posts in its threads wherever they are, unless they have muted the thread', async () => {
    const tag = await make();
    const { thread } = await createThread(api, anna);
    await forum(anna).tag.set({ threadId: thread.id, tagIds: [tag.id] });
    const { watching } = api.callerFor(ben).social;
    await watching.set({ kind: 'tag', id: tag.id, level: 'watching' });
    expect(await watching.get({ kind: 'thread', id: thread.id })).toEqual({
      level: 'watching',
      from: { kind: 'tag', id: tag.id },
    });
    const places = (await placesOfThread(api.deps.db, thread.id)).map(({ kind }) => kind);
    expect(places).toEqual(['thread', 'tag', 'subforum', 'category']);
    const hear = async () =>
      listWatchers(api.deps.db, await placesOfThread(api.deps.db, thread.id), '', 10);
    expect(await hear()).toContain(ben.id);
    await watching.set({ kind: 'thread', id: thread.id, level: 'muted' });
    expect(await hear()).not.toContain(ben.id);
    const { items } = await watching.list({});
    expect(items).toContainEqual(
      expect.objectContaining({ kind: 'tag', title: tag.name, path: `/forum/tag/${tag.slug}` }),
    );
    expect(await codeOf(watching.set({ kind: 'tag', id: 999_999, level: 'muted' }))).toBe(
      'PLACE_NOT_FOUND',
    );
  });
});

describe('who keeps the tags', () => {
  it('makes them with an address of their names, which nobody else gets', async () => {
    const tag = await keeping().create({ name: 'Größe & Gewicht', colour: 'red' });
    expect(tag).toMatchObject({ slug: 'groesse-gewicht', colour: 'red', threadCount: 0 });
    expect(await codeOf(keeping().create({ name: 'größe & gewicht' }))).toBe('TAG_TAKEN');
    expect(await codeOf(keeping().create({ name: '??' }))).toBe('BAD_INPUT');
    const moved = await keeping().update({ id: tag.id, name: 'Gewicht', slug: 'gewicht' });
    expect(moved).toMatchObject({ formerSlugs: ['groesse-gewicht'], colour: 'red' });
    expect(await forum(null).tag.get({ slug: 'groesse-gewicht' })).toMatchObject({
      slug: 'gewicht',
    });
    expect(await codeOf(keeping().create({ name: 'Andere', slug: 'groesse-gewicht' }))).toBe(
      'TAG_TAKEN',
    );
    // back again is possible: it has always been its own
    expect(await keeping().update({ id: tag.id, slug: 'groesse-gewicht' })).toMatchObject({
      formerSlugs: ['gewicht'],
    });
  });

  it('merges two: threads, watchers and all addresses go over', async () => {
    const [from, into] = [await make(), await make()];
    const { thread: both } = await createThread(api, anna);
    const { thread: one } = await createThread(api, anna);
    await forum(anna).tag.set({ threadId: both.id, tagIds: [from.id, into.id] });
    await forum(anna).tag.set({ threadId: one.id, tagIds: [from.id] });
    const watch = (member: TestMember, id: number, level: 'watching' | 'muted') =>
      api.callerFor(member).social.watching.set({ kind: 'tag', id, level });
    await watch(anna, from.id, 'watching');
    await watch(ben, from.id, 'watching');
    await watch(ben, into.id, 'muted');

    const merged = await keeping().merge({ id: from.id, intoId: into.id });
    expect(merged).toMatchObject({ threadCount: 2, watcherCount: 1, formerSlugs: [from.slug] });
    expect([await tagsOf(both.id), await tagsOf(one.id)]).toEqual([[into.name], [into.name]]);
    const noted = await api.deps.db
      .selectFrom('audit_log')
      .select(['before', 'after'])
      .where('action', '=', 'tag.merge')
      .where('thing_id', '=', String(from.id))
      .execute();
    expect(noted).toEqual([
      {
        before: expect.objectContaining({ name: from.name }),
        after: expect.objectContaining({ intoId: into.id }),
      },
    ]);
    expect(await forum(null).tag.get({ slug: from.slug })).toMatchObject({ id: into.id });
    expect(await threadsOf(from.slug)).toEqual([one.id, both.id]);
    const levels = await Promise.all(
      [anna, ben].map((member) =>
        api.callerFor(member).social.watching.get({ kind: 'tag', id: into.id }),
      ),
    );
    expect(levels.map(({ level }) => level)).toEqual(['watching', 'muted']);
    expect(await codeOf(keeping().merge({ id: from.id, intoId: into.id }))).toBe('TAG_NOT_FOUND');
    expect(await codeOf(keeping().merge({ id: into.id, intoId: into.id }))).toBe('BAD_INPUT');
  });

  it('deletes one, and its threads stay', async () => {
    const tag = await make();
    const { thread } = await createThread(api, anna);
    await forum(anna).tag.set({ threadId: thread.id, tagIds: [tag.id] });
    await keeping().delete({ id: tag.id });
    expect(await tagsOf(thread.id)).toBeUndefined();
    expect(await codeOf(forum(null).tag.get({ slug: tag.slug }))).toBe('TAG_NOT_FOUND');
    expect(await codeOf(keeping().delete({ id: tag.id }))).toBe('TAG_NOT_FOUND');
    expect(await codeOf(keeping().update({ id: tag.id, name: 'Neu' }))).toBe('TAG_NOT_FOUND');
    const log = await api.deps.db
      .selectFrom('audit_log')
      .select('action')
      .where('thing_kind', '=', 'tag')
      .where('thing_id', '=', String(tag.id))
      .orderBy('id')
      .execute();
    expect(log.map(({ action }) => action)).toEqual(['tag.create', 'tag.delete']);
  });

  it('brings one back as it was, unless another one has its name or its address', async () => {
    const [tag, other] = [await make(), await make()];
    const [{ thread }, { thread: changed }] = [
      await createThread(api, anna),
      await createThread(api, anna),
    ];
    for (const { id } of [thread, changed])
      await forum(anna).tag.set({ threadId: id, tagIds: [other.id, tag.id] });
    await api.callerFor(ben).social.watching.set({ kind: 'tag', id: tag.id, level: 'watching' });
    await keeping().delete({ id: tag.id });

    // nothing leads there meanwhile
    const [{ id: tagId }, { slug }] = [tag, tag];
    const row = async () => (await keeping().list()).find(({ id }) => id === tagId);
    expect(await row()).toMatchObject({ deletedAt: expect.any(String), threadCount: 2 });
    expect(await codeOf(forum(anna).tag.set({ threadId: thread.id, tagIds: [tagId] }))).toBe(
      'TAG_NOT_FOUND',
    );
    expect(await codeOf(forum(null).tag.threads({ slug }))).toBe('TAG_NOT_FOUND');
    expect((await forum(null).tag.list()).map(({ id }) => id)).not.toContain(tagId);
    expect(await codeOf(keeping().merge({ id: other.id, intoId: tagId }))).toBe('TAG_NOT_FOUND');
    const watching = () => api.callerFor(ben).social.watching.get({ kind: 'tag', id: tagId });
    expect(await outcomeOf(watching())).not.toBe('done');
    const places = await placesOfThread(api.deps.db, thread.id);
    expect(places.filter(({ kind }) => kind === 'tag').map(({ id }) => id)).toEqual([other.id]);
    await forum(anna).tag.set({ threadId: changed.id, tagIds: [other.id] });

    await keeping().restore({ id: tagId });
    expect(await row()).toMatchObject({ deletedAt: null, threadCount: 1, watcherCount: 1 });
    expect(await tagsOf(thread.id)).toEqual([other.name, tag.name]);
    expect(await threadsOf(slug)).toEqual([thread.id]);
    expect((await watching()).level).toBe('watching');
    expect(await codeOf(keeping().restore({ id: tagId }))).toBe('TAG_NOT_FOUND');

    await keeping().delete({ id: tagId });
    const next = await keeping().create({ name: tag.name.toUpperCase() });
    expect(await codeOf(keeping().restore({ id: tagId }))).toBe('TAG_NOT_FOUND');
    expect(await tagsOf(thread.id)).toEqual([other.name]);
    await keeping().delete({ id: next.id });
    await keeping().update({ id: other.id, slug: next.slug });
    expect(await codeOf(keeping().restore({ id: next.id }))).toBe('TAG_NOT_FOUND');
    expect(await threadsOf(next.slug)).toEqual([changed.id, thread.id]);
  });

  it('is a moderator', async () => {
    const tag = await make();
    for (const [member, code] of [
      [null, 'UNAUTHENTICATED'],
      [anna, 'FORBIDDEN'],
      [ofOnePlace, 'FORBIDDEN'],
    ] as const) {
      const { list, create, update, merge, delete: remove, restore } = forum(member).admin.tag;
      const codes = [
        list(),
        create({ name: 'Meiner' }),
        update({ id: tag.id, name: 'Meiner' }),
        merge({ id: tag.id, intoId: 1 }),
        remove({ id: tag.id }),
        restore({ id: tag.id }),
      ].map(codeOf);
      expect(new Set(await Promise.all(codes))).toEqual(new Set([code]));
    }
    const { list, create } = forum(suspended).admin.tag;
    expect([await codeOf(list()), await codeOf(create({ name: 'Meiner' }))]).toEqual([
      'FORBIDDEN',
      'ACCOUNT_SUSPENDED',
    ]);
  });

  it('who gives a thread tags while one is merged away waits, and gets the one that is left or a refusal', async () => {
    const [from, into] = [await make(), await make()];
    const { thread } = await createThread(api, anna);
    await forum(anna).tag.set({ threadId: thread.id, tagIds: [from.id] });
    const results = await Promise.all([
      outcomeOf(keeping().merge({ id: from.id, intoId: into.id })),
      outcomeOf(forum(anna).tag.set({ threadId: thread.id, tagIds: [into.id, from.id] })),
    ]);
    expect(results[0]).toBe('done');
    expect(['done', 'TAG_NOT_FOUND']).toContain(results[1]);
    expect(await tagsOf(thread.id)).toEqual([into.name]);
    const { rows } = await sql`
      select from forum_thread_tags where tag_id not in (select id from forum_tags)
    `.execute(api.deps.db);
    expect(rows).toEqual([]);
  });
});
