import { randomUUID } from 'node:crypto';
import { call, idOf } from '../support/call.ts';
import { signedIn, visitor } from '../support/roles.ts';
import { baseUrl } from '../support/server.ts';
import { type APIRequestContext, expect, test } from '../support/test.ts';

// what the whole server says of light pages, without a browser that could be kinder than others
test.use({ storageState: signedIn('anna') });

const SITES = ['https://www.dc-pfeile.example', 'http://127.0.0.1:8080'];
const NOTHING = 'Hier gibt es nichts zu sehen';

interface Made {
  id: number;
  key: string;
}
const make = (request: APIRequestContext, wish: object = {}) =>
  call<Made>({ request }, 'widgets.create', {
    ...{ kind: 'next-tournaments', subject: '/tournaments', origins: SITES },
    ...wish,
  });

/** What a browser gets, with cookies of Oche, from a frame of somebody else's page. */
async function get(request: APIRequestContext, path: string, headers: Record<string, string> = {}) {
  const answer = await request.get(`${baseUrl}${path}`, { headers });
  const all = answer.headers();
  const policy = new Map(
    (all['content-security-policy'] ?? '').split('; ').map((rule) => {
      const [name = '', ...values] = rule.split(' ');
      return [name, values.join(' ')];
    }),
  );
  return { status: answer.status(), headers: all, policy, html: await answer.text() };
}

test('a widget is framed by its sites alone, sets no cookie, and knows nobody', async ({
  request,
  playwright,
}) => {
  const { key } = await make(request);
  const { status, headers, policy, html } = await get(request, `/embed/widgets/${key}`);
  expect(status).toBe(200);
  expect(policy.get('frame-ancestors')).toBe(`'self' ${SITES.join(' ')}`);
  for (const [name, value] of [
    ['default-src', "'none'"],
    ['script-src', "'self'"],
    ['style-src', "'self'"],
    ['connect-src', "'self'"],
    ['base-uri', "'none'"],
    ['form-action', "'none'"],
  ] as const) {
    expect(policy.get(name), name).toBe(value);
  }
  expect(headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'no-cache',
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  });
  for (const name of ['set-cookie', 'x-frame-options', 'access-control-allow-credentials']) {
    expect(headers[name], name).toBeUndefined();
  }
  // a member who is signed in gets what everybody gets
  const nobody = await playwright.request.newContext({
    storageState: visitor,
    extraHTTPHeaders: { 'accept-language': 'de-DE' },
  });
  expect((await get(nobody, `/embed/widgets/${key}`)).html).toBe(html);
  await nobody.dispose();
});

test('other sites, other options and its end arrive by themselves, for everybody', async ({
  request,
}) => {
  const { id, key } = await make(request);
  const path = `/embed/widgets/${key}`;
  const first = await get(request, path);
  const again = await get(request, path, { 'if-none-match': first.headers.etag ?? '' });
  expect([again.status, again.html]).toEqual([304, '']);
  // that the kept page is stale is a signal, which travels by itself once the change is written
  let tag = first.headers.etag ?? '';
  const arrives = (status: number) =>
    expect
      .poll(async () => (await get(request, path, { 'if-none-match': tag })).status)
      .toBe(status);
  const other = ['https://neu.example'];
  await call({ request }, 'widgets.update', { id, origins: other, accent: '#ffd500' });
  await arrives(200);
  const changed = await get(request, path, { 'if-none-match': first.headers.etag ?? '' });
  tag = changed.headers.etag ?? '';
  expect(changed.policy.get('frame-ancestors')).toBe("'self' https://neu.example");
  expect(changed.policy.get('style-src')).toMatch(/^'self' 'sha256-[\w+/]{43}='$/);
  await call({ request }, 'widgets.delete', { id });
  await arrives(404);
  const gone = await get(request, path, { 'if-none-match': changed.headers.etag ?? '' });
  expect(gone.html).toContain(NOTHING);
  expect(gone.policy.get('frame-ancestors')).toBe('*');
  // one that never was says the very same
  expect((await get(request, '/embed/widgets/KoX3v1s0aVQm0c2tq9JcBw')).html).toBe(gone.html);
});

