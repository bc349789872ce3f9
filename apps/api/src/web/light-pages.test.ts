import { beforeEach, expect, test, vi } from 'vitest';
import { useTestApp } from '../plugins/testing.ts';
import { testRouter } from '../plugins/testing-router.ts';
import type { LightRenderRequest, LightRenderResult } from './renderer.ts';

/** A renderer whose light page is what it was asked for, as JSON. */
const renderLight = vi.fn(async (asked: LightRenderRequest): Promise<LightRenderResult> => {
  const { pathname, searchParams } = new URL(asked.url, asked.origin);
  const type = searchParams.get('show') === 'mutation' ? 'mutation' : 'query';
  const who = await asked.call(type === 'query' ? 'probe.who' : 'probe.add', undefined, type);
  return {
    status: pathname.endsWith('/404') ? 404 : 200,
    html: JSON.stringify({ url: asked.url, locale: asked.locale, who }),
    styleHashes: ['sha256-abc='],
    shows: ['/games/7'],
    framedBy: ['*'],
  };
});

const server = useTestApp({
  router: testRouter,
  renderer: {
    render: async () => ({ status: 200, html: 'app', scriptHashes: [] }),
    renderLight,
    searchNames: async () => ['lang', 'show'],
  },
});
beforeEach(() => {
  renderLight.mockClear();
});

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers });

test('a light page may be framed, loads our own files alone, and is for nobody in particular', async () => {
  const cookie = await server.signIn(await server.api.createMember());
  const { headers, body, statusCode } = await get('/embed/overlays/games/1', { cookie });
  expect(statusCode).toBe(200);
  expect(JSON.parse(body).who).toEqual({ ok: true, data: { id: null } });
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("style-src 'self' 'sha256-abc='");
  expect(policy).toContain('frame-ancestors *');
  expect(headers['x-frame-options']).toBeUndefined();
  expect(headers['set-cookie']).toBeUndefined();
  expect(headers['cache-control']).toBe('no-cache');
});

test('it is kept, in each language, without what the page doesn’t read', async () => {
  const url = '/embed/overlays/games/2';
  const { body, headers } = await get(`${url}?lang=de&utm=1`);
  expect(JSON.parse(body)).toMatchObject({ url, locale: 'de' });
  const again = await get(`${url}?lang=de`, { 'if-none-match': String(headers.etag) });
  expect(again.statusCode).toBe(304);
  expect(renderLight).toHaveBeenCalledOnce();
  expect(JSON.parse((await get(`${url}?lang=en`)).body).locale).toBe('en');
});

test('what isn’t there is said so, and not kept', async () => {
  await get('/embed/overlays/games/404');
  expect((await get('/embed/overlays/games/404')).statusCode).toBe(404);
  expect(renderLight).toHaveBeenCalledTimes(2);
});

test('it changes nothing', async () => {
  expect((await get('/embed/overlays/games/3?show=mutation')).statusCode).toBe(405);
});

test('the former address of a game’s overlay leads to the present one', async () => {
  const { statusCode, headers } = await get('/games/4711/overlay?lang=en');
  expect([statusCode, headers.location]).toEqual([308, '/embed/overlays/games/4711?lang=en']);
  expect((await get('/games/4711/overlay')).headers.location).toBe('/embed/overlays/games/4711');
});

test.each(['x', '-1', '1'.repeat(16), '1%2f2'])('there is none for the game %s', async (id) => {
  const { headers, body } = await get(`/games/${id}/overlay`);
  expect(headers.location).toBeUndefined();
  expect(body).not.toContain('embed');
});
