import { expect, it } from 'vitest';
import { useTestApp } from '../../../plugins/testing.ts';
import { useMember } from '../../../testing/index.ts';
import { setVisibility } from '../../people/testing.ts';
import { setLevel } from '../levels/testing.ts';
import { createCategory, createSubforum, createTag, createThread } from '../testing.ts';

const server = useTestApp();
const mia = useMember(server.api, { first_name: 'Mia', last_name: 'Öl & <Co>' });

const get = (url: string, headers = {}) => server.app.inject({ url, headers });
const titlesIn = (body: string) =>
  [...body.matchAll(/<entry>\n<id>(.*?)<\/id>\n<title>(.*?)<\/title>/g)].map(
    ([, , title]) => title,
  );

async function place() {
  const { db } = server.api.deps;
  const categoryId = await createCategory(db);
  const subforumId = await createSubforum(db, { category_id: categoryId });
  const { thread, posts } = await createThread(server.api, mia, { subforumId, replies: 2 });
  return { categoryId, subforumId, thread, posts };
}

it('a post is in the feeds of its thread, subforum, category, author and of the forum', async () => {
  const { categoryId, subforumId, thread, posts } = await place();
  await setVisibility(server.api, mia, 'public');
  for (const path of [
    '/forum/feed.atom',
    `/forum/category/${categoryId}/feed.atom`,
    `/forum/subforum/${subforumId}/feed.atom`,
    `/forum/thread/${thread.id}/feed.atom`,
    `/forum/member/${mia.id}/feed.atom`,
  ]) {
    const { statusCode, headers, body } = await get(path);
    expect([path, statusCode]).toEqual([path, 200]);
    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    expect(titlesIn(body)).toEqual([
      'Re: Welche Flights?',
      'Re: Welche Flights?',
      'Welche Flights?',
    ]);
    expect(body).toContain(`:/forum/post/${posts[1]?.id}</id>`);
    expect(body).toContain(`/forum/thread/${thread.id}?post=3#post-3"`);
    expect(body).toContain('<name>Mia Öl &amp; &lt;Co&gt;</name>');
    expect(body).toContain('&lt;p&gt;Antwort 2&lt;/p&gt;');
    expect(body).toContain(`<link rel="self" type="application/atom+xml" href="http://localhost`);
  }
});

it('a tag has the newest threads that bear it, also where an old address leads', async () => {
  const { db } = server.api.deps;
  const slug = await createTag(db);
  const { thread } = await place();
  const { id } = await server.api.callerFor(null).forum.tag.get({ slug });
  await setLevel(db, mia.id, 1);
  await server.api.callerFor(mia).forum.tag.set({ threadId: thread.id, tagIds: [id] });
  await db
    .insertInto('forum_tag_slugs')
    .values({ slug: `${slug}-alt`, tag_id: id })
    .execute();
  for (const address of [slug, `${slug}-alt`]) {
    const { statusCode, body } = await get(`/forum/tag/${address}/feed.atom`);
    expect([statusCode, titlesIn(body)]).toEqual([200, ['Welche Flights?']]);
    expect(body).toContain(`/forum/tag/${slug}"`);
  }
  expect((await get('/forum/tag/gibt-es-nicht/feed.atom')).json().code).toBe('TAG_NOT_FOUND');
});

it('who has the feed gets nothing until something in it changes', async () => {
  const { subforumId, thread, posts } = await place();
  const path = `/forum/subforum/${subforumId}/feed.atom`;
  const { headers, body } = await get(path);
  const { etag = '' } = headers;
  const again = await get(path, { 'if-none-match': String(etag) });
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);

  await server.api.callerFor(mia).forum.post.update({
    id: posts[0]?.id ?? 0,
    data: { content: 'Lange <Flights>' },
  });
  await expect
    .poll(async () => (await get(path, { 'if-none-match': String(etag) })).statusCode)
    .toBe(200);
  const edited = await get(path);
  expect(edited.headers.etag).not.toBe(etag);
  expect(edited.body).toContain('Lange &amp;lt;Flights&amp;gt;');
  expect(edited.body).not.toBe(body);

  await server.api.callerFor(mia).forum.post.delete({ id: posts[0]?.id ?? 0 });
  await expect.poll(async () => (await get(path)).body).not.toContain('Flights&amp;gt;');
  const { etag: last } = (await get(`/forum/thread/${thread.id}/feed.atom`)).headers;
  expect(last).toMatch(/^W\/"\d+"$/);
});

it('asking whether something has changed reads no posts, also where nothing is kept', async () => {
  const { thread } = await place();
  const path = `/forum/thread/${thread.id}/feed.atom`;
  const { revision } = await server.api.deps.db
    .selectFrom('forum_threads')
    .select('revision')
    .where('id', '=', thread.id)
    .executeTakeFirstOrThrow();
  const asked = await get(path, { 'if-none-match': `W/"${revision}"` });
  expect([asked.statusCode, asked.body]).toEqual([304, '']);
});

it('what visitors are not led to has no feed, and is in none', async () => {
  const { db } = server.api.deps;
  const clubs = await createCategory(db, { holds_clubs: true });
  const news = await createSubforum(db, { category_id: clubs });
  const archive = await createSubforum(db, { is_active: false });
  const open = await createSubforum(db);
  const { thread: ofClub } = await createThread(server.api, mia, { subforumId: open });
  const { thread: deleted } = await createThread(server.api, mia, { subforumId: open });
  await db
    .updateTable('forum_threads')
    .set({ subforum_id: news })
    .where('id', '=', ofClub.id)
    .execute();
  await server.api.callerFor(mia).forum.thread.delete({ id: deleted.id });
  for (const [path, code] of [
    [`/forum/category/${clubs}/feed.atom`, 'CATEGORY_NOT_FOUND'],
    [`/forum/subforum/${news}/feed.atom`, 'SUBFORUM_NOT_FOUND'],
    [`/forum/subforum/${archive}/feed.atom`, 'SUBFORUM_NOT_FOUND'],
    [`/forum/thread/${ofClub.id}/feed.atom`, 'THREAD_NOT_FOUND'],
    [`/forum/thread/${deleted.id}/feed.atom`, 'THREAD_NOT_FOUND'],
    ['/forum/thread/999999999/feed.atom', 'THREAD_NOT_FOUND'],
    ['/forum/member/nobody/feed.atom', 'MEMBER_NOT_FOUND'],
  ]) {
    const answer = await get(path ?? '');
    expect([path, answer.statusCode, answer.json().code]).toEqual([path, 404, code]);
  }
  const { body } = await get('/forum/feed.atom');
  for (const { id } of [ofClub, deleted]) expect(body).not.toContain(`/forum/thread/${id}?`);
  const empty = await get(`/forum/subforum/${open}/feed.atom`);
  expect([empty.statusCode, titlesIn(empty.body)]).toEqual([200, []]);
});

it('the posts of who is not there for everybody have no feed of their own', async () => {
  await place();
  for (const visibility of ['private', 'friends'] as const) {
    await setVisibility(server.api, mia, visibility);
    expect((await get(`/forum/member/${mia.id}/feed.atom?${visibility}`)).statusCode).toBe(404);
  }
});
