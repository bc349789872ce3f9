import { withTransaction } from '@oche/db';
import { DRAFT_DAYS, DRAFT_UNDO_MINUTES, DRAFTS_MAX } from '@oche/validators/forum/drafts/limits';
import { describe, expect, it } from 'vitest';
import { addJob } from '../../../lib/jobs/jobs.ts';
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
import { forumOwnData } from '../forum.own-data.ts';
import { createCategory, createSubforum, createTag, createThread } from '../testing.ts';

const UNTIL = '2026-12-24T19:00:00.000Z';
const NOW = '2026-11-21T19:00:00.000Z';
const api = useTestApi({ now: NOW });
const anna = useMember(api, { first_name: 'Anna' });
const ben = useFreshMember(api);
const moderator = useMember(api, { role: 'moderator' });

const forum = (member: TestMember | null) => api.callerFor(member).forum;
const drafts = (member: TestMember | null) => forum(member).draft;

/** A thread of Anna's, and the place of an answer in it. */
async function answering(replies = 0) {
  const { thread, posts } = await createThread(api, anna, { replies });
  return { thread, posts, place: { threadId: thread.id } };
}

async function saved(member: TestMember, input: Parameters<ReturnType<typeof drafts>['save']>[0]) {
  const { revision } = await drafts(member).save(input);
  if (revision === null) throw new Error('it was not saved');
  return revision;
}

const listed = async (member: TestMember) =>
  (await drafts(member).list()).map(({ beginning }) => beginning);

