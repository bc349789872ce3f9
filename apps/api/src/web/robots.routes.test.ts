import { expect, test } from 'vitest';
import { createLounge } from '../modules/lounges/testing.ts';
import { useTestApp } from '../plugins/testing.ts';

const server = useTestApp({ env: { PUBLIC_URL: 'https://oche.test' } });
const { api } = server;

/** A new subforum with one thread of a new member. */
async function createThread(title: string, isActive = true) {
  const { db } = api.deps;
  const category = await db
    .insertInto('forum_categories')
    .values({ name: title })
    .returning('id')
    .executeTakeFirstOrThrow();
  const subforum = await db
    .insertInto('forum_subforums')
    .values({ category_id: category.id, name: title })
    .returning('id')
    .executeTakeFirstOrThrow();
  const member = await api.createMember();
  const thread = await api
    .callerFor(member)
    .forum.thread.create({ subforumId: subforum.id, title, content: 'Zehn Zeichen und mehr.' });
  await db
    .updateTable('forum_subforums')
    .set({ is_active: isActive })
    .where('id', '=', subforum.id)
    .execute();
  return { subforumId: subforum.id, threadId: thread.id, member };
}

const get = async (url: string) => server.app.inject({ url });

test('robots.txt names the sitemap and keeps crawlers out of members’ pages', async () => {
  const { body } = await get('/robots.txt');
  expect(body).toContain('Sitemap: https://oche.test/sitemap.xml');
  expect(body).toContain('Disallow: /account');
});

test('the sitemap leads to every public thread and to no hidden or deleted one', async () => {
  const open = await createThread('Offen');
  const hidden = await createThread('Versteckt', false);
  const deleted = await createThread('Gelöscht');
  await api.callerFor(deleted.member).forum.thread.delete({ id: deleted.threadId });

  const index = await get('/sitemap.xml');
  expect(index.headers['content-type']).toContain('application/xml');
  const files = [...index.body.matchAll(/<loc>https:\/\/oche\.test([^<]+)<\/loc>/g)].map(
    ([, path = '']) => path,
  );
  const parts = await Promise.all(files.map(async (file) => (await get(file)).body));
  const all = parts.join('');
  expect(all).toContain('<loc>https://oche.test/forum</loc>');
  expect(all).toContain(`<loc>https://oche.test/forum/subforum/${open.subforumId}</loc>`);
  expect(all).toMatch(
    new RegExp(`<loc>https://oche.test/forum/thread/${open.threadId}</loc><lastmod>\\d{4}-`),
  );
  for (const { threadId } of [hidden, deleted]) {
    expect(all).not.toContain(`/forum/thread/${threadId}<`);
  }
  expect(all).not.toContain(`/forum/subforum/${hidden.subforumId}<`);
});

test('the sitemap leads to every active lounge', async () => {
  const owner = await api.createMember();
  const open = await createLounge(api, owner);
  const closed = await createLounge(api, owner);
  await api.callerFor(owner).lounges.setActive({ id: closed.id, isActive: false });
  const { body: index } = await get('/sitemap.xml');
  expect(index).toContain('<loc>https://oche.test/sitemap/lounges-0.xml</loc>');
  const { body } = await get('/sitemap/lounges-0.xml');
  expect(body).toMatch(
    new RegExp(`<loc>https://oche.test/venues/${open.id}</loc><lastmod>\\d{4}-`),
  );
  expect(body).not.toContain(`/venues/${closed.id}<`);
  expect((await get('/sitemap/lounges-999.xml')).statusCode).toBe(404);
});

test('a part that has no threads is not there', async () => {
  expect((await get('/sitemap/threads-999.xml')).statusCode).toBe(404);
  expect((await get('/sitemap/threads-x.xml')).statusCode).toBe(404);
});
