import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import {
  codeOf,
  receiveMails,
  TEST_PASSWORD,
  TestBrowser,
  type TestMember,
  useTestApi,
} from '../../../testing/index.ts';
import { createAuthenticator } from './testing-authenticator.ts';

const SITE = 'https://oche.example';
const api = useTestApi({ now: '2026-11-21T20:00:15Z', env: { PUBLIC_URL: SITE } });
const password = TEST_PASSWORD;
const site = { rpId: 'oche.example', origin: SITE };

async function withPasskey({ isVerifying = true, columns = {} } = {}) {
  const member = await api.createMember(columns);
  const caller = api.callerFor(member);
  const authenticator = createAuthenticator({ isVerifying });
  const options = await caller.auth.passkeys.begin({ password });
  const response = authenticator.create({
    ...site,
    challenge: options.challenge,
    userId: options.user.id,
  });
  const add = () => caller.auth.passkeys.create({ name: 'Handy', response });
  return { member, caller, authenticator, options, add };
}

/** A browser of nobody, and what its authenticator is asked to sign. */
async function atSignIn() {
  const browser = new TestBrowser(api);
  const { challenge, rpId } = await browser.call((caller) => caller.auth.passkeys.beginSignIn());
  return { browser, asked: { ...site, challenge, rpId } };
}

type Response = ReturnType<ReturnType<typeof createAuthenticator>['sign']>;
const signIn = (browser: TestBrowser, response: Response) =>
  browser.call((caller) => caller.auth.passkeys.signIn({ response }));
const whoIs = (browser: TestBrowser) => browser.call((caller) => caller.auth.me());

async function switchOnSecondFactor(member: TestMember): Promise<() => string> {
  const { auth } = api.callerFor(member);
  const { secret } = await auth.secondFactor.setup({ password: TEST_PASSWORD });
  const code = () =>
    TOTP.generate({
      secret: new TOTP({ secret }).secret,
      timestamp: api.deps.clock.now().getTime(),
    });
  await auth.secondFactor.enable({ code: code() });
  api.deps.clock.advance({ seconds: 30 });
  return code;
}