test('what its maker alone sees is shown to nobody', async ({ request }) => {
  const me = await idOf({ request });
  const start = (visibility: string) =>
    call<{ id: number }>({ request }, 'games.start', {
      rules: { game: 'x01', start: 301, in: 'straight', out: 'double' },
      format: { legs: { kind: 'firstTo', count: 1 } },
      sides: [[{ userId: me }], [{ guestName: 'Gast im Geheimen' }]],
      first: 0,
      visibility,
      idempotencyKey: randomUUID(),
    });
  for (const visibility of ['public', 'friends', 'private']) {
    const { id } = await start(visibility);
    const { key } = await make(request, { kind: 'live-game', subject: `/games/${id}` });
    const { status, html } = await get(request, `/embed/widgets/${key}`);
    expect(status, visibility).toBe(visibility === 'public' ? 200 : 404);
    expect(html.includes('Gast im Geheimen'), visibility).toBe(visibility === 'public');
  }
});

test('the page around it says colours and language; what is none of these changes nothing', async ({
  request,
}) => {
  const { key } = await make(request);
  const path = `/embed/widgets/${key}`;
  const dressed = await get(request, `${path}?lang=en-GB&theme=dark&accent=%230a3d91`);
  expect(dressed.html).toContain('<html lang="en" data-ground="dark">');
  expect(dressed.html).toContain('--accent-solid:#0a3d91');
  const plain = await get(request, path, { 'accept-language': 'de' });
  for (const hostile of [
    'accent=%230a3d91%3B%7Dbody%7Bdisplay%3Anone%7D',
    'accent=%3C%2Fstyle%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    'accent=url(https%3A%2F%2Fevil.example)',
    'theme=%22%3E%3Cscript%3E',
    'lang=%22%3E',
    'title=%3Cb%3E&count=99&subject=%2Fgames%2F1',
  ]) {
    const { status, html, policy } = await get(request, `${path}?${hostile}`, {
      'accept-language': 'de',
    });
    expect([status, html], hostile).toEqual([200, plain.html]);
    expect(policy.get('style-src'), hostile).toBe("'self'");
  }
  // without a wish the browser’s language
  const english = await get(request, path, { 'accept-language': 'en-US,en;q=0.9' });
  expect(english.html).toContain('<html lang="en"');
  expect(english.headers.vary).toContain('accept-language');
});

test('nothing else is there below its address, and nothing changes by it', async ({ request }) => {
  for (const path of ['/embed/', '/embed/widgets/', '/embed/widgets/x', '/embed/account']) {
    const { status, policy } = await get(request, path);
    expect(status, path).toBe(404);
    expect(policy.get('default-src'), path).toBe("'none'");
  }
  const { key } = await make(request);
  for (const method of ['POST', 'PUT', 'DELETE']) {
    const answer = await request.fetch(`${baseUrl}/embed/widgets/${key}`, { method });
    expect(answer.status(), method).toBeGreaterThanOrEqual(400);
  }
  // the editor’s preview is framed by Oche itself alone
  const preview = '/embed/preview/next-tournaments?subject=/tournaments';
  expect((await get(request, preview)).policy.get('frame-ancestors')).toBe("'self'");
});

test('the files that a frame loads may be loaded by it, and are kept', async ({ request }) => {
  const { key } = await make(request);
  const { html } = await get(request, `/embed/widgets/${key}`);
  const files = [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(
    ([, file = '']) => file,
  );
  expect(files).toHaveLength(2);
  for (const file of files) {
    const { status, headers } = await get(request, file);
    expect(status).toBe(200);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(headers['cache-control']).toContain('immutable');
    expect(headers['set-cookie']).toBeUndefined();
  }
  const script = await get(request, '/widget.js');
  expect(script.headers['access-control-allow-origin']).toBe('*');
  expect(script.headers['cache-control']).not.toContain('immutable');
  expect(script.headers.etag).toBeTruthy();
});
