import type { ForumLevel } from '@oche/validators/forum/levels/limits';
import type { Compilable } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  codeOf,
  insertPicture,
  outcomeOf,
  runJobs,
  type TestMember,
  useFreshMember,
  useMember,
  useTestApi,
} from '../../../testing/index.ts';
import { usernameOf } from '../../people/testing.ts';
import { forumOwnData } from '../forum.own-data.ts';
import { setLevel } from '../levels/testing.ts';
import { createSubforum, createThread } from '../testing.ts';

const NOW = '2026-11-29T19:00:00.000Z';
const api = useTestApi({ now: NOW });
const author = useFreshMember(api, { first_name: 'Anna' });
const regular = useFreshMember(api, { first_name: 'Ben' });
const moderator = useMember(api, { role: 'moderator' });
const newcomer = useMember(api);
const admin = useMember(api, { role: 'admin', first_name: 'Ida' });
const silenced = useMember(api, { silenced_until: '2027-01-01', silence_reason: 'Ruhe' });
const suspended = useMember(api, { status: 'suspended' });

const forum = (member: TestMember | null) => api.callerFor(member).forum;
const level = (member: TestMember, to: ForumLevel) => setLevel(api.deps.db, member.id, to);

let threadId: number;
let postId: number;

beforeEach(async () => {
  await level(author, 2);
  await level(regular, 2);
  const { thread } = await createThread(api, author, { replies: 1 });
  threadId = thread.id;
  postId = (await forum(null).post.list({ threadId })).items[0]?.id ?? 0;
});

const open = (as: TestMember | null = author, isOn = true) =>
  forum(as).wiki.set({ threadId, isOn });
const edit = (as: TestMember | null, content: string, basedOn?: string | null) =>
  forum(as).post.update({
    id: postId,
    data: { content },
    ...(basedOn !== undefined && { basedOn }),
  });
const wikiFor = async (as: TestMember | null) =>
  (await forum(as).thread.get({ id: threadId })).wiki;
const later = (minutes: number) =>
  api.deps.clock.set(new Date(Date.parse(NOW) + minutes * 60_000).toISOString());

const first = async () => (await forum(null).post.list({ threadId })).items[0];
const tellingOf = (kind: string) =>
  api.deps.db
    .selectFrom('notifications')
    .select('recipient_id')
    .where('kind', '=', kind)
    .where('recipient_id', '=', newcomer.id)
    .execute();
/** The texts that a list of a member's archive has. */
async function archived(name: 'forum/versions' | 'forum/wikis', { id }: TestMember) {
  const { db } = api.deps;
  const list = forumOwnData.lists?.[name]?.rows(db, id);
  const { rows } = await db.executeQuery<object>((list as Compilable<object>).compile());
  return rows.flatMap((row) => ('content' in row ? [row.content] : []));
}

