import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';
import { useTestApp } from '../../../plugins/testing.ts';
import {
  codeOf,
  createTestApi,
  receiveMails,
  refusal,
  TEST_PASSWORD,
  TestBrowser,
} from '../../../testing/index.ts';
import { startTestProvider, type TestProvider } from '../../../testing/servers/oidc-provider.ts';
import { sealTotpSecret } from '../second-factor/totp-secret.service.ts';
import { signInExternally } from './external.service.ts';
import { endSessionUrl } from './oidc.ts';

const SITE = 'http://localhost:5701';

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider(`${SITE}/api/auth/oidc/callback`);
});
afterAll(() => provider.close());

const server = useTestApp({
  env: () => ({
    PUBLIC_URL: SITE,
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: provider.clientId,
    OIDC_CLIENT_SECRET: provider.clientSecret,
    OIDC_NAME: 'Vereins-Login',
  }),
});
const { api } = server;

let count = 0;
/** A person who has an account at the provider. */
function person(claims: object = {}) {
  count += 1;
  const sub = `subject-${count}`;
  return {
    sub,
    email: `${sub}@verein.test`,
    email_verified: true,
    given_name: 'Paula',
    family_name: 'Pfeil',
    ...claims,
  };
}

interface Answer {
  location: string;
  cookies: Record<string, string>;
}

async function get(url: string, cookies: Record<string, string> = {}): Promise<Answer> {
  const response = await server.app.inject({ url, cookies });
  const set = response.cookies as { name: string; value: string }[];
  return {
    location: String(response.headers.location),
    cookies: Object.fromEntries(set.map(({ name, value }) => [name, value])),
  };
}

/** Goes to the provider and back, as this person. */
async function signInAs(account: ReturnType<typeof person>, returnTo = '/'): Promise<Answer> {
  provider.account = account;
  const begin = await get(`/api/auth/oidc?returnTo=${encodeURIComponent(returnTo)}`);
  const callback = await provider.visit(begin.location);
  return get(callback.pathname + callback.search, begin.cookies);
}

async function userOf({ cookies }: Answer) {
  const response = await server.app.inject({ url: '/api/auth/user', cookies });
  return response.statusCode === 200 ? response.json() : null;
}

async function linkFor(email: string): Promise<string> {
  const token = (await receiveMails(api, email)).at(-1)?.token;
  if (!token) throw new Error(`no link was mailed to ${email}`);
  return token;
}

const confirmLink = (token: string) => api.callerFor(null).auth.confirmExternalLink({ token });

