import { beforeEach, expect, it, vi } from 'vitest';
import { useTestApp } from '../plugins/testing.ts';
import { useMember } from '../testing/index.ts';
import type { RenderRequest, RenderResult } from './renderer.ts';

/** A renderer whose page is what the site's state says to its reader. */
const render = vi.fn(async ({ call }: RenderRequest): Promise<RenderResult> => {
  const state = await call('site.state', undefined, 'query');
  return { status: 200, html: JSON.stringify(state), scriptHashes: [] };
});
const server = useTestApp({ renderer: { render, searchNames: async () => null } });
const admin = useMember(server.api, { role: 'admin' });
// without a second factor an admin is a member to the server
const chief = useMember(server.api, { role: 'admin', totp_enabled_at: new Date() });
const anna = useMember(server.api);

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers });
const site = () => server.api.callerFor(admin).site;
const set = (isOff: boolean) => site().switches.set({ area: 'forum', isOff });

beforeEach(async () => {
  await set(false);
  render.mockClear();
});

it('a visitor’s page that was kept says at once that its area is closed, and that it is open again', async () => {
  expect((await get('/forum')).statusCode).toBe(200);
  await get('/forum');
  expect(render).toHaveBeenCalledOnce();
  await set(true);
  await vi.waitFor(async () => expect((await get('/forum')).statusCode).toBe(503));
  expect((await get('/forum/thread/7')).json()).toMatchObject({
    data: { closed: [{ area: 'forum' }] },
  });
  // other pages are there, and say in their navigation that the forum is closed
  const other = await get('/clubs');
  expect(other.statusCode).toBe(200);
  expect(other.json()).toMatchObject({ data: { closed: [{ area: 'forum' }] } });
  await set(false);
  await vi.waitFor(async () => expect((await get('/forum')).statusCode).toBe(200));
  await vi.waitFor(async () => expect((await get('/clubs')).json().data.closed).toEqual([]));
});

it('an admin gets the page itself, a member is told', async () => {
  await set(true);
  const asMember = { cookie: await server.signIn(anna) };
  const asAdmin = { cookie: await server.signIn(chief) };
  expect((await get('/forum', asMember)).statusCode).toBe(503);
  expect((await get('/forum', asAdmin)).statusCode).toBe(200);
  expect((await get('/formula')).statusCode).toBe(200);
});

it('an announcement is on pages that were kept', async () => {
  await get('/help');
  await site().announcements.create({
    announcement: {
      textDe: 'Neu!',
      textEn: 'New!',
      level: 'info',
      audience: 'everybody',
      isDismissible: true,
    },
  });
  await vi.waitFor(async () =>
    expect((await get('/help')).json()).toMatchObject({
      data: { announcements: [{ text: 'Neu!' }] },
    }),
  );
});

it('plain routes of the area are refused, and no others', async () => {
  await set(true);
  const refused = await get('/sitemap/threads-0.xml');
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('300');
  expect(refused.json()).toMatchObject({ code: 'AREA_OFF', details: { area: 'forum' } });
  expect((await get('/sitemap/pages.xml')).statusCode).toBe(200);
  expect((await get('/api/forum/categories')).statusCode).toBe(503);
  const asAdmin = { cookie: await server.signIn(chief) };
  // there is no such part, but it is asked
  expect((await get('/sitemap/threads-0.xml', asAdmin)).statusCode).toBe(404);
});