describe('a wiki', () => {
  it('is opened and closed by its author with the level for it, and by moderators', async () => {
    expect(await wikiFor(author)).toEqual({ canEdit: false, canSet: true });
    expect(await wikiFor(regular)).toBeUndefined();
    const { revision } = await forum(null).thread.get({ id: threadId });
    expect((await open()).wiki).toEqual({ canEdit: true, canSet: true });
    await open();
    // open pages read it again, once
    expect((await forum(null).thread.get({ id: threadId })).revision).toBe(revision + 1);
    expect(await first()).toMatchObject({ isWiki: true });
    expect(await wikiFor(regular)).toEqual({ canEdit: true, canSet: false });
    expect(await wikiFor(newcomer)).toBeUndefined();
    expect(await wikiFor(null)).toBeUndefined();
    expect((await open(moderator, false)).wiki).toEqual({ canEdit: false, canSet: true });
    expect(await first()).not.toHaveProperty('isWiki');
    const log = await api.deps.db
      .selectFrom('audit_log')
      .select(['action', 'before', 'after'])
      .where('thing_kind', '=', 'thread')
      .where('thing_id', '=', String(threadId))
      .execute();
    expect(log).toEqual([
      { action: 'thread.wiki', before: { isWiki: true }, after: { isWiki: false } },
    ]);
  });

  it('is refused to everybody else', async () => {
    await level(author, 1);
    for (const [as, code] of [
      [null, 'UNAUTHENTICATED'],
      [author, 'WIKI_NEEDS_LEVEL'],
      [regular, 'FORBIDDEN'],
      [suspended, 'ACCOUNT_SUSPENDED'],
      [silenced, 'ACCOUNT_SILENCED'],
    ] as const) {
      expect(await codeOf(open(as))).toBe(code);
    }
    expect(await codeOf(forum(author).wiki.set({ threadId: 999_999, isOn: true }))).toBe(
      'THREAD_NOT_FOUND',
    );
    expect(await codeOf(forum(author).wiki.set({ threadId: 0, isOn: true }))).toBe('BAD_INPUT');
  });

  it('is edited by members of the level, at any time, and says by whom', async () => {
    expect(await codeOf(edit(regular, 'Von mir'))).toBe('FORBIDDEN');
    await open();
    later(600);
    const edited = await edit(regular, 'Von Ben ergänzt');
    expect(edited).toMatchObject({
      content: 'Von Ben ergänzt',
      authorId: author.id,
      editor: { firstName: 'Ben' },
      editedAt: '2026-11-30T05:00:00.000Z',
    });
    expect(await first()).toMatchObject({ isWiki: true, editor: { firstName: 'Ben' } });
    later(700);
    expect(await edit(author, 'Und wieder von mir')).not.toHaveProperty('editor');
    later(701);
    expect(await outcomeOf(edit(author, 'Das auch, später'))).toBe('done');
    const { items } = await forum(null).version.list({ postId });
    expect(items.map(({ by }) => by?.id ?? null)).toEqual([null, null, regular.id, null]);
    expect(items[2]?.by).toMatchObject({ firstName: 'Ben' });
  });

  it('that was closed still says who has written it, and is edited as other posts are', async () => {
    await open();
    await edit(regular, 'Von Ben');
    await open(author, false);
    expect(await first()).toMatchObject({ editor: { firstName: 'Ben' } });
    const { items } = await forum(null).version.list({ postId });
    expect(items[0]?.by).toMatchObject({ id: regular.id });
    expect(await codeOf(edit(regular, 'Noch mal'))).toBe('FORBIDDEN');
    later(31);
    expect(await codeOf(edit(author, 'Zu spät'))).toBe('EDIT_WINDOW_OVER');
  });

  it('is edited by nobody below the level, nor in other posts, nor where it is closed', async () => {
    await open();
    await level(regular, 1);
    expect(await codeOf(edit(regular, 'Von mir'))).toBe('WIKI_NEEDS_LEVEL');
    expect(await codeOf(edit(newcomer, 'Von mir'))).toBe('WIKI_NEEDS_LEVEL');
    expect(await codeOf(edit(suspended, 'Von mir'))).toBe('ACCOUNT_SUSPENDED');
    expect(await codeOf(edit(silenced, 'Von mir'))).toBe('ACCOUNT_SILENCED');
    expect(await codeOf(edit(null, 'Von mir'))).toBe('UNAUTHENTICATED');
    await level(regular, 2);
    expect(await codeOf(edit(regular, ''))).toBe('BAD_INPUT');
    const answer = (await forum(null).post.list({ threadId })).items[1]?.id ?? 0;
    const data = { content: 'Von mir' };
    expect(await codeOf(forum(regular).post.update({ id: answer, data }))).toBe('FORBIDDEN');
    await api.deps.db
      .updateTable('forum_threads')
      .set({ is_locked: true })
      .where('id', '=', threadId)
      .execute();
    expect(await codeOf(edit(regular, 'Von mir'))).toBe('THREAD_LOCKED');
    expect(await codeOf(open(author, false))).toBe('THREAD_LOCKED');
    expect(await wikiFor(regular)).toBeUndefined();
    await forum(moderator).thread.delete({ id: threadId });
    expect(await codeOf(edit(regular, 'Von mir'))).toBe('POST_NOT_FOUND');
    expect(await codeOf(open(moderator))).toBe('THREAD_NOT_FOUND');
  });

  it('is not written in a place that is closed or deleted', async () => {
    await open();
    const { subforumId } = await forum(null).thread.get({ id: threadId });
    const place = (columns: object) =>
      api.deps.db
        .updateTable('forum_subforums')
        .set(columns)
        .where('id', '=', subforumId)
        .execute();
    await place({ is_active: false });
    expect(await codeOf(edit(regular, 'Von mir'))).toBe('SUBFORUM_INACTIVE');
    expect(await codeOf(edit(moderator, 'Von mir'))).toBe('SUBFORUM_INACTIVE');
    await place({ deleted_at: NOW, was_active: true });
    expect(await codeOf(edit(regular, 'Von mir'))).toBe('SUBFORUM_INACTIVE');
    expect(await codeOf(open(author, false))).toBe('THREAD_NOT_FOUND');
  });

  it('is not for whom the author blocks, nor for who blocks the author', async () => {
    await open();
    for (const [blocker, blocked] of [
      [author, regular],
      [regular, author],
    ] as const) {
      await api.deps.db.deleteFrom('user_blocks').execute();
      await api.deps.db
        .insertInto('user_blocks')
        .values({ blocker_id: blocker.id, blocked_id: blocked.id })
        .execute();
      expect(await wikiFor(regular)).toBeUndefined();
      expect(await codeOf(edit(regular, 'Von mir'))).toBe('FORBIDDEN');
    }
  });

  it('keeps the author’s pictures, whatever others send', async () => {
    const own = await insertPicture(api, author);
    await forum(author).post.update({
      id: postId,
      data: { content: 'Mit Bild', pictures: [{ id: own }] },
    });
    await open();
    const edited = await forum(regular).post.update({
      id: postId,
      data: { content: 'Ohne Bild?', pictures: [] },
    });
    expect(edited.pictures?.map(({ id }) => id)).toEqual([own]);
  });

  it('keeps a draft of who may edit it, and of nobody else', async () => {
    const save = (as: TestMember) =>
      forum(as).draft.save({ place: { postId }, basedOn: null, content: 'Begonnen' });
    expect(await codeOf(save(regular))).toBe('FORBIDDEN');
    await open();
    const { revision } = await save(regular);
    expect(await codeOf(save(newcomer))).toBe('WIKI_NEEDS_LEVEL');
    const { id = 0 } = (await forum(regular).draft.get({ place: { postId } })) ?? {};
    await forum(regular).post.update({
      id: postId,
      data: { content: 'Begonnen und fertig' },
      draft: { id, revision: revision ?? 0 },
    });
    expect(await forum(regular).draft.get({ place: { postId } })).toBeNull();
  });

  it('says a conflict where two edit the same text', async () => {
    await open();
    const one = await edit(regular, 'Zuerst Ben', null);
    expect(await codeOf(edit(author, 'Ich auch', null))).toBe('POST_CHANGED');
    expect((await forum(null).thread.get({ id: threadId })).content).toBe('Zuerst Ben');
    later(1);
    await edit(author, 'Beides', one.editedAt);
    expect(await codeOf(edit(regular, 'Nochmal', one.editedAt))).toBe('POST_CHANGED');
    // of two at the same moment one wins, and the other one hears of it
    const { editedAt } = await edit(author, 'Stand');
    later(2);
    const both = await Promise.all([
      outcomeOf(edit(author, 'Eins', editedAt)),
      outcomeOf(edit(regular, 'Zwei', editedAt)),
    ]);
    expect(both.toSorted()).toEqual(['POST_CHANGED', 'done']);
    const texts = (await forum(null).version.list({ postId })).items.map(({ pieces }) => pieces);
    expect(texts).toHaveLength(5);
  });

  it('tells nobody that the author has named them, when somebody else has', async () => {
    await open();
    // what the thread itself tells is told
    await runJobs(api);
    const name = await usernameOf(api, newcomer);
    await edit(regular, `Frag @${name}`);
    await runJobs(api);
    expect(await tellingOf('forum.mention')).toEqual([]);
    // who was named before isn't told again, either
    later(1);
    await edit(author, `Frag @${name}, der weiß es`);
    await runJobs(api);
    expect(await tellingOf('forum.mention')).toEqual([]);
  });

  it('is found by what others have written in it', async () => {
    await open();
    await edit(regular, 'Jetzt mit Wolframzwiebel');
    await runJobs(api);
    const { items } = await forum(null).within.find({ threadId, q: 'Wolframzwiebel' });
    expect(items.map(({ number }) => number)).toEqual([1]);
  });

  it('has in the archive of each what they have written, until it is deleted or taken away', async () => {
    await open();
    await edit(regular, 'Von Ben');
    later(1);
    await edit(author, 'Von Anna');
    later(2);
    await edit(regular, 'Wieder von Ben');
    expect(await archived('forum/wikis', regular)).toEqual(['Von Ben', 'Wieder von Ben']);
    expect(await archived('forum/wikis', author)).toEqual([]);
    expect(await archived('forum/versions', author)).not.toContain('Von Ben');
    expect(await archived('forum/versions', author)).toContain('Von Anna');
    await forum(moderator).version.take({ postId, versions: [2], isTaken: true });
    expect(await archived('forum/wikis', regular)).toEqual(['Wieder von Ben']);
    await forum(moderator).thread.delete({ id: threadId });
    expect(await archived('forum/wikis', regular)).toEqual([]);
  });

  it('keeps what it says when an editor leaves, and nothing that they have written before', async () => {
    await open();
    await edit(regular, 'Von Ben');
    later(1);
    await edit(author, 'Von Anna');
    later(2);
    await edit(regular, 'Wieder von Ben');
    await api.deps.db
      .transaction()
      .execute((tx) => Promise.resolve(forumOwnData.erase?.(api.deps, tx, regular.id)));
    const { items } = await forum(null).version.list({ postId });
    expect(items.map(({ isCurrent, by }) => [isCurrent, by?.id])).toEqual([
      [true, regular.id],
      [false, undefined],
      [false, undefined],
    ]);
    expect((await first())?.content).toBe('Wieder von Ben');
  });

  it('names an admin who corrects it', async () => {
    await open();
    await forum(admin).admin.post.update({ id: postId, content: 'Von der Leitung' });
    expect(await first()).toMatchObject({ editor: { firstName: 'Ida' } });
    await open(author, false);
    await forum(admin).admin.post.update({ id: postId, content: 'Noch mal' });
    expect(await first()).not.toHaveProperty('editor');
  });
});

