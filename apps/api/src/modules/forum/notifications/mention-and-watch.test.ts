import { beforeEach, describe, expect, it } from 'vitest';
import { runJobs, type TestMember, useFreshMember, useTestApi } from '../../../testing/index.ts';
import { usernameOf } from '../../people/testing.ts';
import { createCategory, createSubforum, createThread } from '../testing.ts';

const api = useTestApi({ now: '2026-11-21T19:00:00Z' });
/** began the thread */
const thea = useFreshMember(api, { first_name: 'Thea' });
const ben = useFreshMember(api, { first_name: 'Ben', last_name: 'Bull' });
const cem = useFreshMember(api, { first_name: 'Cem' });
const mod = useFreshMember(api, { role: 'moderator' });
let names: Record<'thea' | 'ben' | 'cem', string>;
let categoryId: number;
let subforumId: number;
let threadId: number;

beforeEach(async () => {
  names = {
    thea: await usernameOf(api, thea),
    ben: await usernameOf(api, ben),
    cem: await usernameOf(api, cem),
  };
  categoryId = await createCategory(api.deps.db);
  subforumId = await createSubforum(api.deps.db, { category_id: categoryId });
  const { thread } = await createThread(api, thea, { subforumId });
  threadId = thread.id;
  await runJobs(api);
});

const forum = (member: TestMember) => api.callerFor(member).forum;
const set = (
  member: TestMember,
  kind: string,
  id: number,
  level: 'watching' | 'muted' | 'normal',
) => api.callerFor(member).social.watching.set({ kind, id, level });

async function post(author: TestMember, content: string, answered: object = {}) {
  const created = await forum(author).post.create({ threadId, content, ...answered });
  await runJobs(api);
  return created;
}

async function edit(author: TestMember, id: number, content: string) {
  await forum(author).post.update({ id, data: { content } });
  await runJobs(api);
}

async function told(member: TestMember) {
  const { items } = await api.callerFor(member).social.notifications.list({});
  return items.map(({ title }) => title);
}

describe('a mention', () => {
  it('is told to whom it names, with the text as it is read', async () => {
    await post(ben, `Frag mal @${names.cem}, der weiß das.`);
    const { items } = await api.callerFor(cem).social.notifications.list({});
    expect(items).toEqual([
      expect.objectContaining({
        title: 'Ben Bull hat dich in „Welche Flights?“ genannt',
        excerpt: `Frag mal @${names.cem}, der weiß das.`,
        path: `/forum/thread/${threadId}?post=2#post-2`,
      }),
    ]);
    const english = await api.callerFor(cem, { locale: 'en' }).social.notifications.list({});
    expect(english.items[0]?.title).toBe('Ben Bull named you in “Welche Flights?”');
    await post(ben, `Oder @${names.cem}?`);
    expect(await told(cem)).toEqual(['In „Welche Flights?“ wurdest du 2-mal genannt']);
  });

  it('is stronger than a quote, that than an answer, that than watching: each hears once', async () => {
    await set(thea, 'category', categoryId, 'watching');
    const ofThea = await post(thea, 'Ich zuerst.');
    await post(ben, `@${names.thea} Nein!`, { quotedPostId: ofThea.id });
    expect(await told(thea)).toEqual(['Ben Bull hat dich in „Welche Flights?“ genannt']);
    await post(ben, 'Zitat', { quotedPostId: ofThea.id });
    expect((await told(thea))[0]).toBe('Ben Bull hat dich in „Welche Flights?“ zitiert');
    await post(ben, 'Antwort', { parentPostId: ofThea.id });
    expect((await told(thea))[0]).toBe('Ben Bull hat dir in „Welche Flights?“ geantwortet');
    await post(ben, 'Und sonst');
    expect(await told(thea)).toHaveLength(4);
  });

  it('in the first post counts, too; one’s own name, and that of nobody, don’t', async () => {
    await forum(ben).thread.create({
      subforumId,
      title: 'Wer kommt?',
      content: `@${names.ben} @${names.cem} @niemand.da kommt ihr?`,
    });
    await runJobs(api);
    expect(await told(cem)).toEqual(['Ben Bull hat dich in „Wer kommt?“ genannt']);
    expect(await told(ben)).toEqual([]);
  });

  it('is told to ten members at most, also over several edits', async () => {
    const crowd = await Promise.all(Array.from({ length: 14 }, () => api.createMember()));
    const all = await Promise.all(crowd.map((member) => usernameOf(api, member)));
    const text = (from: number, to: number) =>
      `Alle: ${all
        .slice(from, to)
        .map((name) => `@${name}`)
        .join(' ')}`;
    const { id } = await post(ben, text(0, 8));
    await edit(ben, id, 'Niemand.');
    await edit(ben, id, text(6, 14));
    const heard = await Promise.all(crowd.map(async (member) => (await told(member)).length));
    expect(heard).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0]);
    const { id: other } = await post(ben, text(0, 14));
    const later = await Promise.all(crowd.slice(10).map(told));
    expect(later).toEqual([[], [], [], []]);
    const row = await forum(ben).post.list({ threadId });
    expect(row.items.find((one) => one.id === other)?.mentions).toHaveLength(14);
  });

  it('that an edit adds is told to whom it adds, once', async () => {
    const { id } = await post(ben, `Hallo @${names.cem}`);
    await edit(ben, id, `Hallo @${names.cem} und @${names.thea}`);
    expect(await told(cem)).toEqual(['Ben Bull hat dich in „Welche Flights?“ genannt']);
    // she watches her own thread, and has heard of this post
    expect(await told(thea)).toEqual([
      'Ben Bull hat in deinem Thread „Welche Flights?“ geantwortet',
    ]);
    await edit(ben, id, 'Hallo');
    await edit(ben, id, `Hallo @${names.cem}`);
    expect(await told(cem)).toEqual(['Ben Bull hat dich in „Welche Flights?“ genannt']);
  });

  it('is not told by who is blocked, nor of what nobody sees any more', async () => {
    await api.callerFor(cem).social.people.block({ userId: ben.id });
    const { id } = await post(ben, `@${names.cem}`);
    expect((await forum(mod).post.list({ threadId })).items[1]?.mentions).toEqual([]);
    await edit(ben, id, `@${names.cem}!`);
    expect(await told(cem)).toEqual([]);

    await api.callerFor(cem).social.people.unblock({ userId: ben.id });
    const gone = await forum(ben).post.create({ threadId, content: `@${names.cem}` });
    await forum(ben).post.delete({ id: gone.id });
    await runJobs(api);
    const { deps } = api;
    await forum(ben).post.create({ threadId, content: `@${names.cem}` });
    const active = (isActive: boolean) =>
      deps.db
        .updateTable('forum_categories')
        .set({ is_active: isActive })
        .where('id', '=', categoryId)
        .execute();
    await active(false);
    await runJobs(api);
    await active(true);
    const rows = await deps.db
      .selectFrom('notifications')
      .select('id')
      .where('recipient_id', '=', cem.id)
      .execute();
    expect(rows).toEqual([]);
  });
});

