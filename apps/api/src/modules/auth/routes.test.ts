import { describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { useTestApp } from '../../plugins/testing.ts';
import { createTestApi, TEST_PASSWORD, useMember } from '../../testing/index.ts';

const server = useTestApp({ env: { DEV_LOGIN: 'true' } });
const { api } = server;
const member = useMember(api, { email: 'anna@oche.test' });

type Cookies = Record<string, string>;

async function signIn(): Promise<Cookies> {
  const response = await server.app.inject({
    method: 'POST',
    url: '/trpc/auth.signIn',
    payload: { email: member.email, password: TEST_PASSWORD },
  });
  expect(response.statusCode).toBe(200);
  return cookiesOf(response.cookies);
}

const cookiesOf = (set: object[]): Cookies =>
  Object.fromEntries(
    (set as { name: string; value: string }[]).map((one) => [one.name, one.value]),
  );

const isSignedIn = async (cookies: Cookies) =>
  (await server.app.inject({ url: '/api/auth/user', cookies })).statusCode === 200;

describe('GET /api/auth/user', () => {
  it('answers 401 without a session', async () => {
    const response = await server.app.inject({ url: '/api/auth/user' });
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({
      code: 'UNAUTHENTICATED',
      message: 'Bitte melde dich an.',
    });
  });

  it('answers the member, and whose cookie is none is nobody', async () => {
    const response = await server.app.inject({ url: '/api/auth/user', cookies: await signIn() });
    expect(response.json()).toMatchObject({ id: member.id, email: 'anna@oche.test' });
    const stale = await server.app.inject({
      url: '/api/auth/user',
      cookies: { oche_session: 'gone' },
    });
    expect(stale.statusCode).toBe(401);
    expect(stale.headers['set-cookie']).toBeUndefined();
  });
});

describe('the session cookie', () => {
  it('is HttpOnly, Lax, for all paths and lives as long as a session can', async () => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/trpc/auth.signIn',
      payload: { email: member.email, password: TEST_PASSWORD },
    });
    const [cookie] = response.cookies as { expires: Date }[];
    expect(cookie).toMatchObject({
      name: 'oche_session',
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
    });
    const days = ((cookie?.expires.getTime() ?? 0) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(179.9);
    expect(days).toBeLessThan(180.1);
  });

  it('is Secure and bound to the host under https', async () => {
    const secure = await createTestApi({ PUBLIC_URL: 'https://oche.example', DEV_LOGIN: 'true' });
    const secureApp = await buildApp(secure.deps);
    await secure.createMember({ email: 'anna@oche.test' });
    const response = await secureApp.inject({ url: '/api/mock-login?email=anna@oche.test' });
    const [cookie] = response.cookies as { value: string }[];
    expect(cookie).toMatchObject({ name: '__Host-oche_session', secure: true, path: '/' });
    const user = (cookies: Cookies) => secureApp.inject({ url: '/api/auth/user', cookies });
    const value = cookie?.value ?? '';
    expect((await user({ '__Host-oche_session': value })).statusCode).toBe(200);
    expect((await user({ oche_session: value })).statusCode).toBe(401);
    await secureApp.close();
    await secure.close();
  });
});

describe('GET /api/login', () => {
  it.each([
    ['', '/login'],
    ['?returnTo=%2Fforum%2Fthread%2F3%23post-2', '/login?returnTo=%2Fforum%2Fthread%2F3%23post-2'],
    ['?returnTo=%2Fvenues&notice=members', '/login?returnTo=%2Fvenues&notice=members'],
    ['?notice=%3Cscript%3E&notice=members', '/login'],
    ['?returnTo=https%3A%2F%2Fevil.example', '/login'],
    ['?returnTo=%2F%2Fevil.example', '/login'],
    ['?returnTo=%2F%5Cevil.example', '/login'],
    ['?returnTo=%2F%09%2Fevil.example', '/login'],
    ['?returnTo=a&returnTo=b', '/login'],
  ])('%s leads to the sign-in page, keeping only paths of ours', async (query, location) => {
    const response = await server.app.inject({ url: `/api/login${query}` });
    expect(response.statusCode).toBe(302);
    expect(response.headers.location).toBe(location);
    expect(response.headers['cache-control']).toBe('no-store');
  });
});

describe('GET /api/logout', () => {
  it.each([
    [{ 'sec-fetch-site': 'same-origin' }],
    [{ 'sec-fetch-site': 'none' }],
    [{}],
    [{ referer: 'http://localhost:80/forum' }],
  ])('ends the session for %j', async (headers) => {
    const cookies = await signIn();
    const response = await server.app.inject({ url: '/api/logout', cookies, headers });
    expect(response.statusCode).toBe(302);
    expect(response.headers.location).toBe('/');
    expect(await isSignedIn(cookies)).toBe(false);
  });

  it.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ referer: 'https://evil.example/' }],
    [{ referer: 'nonsense' }],
    [{ 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch;prerender' }],
    [{ 'sec-fetch-site': 'same-origin', purpose: 'prefetch' }],
  ])('does nothing but lead home for %j', async (headers) => {
    const cookies = await signIn();
    const response = await server.app.inject({ url: '/api/logout', cookies, headers });
    expect(response.headers.location).toBe('/');
    expect(response.headers['set-cookie']).toBeUndefined();
    expect(await isSignedIn(cookies)).toBe(true);
  });
});

describe('GET /api/mock-login', () => {
  it('signs in as the member with this address', async () => {
    const url = '/api/mock-login?email=ANNA@oche.test';
    const response = await server.app.inject({ url });
    expect(response.headers.location).toBe('/');
    expect(await isSignedIn(cookiesOf(response.cookies))).toBe(true);
    const back = await server.app.inject({ url: `${url}&returnTo=%2Fforum` });
    expect(back.headers.location).toBe('/forum');
    const evil = await server.app.inject({ url: `${url}&returnTo=%2F%2Fevil.example` });
    expect(evil.headers.location).toBe('/');
  });

  it('answers 404 to an unknown address and to none', async () => {
    for (const query of ['?email=nobody@oche.test', '', '?email=a&email=b']) {
      const response = await server.app.inject({ url: `/api/mock-login${query}` });
      expect(response.statusCode).toBe(404);
      expect(response.json()).toEqual({ code: 'NOT_FOUND', message: 'Das gibt es nicht (mehr).' });
    }
  });

  it('does not let a banned member in', async () => {
    const banned = await api.createMember({ status: 'banned' });
    const response = await server.app.inject({ url: `/api/mock-login?email=${banned.email}` });
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ code: 'ACCOUNT_BANNED' });
  });

  it('does not exist without development sign-in', async () => {
    const plain = await createTestApi();
    const plainApp = await buildApp(plain.deps);
    await plain.createMember({ email: 'anna@oche.test' });
    const response = await plainApp.inject({ url: '/api/mock-login?email=anna@oche.test' });
    expect(response.statusCode).toBe(404);
    expect(response.headers['set-cookie']).toBeUndefined();
    await plainApp.close();
    await plain.close();
  });
});
