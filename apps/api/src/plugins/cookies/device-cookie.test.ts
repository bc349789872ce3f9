import { expect, test } from 'vitest';
import { receiveMails, TEST_PASSWORD } from '../../testing/index.ts';
import { createTestApp, type TestApp, useTestApp } from '../testing.ts';

const server = useTestApp({
  env: {
    RATE_LIMIT_SIGN_IN_PER_PLACE_HOUR: '3',
    RATE_LIMIT_SIGN_IN_PER_5_MINUTES: '1000',
  },
});

type Cookies = Record<string, string>;

async function post(path: string, payload: object, cookies: Cookies = {}, of: TestApp = server) {
  const answer = await of.app.inject({
    method: 'POST',
    url: `/trpc/${path}`,
    payload,
    cookies,
    remoteAddress: '192.0.2.1',
  });
  const lines = [answer.headers['set-cookie'] ?? []].flat();
  const set = answer.cookies as { name: string; value: string }[];
  return {
    status: answer.statusCode,
    line: lines.find((line) => line.includes('oche_device')),
    device: set.filter(({ name }) => name.endsWith('oche_device')).map(({ value }) => value)[0],
  };
}

const signIn = (email: string, cookies?: Cookies, password = TEST_PASSWORD) =>
  post('auth.signIn', { email, password }, cookies);

test('is set by a sign-in, for this host and not for scripts, and makes the device known', async () => {
  const { email } = await server.api.createMember();
  const { line, device = '' } = await signIn(email);
  expect(line).toMatch(
    /^oche_device=[\w-]{16}\.[\w-]{22}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  for (let n = 0; n < 3; n++) await signIn(email, {}, 'a-guess');
  expect((await signIn(email)).status).toBe(429);
  const known = await signIn(email, { oche_device: device });
  expect(known).toMatchObject({ status: 200, device });
});

test('over https is bound to the host, and what a subdomain planted is none', async () => {
  const secure = await createTestApp({
    env: { PUBLIC_URL: 'https://oche.example', RATE_LIMIT_SIGN_IN_PER_PLACE_HOUR: '2' },
  });
  const { email } = await secure.api.createMember();
  const input = { email, password: TEST_PASSWORD };
  const { line, device = '' } = await post('auth.signIn', input, {}, secure);
  expect(line).toMatch(/^__Host-oche_device=.*; HttpOnly; Secure; SameSite=Lax$/);
  await post('auth.signIn', input, {}, secure);
  const statusWith = async (name: string) =>
    (await post('auth.signIn', input, { [name]: device }, secure)).status;
  expect(await statusWith('oche_device')).toBe(429);
  expect(await statusWith('__Host-oche_device')).toBe(200);
  await secure.close();
});

test('is not set by a wrong password, nor changed by a sign-out', async () => {
  const { email } = await server.api.createMember();
  expect((await signIn(email, {}, 'wrong')).line).toBeUndefined();
  const { device = '' } = await signIn(email);
  expect((await post('auth.signOut', {}, { oche_device: device })).line).toBeUndefined();
});

test('is set by a sign-up and by the link for a new password', async () => {
  const email = 'neu-am-board@oche.test';
  const joined = await post('auth.signUp', {
    firstName: 'Nina',
    lastName: 'Neu',
    email,
    password: 'drei Darts im Bull',
    acceptTerms: true,
    locale: 'de',
  });
  expect(joined.device).toBeDefined();
  await post('auth.requestPasswordReset', { email });
  const token = (await receiveMails(server.api, email)).at(-1)?.token;
  const reset = await post('auth.resetPassword', { token, password: 'neu und geheim' });
  expect(reset.device).toBeDefined();
});

test.each(['x'.repeat(501), '%00', '~.~.~', 'null'])(
  'says nothing when it is %j',
  async (value) => {
    const { email } = await server.api.createMember();
    const { status, device } = await signIn(email, { oche_device: value });
    expect(status).toBe(200);
    expect(device).toMatch(/^[\w-]{16}\.[\w-]{22}(~[^~]*\.[^~]+){0,4}$/);
  },
);
