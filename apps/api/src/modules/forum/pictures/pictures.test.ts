import { beforeAll, expect, it } from 'vitest';
import {
  codeOf,
  insertPicture,
  type TestMember,
  useMember,
  useTestApi,
} from '../../../testing/index.ts';
import { caseOf } from '../../moderation/testing.ts';
import { setLevel } from '../levels/testing.ts';
import { createSubforum, createThread } from '../testing.ts';

const api = useTestApi();
const anna = useMember(api);
const ben = useMember(api);
const moderator = useMember(api, { role: 'moderator' });

// pictures in first posts wait for approval
beforeAll(() => setLevel(api.deps.db, [anna.id, ben.id], 1));

const forum = (member: TestMember | null) => api.callerFor(member).forum;
const uploads = (member: TestMember, count: number) =>
  Promise.all(Array.from({ length: count }, () => insertPicture(api, member)));
const usedBy = async (id: string) =>
  (
    await api.deps.db
      .selectFrom('uploads')
      .select('used_by')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).used_by;
const shown = (post: { pictures?: { id: string; description: string | null }[] } | undefined) =>
  post?.pictures?.map(({ id, description }) => [id, description]);

it('shows the pictures of a post in their order, with their words, to everybody', async () => {
  const { thread } = await createThread(api, anna);
  const [a = '', b = ''] = await uploads(ben, 2);
  const pictures = [{ id: b, description: ' Die\nTheke ' }, { id: a }];
  const post = await forum(ben).post.create({ threadId: thread.id, content: 'Seht', pictures });
  expect(shown(post)).toEqual([
    [b, 'Die Theke'],
    [a, null],
  ]);
  expect(post.pictures?.[0]).toMatchObject({
    url: `/media/${b}/960.webp`,
    width: 960,
    height: 640,
  });
  const { items } = await forum(null).post.list({ threadId: thread.id });
  expect(items.map(shown)).toEqual([undefined, shown(post)]);
  expect(await usedBy(a)).toBe(`post:${post.id}`);
});

it('starts a thread with pictures', async () => {
  const subforumId = await createSubforum(api.deps.db);
  const [id = ''] = await uploads(anna, 1);
  const thread = await forum(anna).thread.create({
    subforumId,
    title: 'Mein Keller',
    content: 'So sieht er aus.',
    pictures: [{ id, description: null }],
  });
  const [first] = (await forum(null).post.list({ threadId: thread.id })).items;
  expect(shown(first)).toEqual([[id, null]]);
});

it('changes them with an edit, and leaves them without', async () => {
  const { thread } = await createThread(api, anna);
  const [a = '', b = '', c = ''] = await uploads(anna, 3);
  const { id } = await forum(anna).post.create({
    threadId: thread.id,
    content: 'Seht',
    pictures: [{ id: a }, { id: b }],
  });
  const edit = (data: Parameters<ReturnType<typeof forum>['post']['update']>[0]['data']) =>
    forum(anna).post.update({ id, data });
  expect(shown(await edit({ content: 'Seht her' }))).toHaveLength(2);
  const pictures = [{ id: c }, { id: a, description: 'Neu' }];
  const edited = await edit({ content: 'Seht her', pictures });
  expect(shown(edited)).toEqual([
    [c, null],
    [a, 'Neu'],
  ]);
  expect([await usedBy(b), await usedBy(c)]).toEqual([null, `post:${id}`]);
  // the same again is no change
  expect(await edit({ content: 'Seht her', pictures })).toEqual(edited);
  expect(await edit({ content: 'Seht her', pictures: [] })).not.toHaveProperty('pictures');
  expect(await usedBy(a)).toBeNull();
});