describe('a draft', () => {
  it('is gone on with where it stands, with all that belongs to it', async () => {
    const { thread, posts, place } = await answering(1);
    const [post] = posts;
    const picture = await insertPicture(api, ben);
    const pictures = [{ id: picture, description: 'Theke' }];
    const revision = await saved(ben, {
      place,
      basedOn: null,
      content: 'Ich finde ',
      answeredId: post?.id,
      isQuote: true,
      pictures,
    });
    expect(await drafts(ben).get({ place })).toEqual({
      id: expect.any(Number),
      revision,
      title: '',
      content: 'Ich finde ',
      answered: { id: post?.id, number: 2, firstName: 'Anna', quote: 'Antwort 1' },
      pictures: [expect.objectContaining({ id: picture, description: 'Theke' })],
      poll: null,
      tags: [],
      updatedAt: NOW,
    });
    expect(await drafts(anna).get({ place })).toBeNull();
    expect(await drafts(ben).list()).toEqual([
      {
        id: expect.any(Number),
        of: place,
        title: '',
        beginning: 'Ich finde',
        pictureCount: 1,
        updatedAt: NOW,
        place: {
          subforum: thread.subforum,
          thread: { id: thread.id, title: thread.title },
          postNumber: null,
        },
      },
    ]);
  });

  it('of a new thread keeps title and poll, and one of an edit its post', async () => {
    const subforumId = await createSubforum(api.deps.db);
    const { thread } = await createThread(api, ben);
    const [post] = (await forum(ben).post.list({ threadId: thread.id })).items;
    await saved(ben, {
      place: { subforumId },
      basedOn: null,
      title: 'Welches Bo',
      content: '',
      poll: '{"question":"Bristle?"}',
    });
    await saved(ben, { place: { postId: post?.id }, basedOn: null, content: 'Anders' });
    const found = await drafts(ben).get({ place: { subforumId } });
    expect(found).toMatchObject({ title: 'Welches Bo', poll: '{"question":"Bristle?"}' });
    const list = await drafts(ben).list();
    expect(list.map(({ of, place }) => [of, place?.postNumber, place?.thread?.id])).toEqual([
      [{ postId: post?.id }, 1, thread.id],
      [{ subforumId }, null, undefined],
    ]);
  });

  it('of a new thread keeps its tags, by the addresses that they have by then', async () => {
    const { db } = api.deps;
    const [kept, other, gone] = [await createTag(db), await createTag(db), await createTag(db)];
    const place = { subforumId: await createSubforum(db) };
    const save = (basedOn: number | null, tags: string[]) =>
      drafts(ben).save({ place, basedOn, title: 'Welche?', content: 'Barrels', tags });
    const { revision } = await save(null, [other, gone, kept]);
    const tags = async () => (await drafts(ben).get({ place }))?.tags;
    expect(await tags()).toEqual([other, gone, kept]);
    const idOf = async (slug: string) => (await forum(null).tag.get({ slug })).id;
    const { tag } = forum(moderator).admin;
    await tag.delete({ id: await idOf(gone) });
    await tag.update({ id: await idOf(kept), slug: `${kept}-neu` });
    expect(await tags()).toEqual([other, `${kept}-neu`]);
    await tag.merge({ id: await idOf(other), intoId: await idOf(kept) });
    expect(await tags()).toEqual([`${kept}-neu`]);
    await save(revision, []);
    expect(await tags()).toEqual([]);
    for (const bad of [['Kein Tag!'], [kept, kept, kept, kept, kept]]) {
      expect(await codeOf(save(revision, bad))).toBe('BAD_INPUT');
    }
  });

  it('never overwrites what another device has saved: the answer has that', async () => {
    const { place } = await answering();
    const first = await saved(ben, { place, basedOn: null, content: 'Am Telefon' });
    const second = await saved(ben, { place, basedOn: first, content: 'Am Telefon weiter' });
    for (const basedOn of [null, first]) {
      expect(await drafts(ben).save({ place, basedOn, content: 'Am Schreibtisch' })).toEqual({
        revision: null,
        other: expect.objectContaining({ content: 'Am Telefon weiter', revision: second }),
      });
    }
    expect(await drafts(ben).get({ place })).toMatchObject({ content: 'Am Telefon weiter' });
  });

  it('has one winner of two devices that save at once', async () => {
    const { place } = await answering();
    const save = (basedOn: number | null) => (content: string) =>
      drafts(ben).save({ place, basedOn, content });
    for (const basedOn of [null, 'known'] as const) {
      const from = basedOn && ((await drafts(ben).get({ place }))?.revision ?? 0);
      const answers = await Promise.all(['a', 'b', 'c'].map(save(from)));
      const winners = answers.filter(({ revision }) => revision !== null);
      expect(winners).toHaveLength(1);
      const now = await drafts(ben).get({ place });
      expect(now?.revision).toBe(winners[0]?.revision);
    }
  });

  it('goes with what is sent, and only the text that was sent', async () => {
    const { thread, place } = await answering();
    const threadId = thread.id;
    const revision = await saved(ben, { place, basedOn: null, content: 'Gut' });
    const id = (await drafts(ben).get({ place }))?.id ?? 0;
    const newer = await saved(ben, { place, basedOn: revision, content: 'Besser' });
    await forum(ben).post.create({ threadId, content: 'Gut', draft: { id, revision } });
    expect(await listed(ben)).toEqual(['Besser']);
    // what is refused takes nothing away
    const refused = { threadId, content: 'Besser', parentPostId: 999_999_999 };
    const draft = { id, revision: newer };
    expect(await codeOf(forum(ben).post.create({ ...refused, draft }))).toBe(
      'PARENT_POST_NOT_FOUND',
    );
    await forum(anna).post.create({ threadId, content: 'Fremd', draft });
    expect(await listed(ben)).toEqual(['Besser']);
    const input = { threadId, content: 'Besser', idempotencyKey: 'einmal-bitte' };
    const post = await forum(ben).post.create({ ...input, draft });
    expect(await listed(ben)).toEqual([]);
    // the same attempt again, of which the device knows another draft, is the same post
    expect((await forum(ben).post.create(input)).id).toBe(post.id);
    // and a save that was on its way brings nothing back
    expect(await drafts(ben).save({ place, basedOn: newer, content: 'Besser' })).toEqual({
      revision: null,
      other: null,
    });
    expect(await listed(ben)).toEqual([]);
  });

  it('goes with a thread, a poll’s thread, an edit, and with what waits for approval', async () => {
    const subforumId = await createSubforum(api.deps.db);
    const sent = async (place: { subforumId?: number; threadId?: number; postId?: number }) => {
      const revision = await saved(ben, { place, basedOn: null, content: 'Dazu gleich mehr' });
      return { id: (await drafts(ben).get({ place }))?.id ?? 0, revision };
    };
    const text = { subforumId, title: 'Neues Board', content: 'Dazu gleich mehr' };
    const thread = await forum(ben).thread.create({ ...text, draft: await sent({ subforumId }) });
    const poll = {
      question: 'Welches?',
      options: [{ text: 'Eins' }, { text: 'Zwei' }],
      isMultiple: false,
      isChangeable: true,
      results: 'voted' as const,
    };
    const { polls } = api.callerFor(ben);
    await polls.thread.start({ ...text, poll, draft: await sent({ subforumId }) });
    const [post] = (await forum(ben).post.list({ threadId: thread.id })).items;
    const data = { content: 'Anders' };
    const id = post?.id ?? 0;
    await forum(ben).post.update({ id, data, draft: await sent({ postId: id }) });
    expect(await listed(ben)).toEqual([]);
    const newcomer = await api.createMember();
    const place = { threadId: thread.id };
    const revision = await saved(newcomer, { place, basedOn: null, content: 'Mehr' });
    const draft = { id: (await drafts(newcomer).get({ place }))?.id ?? 0, revision };
    const link = { ...place, content: 'Mehr: https://flights.example', draft };
    expect(await codeOf(forum(newcomer).post.create(link))).toBe('POST_WAITS');
    expect(await listed(newcomer)).toEqual([]);
  });

  it('that is thrown away can be taken back, until another one is begun there', async () => {
    const { place } = await answering();
    const revision = await saved(ben, { place, basedOn: null, content: 'Erst' });
    const id = (await drafts(ben).get({ place }))?.id ?? 0;
    await drafts(ben).discard({ id });
    expect(await drafts(ben).get({ place })).toBeNull();
    expect(await listed(ben)).toEqual([]);
    // another device learns that it is gone
    const late = { place, basedOn: revision, content: 'Erst noch' };
    expect(await drafts(ben).save(late)).toEqual({ revision: null, other: null });
    expect(await codeOf(drafts(anna).restore({ id }))).toBe('DRAFT_NOT_FOUND');
    await drafts(ben).restore({ id });
    expect(await listed(ben)).toEqual(['Erst']);
    await drafts(ben).discard({ id });
    await saved(ben, { place, basedOn: null, content: 'Dann' });
    expect(await codeOf(drafts(ben).restore({ id }))).toBe('DRAFT_NOT_FOUND');
    expect(await listed(ben)).toEqual(['Dann']);
    await drafts(ben).discard({ id });
    api.deps.clock.advance({ minutes: DRAFT_UNDO_MINUTES + 1 });
    expect(await codeOf(drafts(ben).restore({ id }))).toBe('DRAFT_NOT_FOUND');
    expect(await codeOf(drafts(ben).discard({ id }))).toBe('DRAFT_NOT_FOUND');
  });
});