describe('a passkey', () => {
  it('is added with the password, told by mail, renamed and deleted', async () => {
    const { member, caller, authenticator, options, add } = await withPasskey();
    expect(options).toMatchObject({
      rp: { id: 'oche.example', name: 'Oche' },
      user: { name: member.email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    await add();
    expect((await receiveMails(api, member.email)).map(({ subject }) => subject)).toEqual([
      'Neuer Passkey für dein Konto',
    ]);
    const { passkeys } = caller.auth;
    await passkeys.rename({ id: authenticator.id, name: 'Mein Handy' });
    expect(await passkeys.list()).toMatchObject([{ name: 'Mein Handy', lastUsedAt: null }]);
    // the authenticator is told what it has, so that it makes no second one
    expect((await passkeys.begin({ password })).excludeCredentials).toMatchObject([
      { id: authenticator.id, transports: ['internal', 'hybrid'] },
    ]);
    await passkeys.delete({ id: authenticator.id, password });
    expect(await passkeys.list()).toEqual([]);
    const { browser, asked } = await atSignIn();
    expect(await codeOf(signIn(browser, authenticator.sign(asked)))).toBe('PASSKEY_REFUSED');
  });

  it('signs in, also past the second factor, and is in the history', async () => {
    const { member, authenticator, add } = await withPasskey();
    await add();
    await switchOnSecondFactor(member);
    const { browser, asked } = await atSignIn();
    await signIn(browser, authenticator.sign(asked));
    expect(await whoIs(browser)).toMatchObject({ id: member.id });
    const { items } = await browser.call((caller) => caller.auth.history.list({}));
    expect(items).toMatchObject([{ method: 'passkey', country: null }]);
    const [passkey] = await browser.call((caller) => caller.auth.passkeys.list());
    expect(passkey?.lastUsedAt).toBe(api.deps.clock.now().toISOString());
  });

  it('can’t be added without the password, and not without the code where there is one', async () => {
    const member = await api.createMember();
    const { passkeys } = api.callerFor(member).auth;
    expect(await codeOf(passkeys.begin({ password: 'something else' }))).toBe(
      'INVALID_CREDENTIALS',
    );
    const code = await switchOnSecondFactor(member);
    expect(await codeOf(passkeys.begin({ password }))).toBe('INVALID_SECOND_FACTOR');
    expect(await codeOf(passkeys.begin({ password, code: '000000' }))).toBe(
      'INVALID_SECOND_FACTOR',
    );
    expect(await passkeys.begin({ password, code: code() })).toHaveProperty('challenge');
  });

  it('is not for who has not confirmed the address', async () => {
    const member = await api.createMember({ email_verified_at: null });
    expect(await codeOf(api.callerFor(member).auth.passkeys.begin({ password }))).toBe(
      'EMAIL_NOT_VERIFIED',
    );
  });

  it('can’t be deleted without the password, and not without the code where there is one', async () => {
    const { member, caller, authenticator, add } = await withPasskey();
    await add();
    const { passkeys } = caller.auth;
    const { id } = authenticator;
    expect(await codeOf(passkeys.delete({ id }))).toBe('BAD_INPUT');
    expect(await codeOf(passkeys.delete({ id, password: 'something else' }))).toBe(
      'INVALID_CREDENTIALS',
    );
    const code = await switchOnSecondFactor(member);
    expect(await codeOf(passkeys.delete({ id, password }))).toBe('INVALID_SECOND_FACTOR');
    expect(await passkeys.list()).toHaveLength(1);
    await passkeys.delete({ id, password, code: code() });
    expect(await passkeys.list()).toEqual([]);
  });

  it('is nobody else’s to rename or delete', async () => {
    const { authenticator, add } = await withPasskey();
    await add();
    const { passkeys } = api.callerFor(await api.createMember()).auth;
    const { id } = authenticator;
    expect(await codeOf(passkeys.rename({ id, name: 'Meins' }))).toBe('NOT_FOUND');
    expect(await codeOf(passkeys.delete({ id, password }))).toBe('NOT_FOUND');
  });
});

describe('an answer of an authenticator', () => {
  it('adds a passkey once, only to whom it was asked for, and only in time', async () => {
    const { caller, authenticator, options, add } = await withPasskey();
    const thief = api.callerFor(await api.createMember());
    const response = authenticator.create({
      ...site,
      challenge: options.challenge,
      userId: options.user.id,
    });
    expect(await codeOf(thief.auth.passkeys.create({ name: 'x', response }))).toBe(
      'PASSKEY_REFUSED',
    );
    await add();
    expect(await codeOf(add())).toBe('PASSKEY_REFUSED');
    expect(await caller.auth.passkeys.list()).toHaveLength(1);
    const late = await withPasskey();
    api.deps.clock.advance({ minutes: 6 });
    expect(await codeOf(late.add())).toBe('PASSKEY_REFUSED');
  });

  it('signs in once', async () => {
    const { authenticator, add } = await withPasskey();
    await add();
    const { browser, asked } = await atSignIn();
    const response = authenticator.sign(asked);
    await signIn(browser, response);
    expect(await codeOf(signIn(new TestBrowser(api), response))).toBe('PASSKEY_REFUSED');
  });

  it.each<[string, (asked: { challenge: string; rpId: string; origin: string }) => object]>([
    ['to another site', () => ({ origin: 'https://oche.example.evil' })],
    ['for another site', () => ({ rpId: 'evil.example' })],
    ['to a question nobody asked', () => ({ challenge: 'bm9ib2R5IGFza2VkIHRoaXM' })],
  ])('%s is refused', async (_, change) => {
    const { authenticator, add } = await withPasskey();
    await add();
    const { browser, asked } = await atSignIn();
    const response = authenticator.sign({ ...asked, ...change(asked) });
    expect(await codeOf(signIn(browser, response))).toBe('PASSKEY_REFUSED');
    expect(await whoIs(browser)).toBeNull();
  });

  it('is refused without a finger, face or PIN', async () => {
    const { add } = await withPasskey({ isVerifying: false });
    expect(await codeOf(add())).toBe('PASSKEY_REFUSED');
  });

  it('is refused from a copy that has not counted, and when it is changed on the way', async () => {
    const { authenticator, add } = await withPasskey();
    await add();
    const first = await atSignIn();
    await signIn(first.browser, authenticator.sign(first.asked));
    const copied = await atSignIn();
    const response = authenticator.sign(copied.asked, 0);
    expect(await codeOf(signIn(copied.browser, response))).toBe('PASSKEY_REFUSED');
    const changed = await atSignIn();
    const good = authenticator.sign(changed.asked);
    const signature = `${good.response.signature.slice(0, -8)}AAAAAAAA`;
    const bad = { ...good, response: { ...good.response, signature } };
    expect(await codeOf(signIn(changed.browser, bad))).toBe('PASSKEY_REFUSED');
  });

  it('is refused for a banned member, who learns why', async () => {
    const { member, authenticator, add } = await withPasskey();
    await add();
    await api.deps.db
      .updateTable('users')
      .set({ status: 'banned', status_reason: 'Spam' })
      .where('id', '=', member.id)
      .execute();
    const { browser, asked } = await atSignIn();
    expect(await codeOf(signIn(browser, authenticator.sign(asked)))).toBe('ACCOUNT_BANNED');
    expect(await whoIs(browser)).toBeNull();
  });
});