describe('the post of a wiki', () => {
  it('stays one in another subforum, and when answers are taken from its thread', async () => {
    await open();
    const answers = (await forum(null).post.list({ threadId })).items.slice(1);
    const split = await forum(moderator).order.split({
      threadId,
      postIds: answers.map(({ id }) => id),
      title: 'Ein anderer Thread',
      subforumId: await createSubforum(api.deps.db),
    });
    expect(await outcomeOf(edit(regular, 'Immer noch'))).toBe('done');
    expect(split.postCount).toBe(1);
    const subforumId = await createSubforum(api.deps.db);
    await forum(moderator).order.moveThread({ threadId, subforumId });
    expect(await wikiFor(regular)).toEqual({ canEdit: true, canSet: false });
  });

  it('is an ordinary one behind the first post of another thread, and a wiki again when that is undone', async () => {
    await open();
    await edit(regular, 'Von Ben');
    const { thread: target } = await createThread(api, newcomer);
    const { id } = await forum(moderator).order.merge({ threadId, targetId: target.id });
    const moved = (await forum(null).post.list({ threadId: target.id })).items.find(
      (post) => post.id === postId,
    );
    expect(moved).toMatchObject({ editor: { firstName: 'Ben' } });
    expect(moved).not.toHaveProperty('isWiki');
    expect(await codeOf(edit(regular, 'Noch mal'))).toBe('FORBIDDEN');
    // and the one that it stands behind is none
    expect((await forum(regular).thread.get({ id: target.id })).wiki).toBeUndefined();
    await forum(moderator).order.undo({ id });
    expect(await wikiFor(regular)).toEqual({ canEdit: true, canSet: false });
    expect(await outcomeOf(edit(regular, 'Noch mal'))).toBe('done');
  });
});
