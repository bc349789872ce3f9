import { mkdtempSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { FairLine } from '../lib/limits/fair-line.ts';
import { ofPagesAlone } from '../plugins/guards/security-headers.ts';
import { createTestApp, useTestApp } from '../plugins/testing.ts';
import { testRouter } from '../plugins/testing-router.ts';
import type { RenderRequest, RenderResult } from './renderer.ts';

const folder = mkdtempSync(join(tmpdir(), 'oche-web-'));
const files = join(folder, 'client');

/** A renderer whose page is what it was asked for, as JSON. */
const render = vi.fn(async (asked: RenderRequest): Promise<RenderResult> => {
  const { pathname, searchParams } = new URL(asked.url, asked.origin);
  if (pathname === '/secret') throw new Error('secret');
  const to = searchParams.get('to');
  if (to) return { status: 302, redirect: to, html: '', scriptHashes: [] };
  const who = await asked.call('probe.who', undefined, 'query');
  const { url, origin, locale, theme } = asked;
  return {
    status: pathname === '/gone' ? 404 : 200,
    html: JSON.stringify({ url, origin, locale, theme, who }).padEnd(2000),
    scriptHashes: ['sha256-abc='],
  };
});

/** Every page reads these. */
const searchNames = async (): Promise<string[]> => ['page', 'q', 'to'];

beforeAll(async () => {
  await mkdir(join(files, 'assets'), { recursive: true });
  await mkdir(join(files, '.vite'));
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await writeFile(join(files, 'favicon.svg'), '<svg/>');
  await writeFile(join(files, 'sw.js'), 'onpush');
  await writeFile(join(files, 'sw.js.br'), 'brotli worker');
  await writeFile(join(files, 'manifest.de.webmanifest'), '{}');
  await writeFile(join(files, '.vite', 'manifest.json'), 'secret');
  await writeFile(join(files, 'assets', 'app-1.js'), 'plain');
  await writeFile(join(files, 'assets', 'app-1.js.br'), 'brotli');
});
afterAll(() => rm(folder, { recursive: true }));

const server = useTestApp({ router: testRouter, renderer: { render, searchNames, files } });
let port: string;
beforeAll(async () => {
  ({ port } = new URL(await server.listen()));
});
beforeEach(() => {
  render.mockClear();
});

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers });
let pages = 0;
/** A path that no test has asked for yet. */
const newPath = () => `/page-${++pages}`;