describe('external sign-in', () => {
  it('makes an account for an address that the provider vouches for', async () => {
    const paula = person();
    const first = await signInAs(paula, '/forum/thread/7');
    expect(first.location).toBe('/forum/thread/7');
    const user = await userOf(first);
    expect(user).toMatchObject({
      email: paula.email,
      emailVerified: true,
      firstName: 'Paula',
      lastName: 'Pfeil',
      zipCode: null,
      hasPassword: false,
      role: 'user',
    });
    const second = await signInAs(paula);
    expect(await userOf(second)).toMatchObject({ id: user.id });
  });

  it('knows the person by the identity, also after the address changed there', async () => {
    const paula = person();
    const user = await userOf(await signInAs(paula));
    const moved = { ...paula, email: 'neue-adresse@verein.test' };
    expect(await userOf(await signInAs(moved))).toMatchObject({ id: user.id, email: paula.email });
  });

  it('links to an existing account only after its owner confirmed by mail', async () => {
    const member = await api.createMember();
    const paula = person({ email: member.email.toUpperCase() });
    const first = await signInAs(paula);
    expect(first.location).toBe('/login?notice=link-sent');
    expect(await userOf(first)).toBeNull();

    const [mail] = await receiveMails(api, member.email);
    expect(mail?.subject).toBe('Verbinde dein Konto mit Vereins-Login');
    expect(mail?.text).toContain(`${SITE}/confirm-link?token=`);
    const token = await linkFor(member.email);
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => confirmLink(token)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await userOf(await signInAs(paula))).toMatchObject({ id: member.id, hasPassword: true });
  });

  it('needs the link within an hour', async () => {
    const member = await api.createMember();
    await signInAs(person({ email: member.email }));
    const token = await linkFor(member.email);
    api.deps.clock.advance({ minutes: 61 });
    expect(await codeOf(confirmLink(token))).toBe('INVALID_TOKEN');
    api.deps.clock.reset();
    expect(await codeOf(confirmLink('short'))).toBe('BAD_INPUT');
  });

  it('links no identity that belongs to somebody else meanwhile', async () => {
    const [one, two] = [await api.createMember(), await api.createMember()];
    const paula = person({ email: one.email });
    await signInAs(paula);
    await signInAs({ ...paula, email: two.email });
    await confirmLink(await linkFor(one.email));
    expect(await codeOf(confirmLink(await linkFor(two.email)))).toBe('CONFLICT');
  });

  it('leaves no way in for whoever signed up with a stranger’s address before', async () => {
    const thiefs = await api.createMember({ email_verified_at: null });
    const owner = person({ email: thiefs.email });
    await signInAs(owner);
    await confirmLink(await linkFor(thiefs.email));
    expect(await userOf(await signInAs(owner))).toMatchObject({ emailVerified: true });
    const input = { email: thiefs.email, password: TEST_PASSWORD };
    const attempt = await refusal(api.callerFor(null).auth.signIn(input));
    expect(attempt.code).toBe('INVALID_CREDENTIALS');
  });

  it('answers alike for known and unknown addresses that nobody vouches for', async () => {
    const member = await api.createMember();
    const known = await signInAs(person({ email: member.email, email_verified: false }));
    const unknown = person({ email_verified: false });
    const answer = await signInAs(unknown);
    expect(answer.location).toBe(known.location);
    expect([await userOf(known), await userOf(answer)]).toEqual([null, null]);

    const token = await linkFor(unknown.email);
    expect(await api.callerFor(null).auth.verifyEmail({ token })).toEqual({ status: 'sign-in' });
    const { cookies } = await signInAs(unknown);
    const verify = { method: 'POST', url: '/trpc/auth.verifyEmail', payload: { token } } as const;
    const verified = await server.app.inject({ ...verify, cookies });
    expect(verified.json()).toMatchObject({ result: { data: { status: 'confirmed' } } });
    expect(await userOf(await signInAs(unknown))).toMatchObject({
      email: unknown.email,
      emailVerified: true,
    });
  });

  it('has as few mails sent as everybody, and needs none where the provider vouches', async () => {
    const limited = await createTestApi({ RATE_LIMIT_RECIPIENTS_PER_DAY: '2' });
    const come = (emailVerified: boolean) => {
      const { sub, email } = person();
      const names = { firstName: 'Paula', lastName: 'Pfeil', idToken: '' };
      const profile = { issuer: provider.issuer, subject: sub, email, emailVerified, ...names };
      return signInExternally(limited.contextFor(null), profile);
    };
    for (let n = 0; n < 2; n++) expect(await come(false)).toEqual({ status: 'link-sent' });
    expect(await codeOf(come(false))).toBe('RATE_LIMITED');
    expect(await come(true)).toEqual({ status: 'signed-in' });
    await limited.close();
  });

  it('still asks for the second factor of ours', async () => {
    const paula = person();
    const user = await userOf(await signInAs(paula));
    await api.deps.db
      .updateTable('users')
      .set({ totp_secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', totp_enabled_at: new Date() })
      .where('id', '=', user.id)
      .execute();
    const answer = await signInAs(paula, '/forum');
    expect(answer.location).toBe('/login?step=second-factor&returnTo=%2Fforum');
    expect(await userOf(answer)).toBeNull();
  });

  it('lets no banned member in', async () => {
    const paula = person();
    const user = await userOf(await signInAs(paula));
    await api.deps.db
      .updateTable('users')
      .set({ status: 'banned' })
      .where('id', '=', user.id)
      .execute();
    const answer = await signInAs(paula);
    expect(answer.location).toBe('/login?error=ACCOUNT_BANNED');
    expect(await userOf(answer)).toBeNull();
  });

  it.each([
    [
      'one name only',
      { given_name: undefined, family_name: undefined, name: 'Paula von der Linie' },
      'Paula',
      'von der Linie',
    ],
    ['names that show nothing', { given_name: '\u200b', family_name: '' }, 'Mitglied', /^\d{4}$/],
  ])('makes do with %s', async (_case, claims, firstName, lastName) => {
    const user = await userOf(await signInAs(person(claims)));
    expect(user.firstName).toBe(firstName);
    expect(user.lastName).toMatch(lastName);
  });

  it('needs an address', async () => {
    const answer = await signInAs(person({ email: undefined }));
    expect(answer.location).toBe('/login?error=EXTERNAL_SIGN_IN_FAILED');
  });
});

describe('signing out', () => {
  const home = `${SITE}/`;
  const signOut = async (cookies: Record<string, string>) => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/trpc/auth.signOut',
      cookies,
    });
    return response.json().result.data;
  };

  it('ends the session at the provider, too, which sends the browser home', async () => {
    const { cookies } = await signInAs(person());
    const { ok, goTo } = await signOut(cookies);
    expect(ok).toBe(true);
    expect(await userOf({ cookies, location: '' })).toBeNull();
    const { searchParams } = new URL(goTo);
    expect(searchParams.get('client_id')).toBe(provider.clientId);
    expect(searchParams.get('id_token_hint')).toMatch(/^ey[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(await provider.leave(goTo)).toBe(home);
    expect(await signOut(cookies)).toEqual({ ok: true });
  });

  it('does the same at its documented address', async () => {
    const { cookies } = await signInAs(person());
    const { location } = await get('/api/logout', cookies);
    expect(await provider.leave(location)).toBe(home);
    expect((await get('/api/logout', cookies)).location).toBe('/');
  });

  it('still knows the provider after the second factor', async () => {
    const paula = person();
    const user = await userOf(await signInAs(paula));
    const { db, vault } = api.deps;
    const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
    await db
      .updateTable('users')
      .set({
        totp_secret: sealTotpSecret({ vault }, user.id, secret),
        totp_enabled_at: new Date(),
      })
      .where('id', '=', user.id)
      .execute();
    const { cookies } = await signInAs(paula);
    const timestamp = api.deps.clock.now().getTime();
    const code = TOTP.generate({ secret: new TOTP({ secret }).secret, timestamp });
    const verified = await server.app.inject({
      method: 'POST',
      url: '/trpc/auth.verifySecondFactor',
      cookies,
      payload: { code },
    });
    const full = Object.fromEntries(verified.cookies.map(({ name, value }) => [name, value]));
    expect(await provider.leave((await signOut(full)).goTo)).toBe(home);
  });

  it('keeps the ID token sealed, and does without it when its key is gone', async () => {
    const { cookies } = await signInAs(person());
    const { db } = api.deps;
    const kept = await db
      .selectFrom('sessions')
      .select(['id_hash', 'id_token'])
      .where('id_token', 'is not', null)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    expect(kept.id_token).toMatch(/^v1\./);
    await db
      .updateTable('sessions')
      .set({ id_token: 'v1.00000000.gone' })
      .where('id_hash', '=', kept.id_hash)
      .execute();
    const { goTo } = await signOut(cookies);
    expect(new URL(goTo).searchParams.has('id_token_hint')).toBe(false);
    expect(await provider.leave(goTo)).toBe(home);
  });

  it('stays here where the provider has no way out', async () => {
    const without = await startTestProvider(`${SITE}/`, { hasSignOut: false });
    const env = { ...api.deps.env, OIDC_ISSUER: without.issuer };
    expect(await endSessionUrl(env, 'a token')).toBeNull();
    await without.close();
  });

  it('is never in the way when the provider is away', async () => {
    const lost = await createTestApi({ OIDC_ISSUER: 'http://localhost:1', OIDC_CLIENT_ID: 'oche' });
    const browser = new TestBrowser(lost);
    const { sub, email } = person();
    await signInExternally(await browser.context(), {
      issuer: provider.issuer,
      subject: sub,
      email,
      emailVerified: true,
      firstName: 'Paula',
      lastName: 'Pfeil',
      idToken: 'a token',
    });
    expect(browser.sessionId).not.toBeNull();
    expect(await browser.call((caller) => caller.auth.signOut())).toEqual({ ok: true });
    await lost.close();
  });

  it('stays here for who signed in with a password', async () => {
    const member = await api.createMember();
    const cookie = await server.signIn(member);
    const signedOut = await server.app.inject({
      method: 'POST',
      url: '/trpc/auth.signOut',
      headers: { cookie },
    });
    expect(signedOut.json().result.data).toEqual({ ok: true });
  });
});