describe('who watches', () => {
  it('a thread hears of each post, together, with a link to the latest', async () => {
    await set(cem, 'thread', threadId, 'watching');
    await post(ben, 'Eins');
    expect(await told(cem)).toEqual(['Ben Bull hat in „Welche Flights?“ geschrieben']);
    await post(ben, 'Zwei');
    const { items } = await api.callerFor(cem, { locale: 'en' }).social.notifications.list({});
    expect(items).toEqual([
      expect.objectContaining({
        title: '2 new posts in “Welche Flights?”',
        excerpt: 'Zwei',
        path: `/forum/thread/${threadId}?post=3#post-3`,
      }),
    ]);
    expect(await told(ben)).toEqual([]);
  });

  it.each(['subforum', 'category'] as const)('a %s hears of new threads in it', async (kind) => {
    await set(cem, kind, kind === 'subforum' ? subforumId : categoryId, 'watching');
    const { thread } = await createThread(api, ben, { subforumId });
    await runJobs(api);
    expect(await told(cem)).toEqual(['Ben Bull hat den Thread „Welche Flights?“ begonnen']);
    threadId = thread.id;
    await set(cem, 'thread', threadId, 'normal');
    await post(ben, 'Noch was');
    expect(await told(cem)).toHaveLength(1);
  });

  it('a subforum that is muted around it hears of the thread that is watched, and of no other', async () => {
    await set(cem, 'subforum', subforumId, 'muted');
    await set(cem, 'category', categoryId, 'watching');
    await post(ben, 'Leise');
    expect(await told(cem)).toEqual([]);
    await set(cem, 'thread', threadId, 'watching');
    await post(ben, 'Laut');
    expect(await told(cem)).toEqual(['Ben Bull hat in „Welche Flights?“ geschrieben']);
  });

  it('by answering hears of answers only', async () => {
    await post(cem, 'Ich auch');
    await post(ben, 'Und ich');
    expect(await told(cem)).toEqual([]);
  });
});

describe('who has muted a place', () => {
  it.each(['thread', 'subforum', 'category'] as const)(
    'hears of nothing from that %s: no mention, quote, answer or news',
    async (kind) => {
      const id = { thread: threadId, subforum: subforumId, category: categoryId }[kind];
      const ofThea = await post(thea, 'Von mir');
      await set(thea, kind, id, 'muted');
      await set(cem, kind, id, 'muted');
      // her own thread is watched by herself: that is nearer than what is around it
      if (kind !== 'thread') {
        await api
          .callerFor(thea)
          .social.watching.set({ kind: 'thread', id: threadId, level: null });
      }
      await post(ben, `@${names.cem} @${names.thea}`, { quotedPostId: ofThea.id });
      const { id: edited } = await post(ben, 'Antwort', { parentPostId: ofThea.id });
      await edit(ben, edited, `@${names.cem}`);
      expect([await told(thea), await told(cem)]).toEqual([[], []]);
    },
  );
});

it('a member who is named after having heard of the post hears no second time', async () => {
  await set(cem, 'thread', threadId, 'watching');
  const { id } = await post(ben, 'Wer kommt?');
  await edit(ben, id, `@${names.cem}, kommst du?`);
  expect(await told(cem)).toEqual(['Ben Bull hat in „Welche Flights?“ geschrieben']);
});