describe('a visitor’s page', () => {
  test('is rendered once for all who ask alike', async () => {
    const path = newPath();
    const first = await get(path);
    expect(first.statusCode).toBe(200);
    expect(first.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(first.json()).toMatchObject({
      url: path,
      who: { ok: true, data: { id: null } },
    });
    expect((await get(path)).body).toBe(first.body);
    expect(render).toHaveBeenCalledOnce();
  });

  test('differs by language, theme and query', async () => {
    const path = newPath();
    const english = await get(path, { 'accept-language': 'en' });
    const german = await get(path, { cookie: 'oche_locale=de', 'accept-language': 'en' });
    const dark = await get(path, { cookie: 'oche_theme=dark' });
    const other = await get(`${path}?page=2`);
    expect([english, german, dark, other].map((answer) => answer.json())).toMatchObject([
      { locale: 'en', theme: 'system' },
      { locale: 'de', theme: 'system' },
      { locale: 'de', theme: 'dark' },
      { locale: 'de', url: `${path}?page=2` },
    ]);
    expect(english.headers.vary).toBe('cookie, accept-language, accept-encoding');
  });

  test('made-up themes and languages make no new pages', async () => {
    const path = newPath();
    await get(path);
    await get(path, { cookie: 'oche_theme=purple; oche_locale=xx; other=1' });
    await get(path, { 'accept-language': 'xx-YY;q=0.3, de' });
    expect(render).toHaveBeenCalledOnce();
  });

  test('does not differ by what it does not read, and contains none of it', async () => {
    const path = newPath();
    const page = await get(path);
    for (const query of ['?utm_source=a', '?', '?<b>=<i>', '?page=', '?page=1&page=']) {
      expect((await get(path + query)).body).toBe(page.body);
    }
    expect(render).toHaveBeenCalledOnce();
    const second = await get(`${path}?utm_source=b&page=2&q=a%20b&x=1`);
    expect(second.json()).toMatchObject({ url: `${path}?page=2&q=a+b` });
    expect((await get(`${path}?page=2&q=a+b`)).body).toBe(second.body);
    expect(render).toHaveBeenCalledTimes(2);
  });

  test('is asked for again each time, and is not sent again when it is the same', async () => {
    const path = newPath();
    const { headers } = await get(path);
    expect(headers['cache-control']).toBe('no-cache');
    const etag = String(headers.etag);
    for (const tag of [etag, etag.replace('W/', ''), `"other", ${etag}`]) {
      const same = await get(path, { 'if-none-match': tag });
      expect(same.statusCode).toBe(304);
      expect(same.body).toBe('');
      expect(same.headers).toMatchObject({
        etag,
        'cache-control': 'no-cache',
        vary: headers.vary,
        'content-security-policy': headers['content-security-policy'],
      });
    }
    expect((await get(path, { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  test('is compressed as the browser can take it', async () => {
    const path = newPath();
    const plain = await get(path);
    const ask = (encodings: string) => get(path, { 'accept-encoding': encodings });
    const brotli = await ask('gzip, deflate, br, zstd');
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    for (const encodings of ['gzip', 'br;q=0, gzip;q=0.5', 'brx, x-gzip, gzip']) {
      const zipped = await ask(encodings);
      expect(zipped.headers['content-encoding']).toBe('gzip');
      expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
    }
    for (const encodings of ['', 'identity', 'deflate', 'br;q=0, gzip;q=0.0', 'sbr', 'brr']) {
      expect((await ask(encodings)).headers['content-encoding']).toBeUndefined();
    }
    expect(render).toHaveBeenCalledOnce();
  });

  test('allows its own scripts by hash', async () => {
    const { headers } = await get(newPath());
    expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-abc=';");
  });

  test('HEAD says the same without the page', async () => {
    const path = newPath();
    const head = await server.app.inject({ method: 'HEAD', url: path });
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
    expect(head.headers.etag).toBe((await get(path)).headers.etag);
  });

  test('that isn’t there is not kept', async () => {
    expect((await get('/gone')).statusCode).toBe(404);
    await get('/gone');
    expect(render).toHaveBeenCalledTimes(2);
  });

  test('that can’t be rendered says no more than its request id', async () => {
    const answer = await get('/secret');
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      code: 'INTERNAL',
      message: expect.any(String),
      requestId: answer.headers['x-request-id'],
    });
  });

  test('counts as five calls of who has it rendered, else as one, and its procedures for nobody', async () => {
    const limited = await createTestApp({
      router: testRouter,
      renderer: { render, searchNames },
      env: { RATE_LIMIT_PER_MINUTE: '12', TRUST_PROXY: 'loopback' },
    });
    const ask = async (url: string, address: string) =>
      (await limited.app.inject({ url, headers: { 'x-forwarded-for': address } })).statusCode;
    const [one, other] = ['192.0.2.1', '192.0.2.2'];
    expect([await ask('/a', one), await ask('/b', one)]).toEqual([200, 200]);
    expect([await ask('/a', one), await ask('/c', one)]).toEqual([200, 429]);
    expect([await ask('/api/nothing', other), await ask('/gone', other)]).toEqual([404, 404]);
    expect([await ask('/gone', other), await ask('/gone', other)]).toEqual([404, 429]);
    await limited.close();
  });
});

describe('pages that have to be rendered', () => {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const slow = vi.fn(async (asked: RenderRequest): Promise<RenderResult> => {
    if (asked.url.startsWith('/slow')) await opened;
    return { status: 200, html: asked.url, scriptHashes: [] };
  });
  const busy = useTestApp({
    router: testRouter,
    renderer: { render: slow, searchNames },
    env: { TRUST_PROXY: 'loopback' },
  });
  const ask = (url: string, address: string, cookie = '') =>
    busy.app.inject({ url, headers: { 'x-forwarded-for': address, cookie } });

  test('wait in a short line: few of one address, and nobody else is held up', async () => {
    await ask('/stored', '192.0.2.1');
    const waiting = Array.from({ length: 8 }, (_, number) => ask(`/slow-${number}`, '192.0.2.1'));
    await vi.waitFor(() => expect(slow).toHaveBeenCalledTimes(3));
    const refused = await ask('/ninth', '192.0.2.1');
    expect(refused.statusCode).toBe(503);
    expect(refused.headers['retry-after']).toBe('5');

    // what is stored passes the line, and members have one of their own
    expect((await ask('/stored', '192.0.2.1')).statusCode).toBe(200);
    const cookie = await busy.signIn(await busy.api.createMember());
    expect((await ask('/mine', '192.0.2.1', cookie)).statusCode).toBe(200);
    const joins = vi.spyOn(FairLine.prototype, 'run');
    const other = ask('/other', '192.0.2.2');
    // it stands in the line before that moves on
    await vi.waitFor(() => expect(joins).toHaveBeenCalledOnce());
    joins.mockRestore();
    open();
    expect((await other).body).toBe('/other');
    const order = slow.mock.calls.map(([{ url }]) => url);
    expect(order.indexOf('/other')).toBeLessThan(order.indexOf('/slow-4'));
    expect((await Promise.all(waiting)).map(({ statusCode }) => statusCode)).toEqual(
      Array(8).fill(200),
    );
  });
});

describe('a member’s page', () => {
  test('is their own and stored nowhere', async () => {
    const path = newPath();
    const [anna, ben] = [await server.api.createMember(), await server.api.createMember()];
    const asVisitor = await get(path);
    for (const member of [anna, ben]) {
      const answer = await get(path, { cookie: await server.signIn(member) });
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.json()).toMatchObject({ who: { data: { id: member.id } } });
    }
    expect((await get(path)).body).toBe(asVisitor.body);
    expect(render).toHaveBeenCalledTimes(3);
  });

  test('is a visitor’s page once the session is over, and the cookie goes', async () => {
    const path = newPath();
    const answer = await get(path, { cookie: 'oche_session=gone' });
    expect(answer.json()).toMatchObject({ who: { data: { id: null } } });
    expect(answer.headers['set-cookie']).toContain('oche_session=;');
    const other = await get(path);
    expect(other.headers['set-cookie']).toBeUndefined();
    expect(render).toHaveBeenCalledOnce();
  });
});

describe('redirects', () => {
  test.each([
    ['/login?returnTo=%2Fforum', '/login?returnTo=%2Fforum'],
    ['https://evil.example/', '/'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['http://localhost/forum#post-1', '/forum#post-1'],
  ])('to %s lead to %s', async (to, location) => {
    const cookies = ['', await server.signIn(await server.api.createMember())];
    for (const cookie of cookies) {
      const answer = await get(`${newPath()}?to=${encodeURIComponent(to)}`, { cookie });
      expect(answer.statusCode).toBe(302);
      expect(answer.headers.location).toBe(location);
      expect(answer.body).toBe('');
    }
  });
});

describe('weird addresses', () => {
  test.each(['//evil.example', '//evil.example/%2e%2e', '/\\evil.example', '///'])(
    '%s is not taken for another site',
    async (path) => {
      const { promise, resolve } = Promise.withResolvers<number | undefined>();
      // this client sends the path as it is
      request({ port, path }, (answer) => resolve(answer.resume().statusCode)).end();
      expect(await promise).toBe(404);
      expect(render).not.toHaveBeenCalled();
    },
  );

  test('a Host header that names nothing breaks nothing', async () => {
    for (const host of ['', ' ', 'a b', '[', 'x:99999999']) {
      expect((await get(newPath(), { host })).statusCode).toBe(200);
    }
  });

  test.each(['/%zz', '/%', '/%c0%af'])('%s is refused', async (url) => {
    expect((await get(url)).statusCode).toBe(400);
    expect(render).not.toHaveBeenCalled();
  });

  test.each([
    ['a NUL', '/a%00b'],
    ['a line break', '/a%0d%0ab'],
    ['a long query', `/x?${'q'.repeat(10_000)}`],
    ['markup', '/<script>'],
    ['quotes', '/\'"'],
  ])('%s in it makes a page like any other', async (_name, url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test('the Host header makes no address of ours once PUBLIC_URL is set', async () => {
    const own = await createTestApp({
      router: testRouter,
      renderer: { render, searchNames },
      env: { PUBLIC_URL: 'https://oche.example' },
    });
    for (const host of ['evil.example', 'oche.example']) {
      const headers = { host, 'x-forwarded-host': 'evil.example' };
      const answer = await own.app.inject({ url: '/', headers });
      expect(answer.json()).toMatchObject({ origin: 'https://oche.example' });
    }
    expect(render).toHaveBeenCalledOnce();
    await own.close();
  });
});

describe('files', () => {
  test('with a hash in their name are kept for ever, in the encoding they were built in', async () => {
    const answer = await get('/assets/app-1.js', { 'accept-encoding': 'br' });
    expect(answer.body).toBe('brotli');
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringContaining('javascript'),
      vary: expect.stringContaining('accept-encoding'),
    });
    expect((await get('/assets/app-1.js')).body).toBe('plain');
  });

  test('that are never shown as a page are sent without what is said of pages', async () => {
    const { headers } = await get('/assets/app-1.js');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    for (const name of [...ofPagesAlone, 'last-modified', 'accept-ranges']) {
      expect(headers[name], name).toBeUndefined();
    }
    // what isn't there is answered by the app, as anything else
    const missing = await get('/assets/app-2.js');
    expect(missing.statusCode).toBe(404);
    for (const name of ofPagesAlone) expect(missing.headers[name], name).toBeDefined();
  });

  test('without a hash are kept for an hour', async () => {
    const answer = await get('/favicon.svg');
    expect(answer.body).toBe('<svg/>');
    expect(answer.headers['cache-control']).toBe('public, max-age=3600');
  });

  test('of the service worker are asked for each time, and may fetch from this site only', async () => {
    const answer = await get('/sw.js');
    expect(answer.body).toBe('onpush');
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': expect.stringContaining('javascript'),
      'content-security-policy': "default-src 'none'; connect-src 'self'",
      'x-content-type-options': 'nosniff',
    });
    expect((await get('/favicon.svg')).headers['content-security-policy']).toContain("'none'");
    const short = await get('/sw.js', { 'accept-encoding': 'br' });
    expect(short.body).toBe('brotli worker');
    expect(short.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-encoding': 'br',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    });
  });

  test('that make the site installable say what they are', async () => {
    const { headers } = await get('/manifest.de.webmanifest');
    expect(headers['content-type']).toContain('application/manifest+json');
  });

  test('that are gone are no pages', async () => {
    const answer = await get('/assets/app-2.js');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'NOT_FOUND' });
    expect(render).not.toHaveBeenCalled();
  });

  test.each([
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/assets/%00',
    '/assets//etc/passwd',
    '/../secret.txt',
    '/.vite/manifest.json',
  ])('nothing outside of the folder is read: %s', async (url) => {
    const answer = await get(url);
    expect(answer.body).not.toMatch(/^secret|root:/);
    expect(answer.statusCode).toBeLessThan(500);
  });
});

test('members write nothing with a page', async () => {
  const answer = await server.app.inject({ method: 'POST', url: '/' });
  expect(answer.statusCode).toBe(404);
});