describe('drafts', () => {
  it('are refused as the text would be, and stay readable and deletable', async () => {
    const { thread, posts, place } = await answering(1);
    await saved(ben, { place, basedOn: null, content: 'Mein Text' });
    const id = (await drafts(ben).get({ place }))?.id ?? 0;
    const { db } = api.deps;
    const more = { place, basedOn: null, content: 'Mehr' };
    const set = (columns: { is_locked?: boolean; deleted_at?: string | null }) =>
      db.updateTable('forum_threads').set(columns).where('id', '=', thread.id).execute();
    await set({ is_locked: true });
    expect(await codeOf(drafts(ben).save(more))).toBe('THREAD_LOCKED');
    expect(await listed(ben)).toEqual(['Mein Text']);
    // a thread that is gone has no name
    await set({ deleted_at: NOW });
    expect(await codeOf(drafts(ben).save(more))).toBe('THREAD_NOT_FOUND');
    expect(await drafts(ben).list()).toMatchObject([{ beginning: 'Mein Text', place: null }]);
    await set({ is_locked: false, deleted_at: null });
    await db
      .updateTable('forum_subforums')
      .set({ deleted_at: NOW, is_active: false, was_active: true })
      .where('id', '=', thread.subforumId)
      .execute();
    expect(await drafts(ben).list()).toMatchObject([{ beginning: 'Mein Text', place: null }]);
    // other people's posts, and one's own when the time is over
    const edit = (postId = 0) => outcomeOf(drafts(ben).save({ ...more, place: { postId } }));
    const own = await createThread(api, ben, { replies: 1 });
    expect(await edit(posts[0]?.id)).toBe('POST_NOT_FOUND');
    const foreign = await answering(1);
    expect(await edit(foreign.posts[0]?.id)).toBe('FORBIDDEN');
    expect(await edit(own.posts[0]?.id)).toBe('done');
    api.deps.clock.advance({ minutes: 31 });
    expect(await edit(own.posts[0]?.id)).toBe('EDIT_WINDOW_OVER');
    const category = await createCategory(db, { is_active: false });
    const subforumId = await createSubforum(db, { category_id: category });
    const closed = { ...more, place: { subforumId } };
    expect(await codeOf(drafts(ben).save(closed))).toBe('CATEGORY_INACTIVE');
    const nowhere = { ...more, place: { subforumId: 999_999 } };
    expect(await codeOf(drafts(ben).save(nowhere))).toBe('SUBFORUM_NOT_FOUND');
    await drafts(ben).discard({ id });
  });

  it('of suspended members are theirs; visitors have none', async () => {
    const { place } = await answering();
    const member = await api.createMember();
    await saved(member, { place, basedOn: null, content: 'Bald' });
    const facts = { status: 'suspended', suspended_until: UNTIL, status_reason: 'Spam' } as const;
    const suspended = { ...member, ...facts };
    const id = (await drafts(suspended).get({ place }))?.id ?? 0;
    expect(await listed(suspended)).toEqual(['Bald']);
    const more = { place, basedOn: null, content: 'Mehr' };
    expect(await codeOf(drafts(suspended).save(more))).toBe('ACCOUNT_SUSPENDED');
    const silenced = { ...member, silenced_until: UNTIL, silence_reason: 'Ton' };
    expect(await codeOf(drafts(silenced).save(more))).toBe('ACCOUNT_SILENCED');
    await drafts(suspended).discard({ id });
    await drafts(suspended).restore({ id });
    for (const call of [
      () => drafts(null).list(),
      () => drafts(null).get({ place }),
      () => drafts(null).save(more),
      () => drafts(null).discard({ id }),
      () => drafts(null).restore({ id }),
    ]) {
      expect(await codeOf(call())).toBe('UNAUTHENTICATED');
    }
    expect(await codeOf(drafts(anna).discard({ id }))).toBe('DRAFT_NOT_FOUND');
    for (const bad of [{}, { threadId: 1, postId: 1 }, { threadId: 0 }]) {
      expect(await codeOf(drafts(anna).get({ place: bad }))).toBe('BAD_INPUT');
    }
    const tooLong = { ...more, content: 'x'.repeat(30_001) };
    expect(await codeOf(drafts(anna).save(tooLong))).toBe('BAD_INPUT');
  });

  it('are so many, also when several are begun at once', async () => {
    const { db } = api.deps;
    const category_id = await createCategory(db);
    const places = await Promise.all(
      Array.from({ length: DRAFTS_MAX + 2 }, () => createSubforum(db, { category_id })),
    );
    const save = (subforumId: number) =>
      outcomeOf(drafts(ben).save({ place: { subforumId }, basedOn: null, content: 'Text' }));
    const codes = await Promise.all(places.map(save));
    expect(codes.filter((code) => code === 'TOO_MANY_FORUM_DRAFTS')).toHaveLength(2);
    const [{ id } = { id: 0 }] = await drafts(ben).list();
    await drafts(ben).discard({ id });
    expect(await save(places[codes.indexOf('TOO_MANY_FORUM_DRAFTS')] ?? 0)).toBe('done');
  });

  it('that nobody goes on with are gone after a while', async () => {
    const { place } = await answering();
    const other = await answering();
    await saved(ben, { place, basedOn: null, content: 'Alt' });
    const [{ id } = { id: 0 }] = await drafts(ben).list();
    api.deps.clock.advance({ days: DRAFT_DAYS, seconds: -30 });
    await saved(ben, { place: other.place, basedOn: null, content: 'Neu' });
    const thrownAway = await answering();
    await saved(ben, { place: thrownAway.place, basedOn: null, content: 'Weg' });
    const [{ id: gone } = { id: 0 }] = await drafts(ben).list();
    await drafts(ben).discard({ id: gone });
    const drop = async () => {
      await addJob(api.deps.db, 'forum.dropOldDrafts', {});
      await runJobs(api);
      const rows = await api.deps.db
        .selectFrom('forum_drafts')
        .select('id')
        .where('id', 'in', [id, gone])
        .execute();
      return rows.length;
    };
    expect(await drop()).toBe(2);
    api.deps.clock.advance({ minutes: DRAFT_UNDO_MINUTES + 1 });
    expect(await drop()).toBe(0);
    expect(await listed(ben)).toEqual(['Neu']);
  });

  it('go along when a thread goes into another, and nothing of them is lost', async () => {
    const [from, to] = [await answering(1), await answering(1)];
    const caro = await api.createMember();
    await saved(ben, {
      place: from.place,
      basedOn: null,
      content: 'Hier',
      answeredId: from.posts[0]?.id ?? 0,
    });
    await saved(caro, { place: from.place, basedOn: null, content: 'Oben' });
    const known = await saved(caro, { place: to.place, basedOn: null, content: 'Unten' });
    const merged = { threadId: from.thread.id, targetId: to.thread.id };
    await forum(moderator).order.merge(merged);
    expect(await drafts(ben).get({ place: from.place })).toBeNull();
    expect(await drafts(ben).get({ place: to.place })).toMatchObject({
      content: 'Hier',
      answered: { id: from.posts[0]?.id },
    });
    const both = await drafts(caro).get({ place: to.place });
    expect(both?.content).toBe('Unten\n\nOben');
    expect(both?.revision).toBeGreaterThan(known);
    expect(await listed(caro)).toHaveLength(1);
  });

  it('are told to nobody: not to moderators, not in what others find, and are erased', async () => {
    const { thread, place } = await answering();
    await saved(ben, { place, basedOn: null, content: 'Geheimnisvolles Barrel' });
    await runJobs(api);
    for (const member of [anna, moderator, null]) {
      const posts = await forum(member).post.list({ threadId: thread.id });
      const found = await api.callerFor(member).search.find({ q: 'Geheimnisvolles' });
      expect(JSON.stringify([posts, found.items])).not.toContain('Geheimnisvolles');
    }
    const { db } = api.deps;
    const list = forumOwnData.lists?.['forum/drafts'];
    const query = list?.rows(db, ben.id).compile();
    const rows = query && (await db.executeQuery(query)).rows;
    expect(rows).toMatchObject([{ content: 'Geheimnisvolles Barrel', thread_id: thread.id }]);
    await withTransaction(db, (tx) => forumOwnData.erase(api.deps, tx, ben.id));
    expect(await listed(ben)).toEqual([]);
  });
});