it('refuses what is somebody else’s, shown already, twice the same, or too many', async () => {
  const { thread } = await createThread(api, anna);
  const post = (pictures: { id: string }[]) =>
    codeOf(forum(ben).post.create({ threadId: thread.id, content: 'Seht', pictures }));
  const [foreign = ''] = await uploads(anna, 1);
  const own = await uploads(ben, 5);
  expect(await post([{ id: foreign }])).toBe('UPLOAD_NOT_FOUND');
  expect(await post(own.map((id) => ({ id })))).toBe('BAD_INPUT');
  const [one = ''] = own;
  expect(await post([{ id: one }, { id: one }])).toBe('BAD_INPUT');
  expect(await post([{ id: 'nichts' }])).toBe('BAD_INPUT');
  // of two posts at once one gets it
  const both = await Promise.allSettled(
    [1, 2].map((index) =>
      forum(ben).post.create({ threadId: thread.id, content: `${index}`, pictures: [{ id: one }] }),
    ),
  );
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

it('keeps them while a post waits, and shows them when it is published', async () => {
  const author = await api.createMember();
  const { thread } = await createThread(api, anna);
  const [id = ''] = await uploads(author, 1);
  const content = 'https://flights.example';
  const waits = { threadId: thread.id, content, pictures: [{ id, description: 'Flights' }] };
  expect(await codeOf(forum(author).post.create(waits))).toBe('POST_WAITS');
  const [submission] = await forum(author).waiting.list({ threadId: thread.id });
  expect(await usedBy(id)).toBe(`submission:${submission?.id}`);
  const caseId = await caseOf(api, 'submission', submission?.id ?? 0);
  const { moderation } = api.callerFor(moderator);
  // moderators who decide see them; nobody else learns that they are there
  const picturesIn = async () => shown((await moderation.case.get({ id: caseId })).thing);
  expect(await picturesIn()).toEqual([[id, 'Flights']]);
  const elsewhere = await api.createMember({ moderates: ['forum/999999'] });
  for (const member of [author, anna, elsewhere]) {
    const look = api.callerFor(member).moderation.case.get({ id: caseId });
    expect(await codeOf(look)).toMatch(/FORBIDDEN|CASE_NOT_FOUND/);
  }
  await moderation.case.claim({ id: caseId });
  await moderation.case.decide({ id: caseId, action: 'publish' });
  const post = (await forum(null).post.list({ threadId: thread.id })).items.at(-1);
  expect(shown(post)).toEqual([[id, 'Flights']]);
  expect(await usedBy(id)).toBe(`post:${post?.id}`);
  expect(await picturesIn()).toEqual([[id, 'Flights']]);
});

it('makes them wait in first posts, also without a link, and in edits', async () => {
  const author = await api.createMember();
  const { thread } = await createThread(api, anna);
  const [id = ''] = await uploads(author, 1);
  const pictures = [{ id }];
  const seen = { threadId: thread.id, content: 'Seht', pictures };
  expect(await codeOf(forum(author).post.create(seen))).toBe('POST_WAITS');
  const post = await forum(author).post.create({ threadId: thread.id, content: 'Nur Text' });
  const [other = ''] = await uploads(author, 1);
  const data = { content: 'Nur Text', pictures: [{ id: other }] };
  expect(await codeOf(forum(author).post.update({ id: post.id, data }))).toBe('EDIT_WAITS');
  expect(await usedBy(other)).toBe(null);
  const begun = {
    subforumId: thread.subforumId,
    title: 'Mein Keller',
    content: 'So sieht er aus.',
    pictures: [{ id: other }],
  };
  expect(await codeOf(forum(author).thread.create(begun))).toBe('POST_WAITS');
});

it('lets nothing wait again that was approved: not pictures, nor links, when only their words change', async () => {
  const author = await api.createMember();
  const { thread } = await createThread(api, anna);
  const [a = '', b = ''] = await uploads(author, 2);
  const content = 'Seht https://flights.example';
  const waits = { threadId: thread.id, content, pictures: [{ id: a }, { id: b }] };
  expect(await codeOf(forum(author).post.create(waits))).toBe('POST_WAITS');
  const [submission] = await forum(author).waiting.list({ threadId: thread.id });
  const { moderation } = api.callerFor(moderator);
  const caseId = await caseOf(api, 'submission', submission?.id ?? 0);
  await moderation.case.claim({ id: caseId });
  await moderation.case.decide({ id: caseId, action: 'publish' });
  const { id = 0 } = (await forum(null).post.list({ threadId: thread.id })).items.at(-1) ?? {};
  const edit = (pictures: object[], text = content) =>
    forum(author).post.update({ id, data: { content: text, pictures: pictures as never } });

  expect(shown(await edit([{ id: b, description: 'Flights' }, { id: a }]))).toEqual([
    [b, 'Flights'],
    [a, null],
  ]);
  expect(shown(await edit([{ id: b, description: 'Flights' }]))).toEqual([[b, 'Flights']]);
  // what is new does: a picture, a link in a picture's words, and another text with a link
  const [other = ''] = await uploads(author, 1);
  for (const attempt of [
    () => edit([{ id: b }, { id: other }]),
    () => edit([{ id: b, description: 'www.flights.example' }]),
    () => edit([{ id: b, description: 'Flights' }], `${content} und mehr`),
  ]) {
    expect(await codeOf(attempt())).toBe('EDIT_WAITS');
  }
});

it('looks for caught words in what pictures are said to show, too', async () => {
  const { moderation } = api.callerFor(await api.createMember({ role: 'admin' }));
  await moderation.pattern.create({ pattern: 'wettbonus*' });
  const { thread } = await createThread(api, anna);
  const [id = ''] = await uploads(ben, 1);
  const pictures = [{ id, description: 'Wettbonus sichern' }];
  const seen = { content: 'Seht', pictures };
  expect(await codeOf(forum(ben).post.create({ threadId: thread.id, ...seen }))).toBe('POST_WAITS');
  const [other = ''] = await uploads(ben, 1);
  const begun = {
    subforumId: thread.subforumId,
    title: 'Mein Keller',
    content: 'So sieht er aus.',
    pictures: [{ id: other, description: 'Wettbonus' }],
  };
  expect(await codeOf(forum(ben).thread.create(begun))).toBe('POST_WAITS');
});

it('shows what is reported with its pictures, also when it is deleted', async () => {
  const { thread } = await createThread(api, anna);
  const [id = ''] = await uploads(ben, 1);
  const pictures = [{ id, description: 'Theke' }];
  const post = await forum(ben).post.create({ threadId: thread.id, content: 'Seht', pictures });
  const report = { kind: 'post', id: String(post.id), reason: 'spam', description: 'Weg' } as const;
  await api.callerFor(anna).moderation.report.create(report);
  await forum(ben).post.delete({ id: post.id });
  const { moderation } = api.callerFor(moderator);
  const { thing } = await moderation.case.get({ id: await caseOf(api, 'post', post.id) });
  expect(shown(thing)).toEqual([[id, 'Theke']]);
});