describe('the way to the provider and back', () => {
  const FAILED = '/login?error=EXTERNAL_SIGN_IN_FAILED';

  it('carries PKCE, state and nonce, and keeps their secrets in this browser', async () => {
    const { location, cookies } = await get('/api/auth/oidc');
    const url = new URL(location);
    expect(url.origin).toBe(provider.issuer);
    expect(url.searchParams.get('code_challenge_method')).toBe('S256');
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(url.searchParams.get(name)?.length).toBeGreaterThanOrEqual(32);
    }
    expect(url.searchParams.get('redirect_uri')).toBe(`${SITE}/api/auth/oidc/callback`);
    const response = await server.app.inject({ url: '/api/auth/oidc' });
    expect(String(response.headers['set-cookie'])).toMatch(/HttpOnly/);
    expect(String(response.headers['set-cookie'])).toMatch(/SameSite=Lax/);
    expect(Object.keys(cookies)).toEqual(['oche_oidc']);
  });

  /** @param change changes what the browser's cookie remembers */
  async function comeBack(change: (flow: Record<string, string>) => Record<string, string>) {
    provider.account = person();
    const begin = await get('/api/auth/oidc');
    const callback = await provider.visit(begin.location);
    const flow = JSON.parse(Buffer.from(begin.cookies.oche_oidc ?? '', 'base64url').toString());
    const cookie = Buffer.from(JSON.stringify(change(flow))).toString('base64url');
    return get(callback.pathname + callback.search, { oche_oidc: cookie });
  }

  it('works when nothing is changed on the way', async () => {
    expect((await comeBack((flow) => flow)).location).toBe('/');
  });

  it.each([
    ['state', 'another-state-another-state-another-state'],
    ['nonce', 'another-nonce-another-nonce-another-nonce'],
    ['codeVerifier', 'another-verifier-another-verifier-another-verifier'],
  ])('refuses another %s', async (name, value) => {
    const answer = await comeBack((flow) => ({ ...flow, [name]: value }));
    expect(answer.location).toBe(FAILED);
    expect(await userOf(answer)).toBeNull();
  });

  it('refuses a browser that did not begin, broken cookies and errors of the provider', async () => {
    provider.account = person();
    const begin = await get('/api/auth/oidc');
    const callback = await provider.visit(begin.location);
    const path = callback.pathname + callback.search;
    expect((await get(path)).location).toBe(FAILED);
    expect((await get(path, { oche_oidc: 'nonsense' })).location).toBe(FAILED);
    const state = callback.searchParams.get('state');
    const denied = `${callback.pathname}?error=access_denied&state=${state}`;
    expect((await get(denied, begin.cookies)).location).toBe(FAILED);
  });

  it('returns to our own pages only', async () => {
    const answer = await signInAs(person(), '//evil.example');
    expect(answer.location).toBe('/');
  });

  it('fails kindly without a provider, and when it is away', async () => {
    const without = await createTestApi();
    const lonely = await buildApp(without.deps);
    const answer = await lonely.inject({ url: '/api/auth/oidc' });
    expect(answer.headers.location).toBe(FAILED);
    await lonely.close();
    await without.close();

    const away = await createTestApi({
      OIDC_ISSUER: 'http://localhost:1',
      OIDC_CLIENT_ID: 'oche',
    });
    const cutOff = await buildApp(away.deps);
    expect((await cutOff.inject({ url: '/api/auth/oidc' })).headers.location).toBe(FAILED);
    await cutOff.close();
    await away.close();
  });
});
