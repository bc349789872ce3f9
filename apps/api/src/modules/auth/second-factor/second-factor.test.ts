import { createHash } from 'node:crypto';
import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import {
  codeOf,
  createTestApi,
  receiveMails,
  refusal,
  TEST_PASSWORD,
  type TestApi,
  TestBrowser,
  type TestMember,
  useTestApi,
} from '../../../testing/index.ts';
import { saltOf } from '../account/password-hash.ts';
import { verifySecondFactor } from './second-factor.service.ts';

const api = useTestApi({ now: '2026-11-21T20:00:15Z' });
// the middle of a time step, so that none ends within a test

const password = TEST_PASSWORD;

/** What the authenticator app shows. */
const codeFrom = (secret: string, stepsAhead = 0) =>
  TOTP.generate({
    secret: new TOTP({ secret }).secret,
    timestamp: api.deps.clock.now().getTime() + stepsAhead * 30_000,
  });

const nextStep = () => api.deps.clock.advance({ seconds: 30 });

async function withSecondFactor(columns: Parameters<TestApi['createMember']>[0] = {}) {
  const member = await api.createMember(columns);
  const caller = api.callerFor(member);
  const { secret } = await caller.auth.secondFactor.setup({ password: TEST_PASSWORD });
  const { codes } = await caller.auth.secondFactor.enable({ code: codeFrom(secret) });
  nextStep();
  return { member, caller, secret, codes };
}

async function halfSignedIn(member: TestMember): Promise<TestBrowser> {
  const browser = new TestBrowser(api);
  const answer = await browser.call((caller) =>
    caller.auth.signIn({ email: member.email, password }),
  );
  expect(answer).toEqual({ status: 'second-factor' });
  return browser;
}

const verify = (browser: TestBrowser, code: string) =>
  browser.call((caller) => caller.auth.verifySecondFactor({ code }));

const isMember = async (browser: TestBrowser) =>
  (await browser.call((caller) => caller.auth.me())) !== null;

describe('setting up the second factor', () => {
  it('shows secret, address and QR code, and counts only after a code', async () => {
    const member = await api.createMember();
    const caller = api.callerFor(member);
    const setup = await caller.auth.secondFactor.setup({ password: TEST_PASSWORD });
    expect(setup.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(setup.uri).toContain(`secret=${setup.secret}`);
    expect(decodeURIComponent(setup.uri)).toContain(`otpauth://totp/Oche:${member.email}`);
    expect(setup.qrSvg).toContain('<svg');
    expect(await caller.auth.me()).toMatchObject({ secondFactor: false });

    const { codes } = await caller.auth.secondFactor.enable({ code: codeFrom(setup.secret) });
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[a-z0-9]{4}-[a-z0-9]{4}-[a-z0-9]{4}$/);
    expect(await caller.auth.me()).toMatchObject({ secondFactor: true });
    const mails = await receiveMails(api, member.email);
    expect(mails.map((mail) => mail.subject)).toEqual(['Zwei-Faktor-Anmeldung eingeschaltet']);
  });

  it('stores recovery codes only as hashes', async () => {
    const { member, codes } = await withSecondFactor();
    const rows = await api.deps.db
      .selectFrom('recovery_codes')
      .selectAll()
      .where('user_id', '=', member.id)
      .execute();
    expect(rows).toHaveLength(10);
    for (const code of codes) {
      expect(JSON.stringify(rows)).not.toContain(code);
      expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''));
    }
    // as costly to guess as passwords; one salt, so that each guess of ours is a single hash
    const salts = rows.map(({ code_hash }) => saltOf(code_hash)?.toString('base64'));
    expect(new Set(salts).size).toBe(1);
    expect(salts[0]).toHaveLength(24);
    const other = await withSecondFactor();
    const [others] = await api.deps.db
      .selectFrom('recovery_codes')
      .select('code_hash')
      .where('user_id', '=', other.member.id)
      .execute();
    expect(saltOf(others?.code_hash ?? '')?.toString('base64')).not.toBe(salts[0]);
  });

  it('refuses wrong codes, a second setup, visitors and unverified members', async () => {
    const caller = api.callerFor(await api.createMember());
    const early = caller.auth.secondFactor.enable({ code: '123456' });
    expect(await codeOf(early)).toBe('INVALID_SECOND_FACTOR');
    const { secret } = await caller.auth.secondFactor.setup({ password: TEST_PASSWORD });
    const old = caller.auth.secondFactor.enable({ code: codeFrom(secret, -3) });
    expect(await codeOf(old)).toBe('INVALID_SECOND_FACTOR');
    const words = caller.auth.secondFactor.enable({ code: 'abc' });
    expect(await refusal(words)).toMatchObject({
      code: 'BAD_INPUT',
      fields: { code: 'invalidCode' },
    });

    const done = await withSecondFactor();
    const again = await refusal(done.caller.auth.secondFactor.setup({ password: TEST_PASSWORD }));
    expect(again.code).toBe('SECOND_FACTOR_ALREADY_ON');
    const enable = done.caller.auth.secondFactor.enable({ code: codeFrom(done.secret) });
    expect(await codeOf(enable)).toBe('SECOND_FACTOR_ALREADY_ON');

    const visitor = api.callerFor(null).auth.secondFactor;
    expect(await codeOf(visitor.setup({}))).toBe('UNAUTHENTICATED');
    expect(await codeOf(visitor.enable({ code: '123456' }))).toBe('UNAUTHENTICATED');
    const unverified = api.callerFor(await api.createMember({ email_verified_at: null }));
    expect(await codeOf(unverified.auth.secondFactor.setup({ password: TEST_PASSWORD }))).toBe(
      'EMAIL_NOT_VERIFIED',
    );
  });

  it('asks for the password, as adding a passkey does, or for a sign-in just now of who has none', async () => {
    const member = await api.createMember();
    const { secondFactor, passkeys } = api.callerFor(member).auth;
    for (const ask of [secondFactor.setup, passkeys.begin]) {
      expect(await refusal(ask({}))).toMatchObject({
        code: 'BAD_INPUT',
        fields: { password: 'required' },
      });
      expect(await refusal(ask({ password: 'something else' }))).toMatchObject({
        code: 'INVALID_CREDENTIALS',
        fields: { password: 'wrongPassword' },
      });
    }
    const left = await api.deps.db
      .selectFrom('users')
      .select('totp_secret')
      .where('id', '=', member.id)
      .executeTakeFirst();
    expect(left?.totp_secret).toBeNull();
    const without = api.callerFor(await api.createMember({ password_hash: null }));
    expect(await codeOf(without.auth.secondFactor.setup({}))).toBe('SIGN_IN_AGAIN');
  });

  it('is open to suspended members', async () => {
    const { caller } = await withSecondFactor({ status: 'suspended' });
    expect(await caller.auth.me()).toMatchObject({ secondFactor: true });
  });
});

describe('signing in with a second factor', () => {
  it('is nobody until the code, and has a new session after it', async () => {
    const { member, secret } = await withSecondFactor();
    const browser = await halfSignedIn(member);
    const half = browser.sessionId;
    expect(await isMember(browser)).toBe(false);
    const early = browser.call((caller) => caller.auth.session.list());
    expect(await codeOf(early)).toBe('SECOND_FACTOR_REQUIRED');

    await verify(browser, codeFrom(secret));
    expect(await isMember(browser)).toBe(true);
    expect(browser.sessionId).not.toBe(half);
    const sessions = await browser.call((caller) => caller.auth.session.list());
    expect(sessions).toHaveLength(1);
  });

  it('takes codes as people type them, and of a phone whose clock is a little off', async () => {
    const { member, secret, codes } = await withSecondFactor();
    const code = codeFrom(secret, 1);
    await verify(await halfSignedIn(member), `${code.slice(0, 3)} ${code.slice(3)}`);
    await verify(await halfSignedIn(member), (codes[0] ?? '').toUpperCase().replaceAll('-', ' '));
  });

  it('takes a code once, and none of an earlier step', async () => {
    const { member, secret } = await withSecondFactor();
    const code = codeFrom(secret);
    await verify(await halfSignedIn(member), code);
    const replay = await refusal(verify(await halfSignedIn(member), code));
    expect(replay.code).toBe('INVALID_SECOND_FACTOR');
    const earlier = await refusal(verify(await halfSignedIn(member), codeFrom(secret, -1)));
    expect(earlier.code).toBe('INVALID_SECOND_FACTOR');
    nextStep();
    await verify(await halfSignedIn(member), codeFrom(secret));
  });

  it('takes a code once also in ten browsers at the same time', async () => {
    const { member, secret, codes } = await withSecondFactor();
    for (const code of [codeFrom(secret), codes[0] ?? '']) {
      const browsers = await Promise.all(Array.from({ length: 10 }, () => halfSignedIn(member)));
      const results = await Promise.allSettled(browsers.map((browser) => verify(browser, code)));
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    }
  });

  it('takes each recovery code once, and only of its member', async () => {
    const { member, codes } = await withSecondFactor();
    const other = await withSecondFactor();
    const code = codes[3] ?? '';
    const stolen = await refusal(verify(await halfSignedIn(other.member), code));
    expect(stolen.code).toBe('INVALID_SECOND_FACTOR');
    await verify(await halfSignedIn(member), code);
    const again = await refusal(verify(await halfSignedIn(member), code));
    expect(again.code).toBe('INVALID_SECOND_FACTOR');
  });

  it('takes codes that were hashed as they were before, once', async () => {
    const { member } = await withSecondFactor();
    const hash = createHash('sha256').update(`${member.id}:abcdefgh2345`).digest('hex');
    await api.deps.db.deleteFrom('recovery_codes').where('user_id', '=', member.id).execute();
    await api.deps.db
      .insertInto('recovery_codes')
      .values({ user_id: member.id, code_hash: hash })
      .execute();
    await verify(await halfSignedIn(member), 'abcd-efgh-2345');
    const again = await refusal(verify(await halfSignedIn(member), 'abcd-efgh-2345'));
    expect(again.code).toBe('INVALID_SECOND_FACTOR');
  });

  it('has ten minutes, and no use of the half session prolongs them', async () => {
    const { member, secret } = await withSecondFactor();
    const browser = await halfSignedIn(member);
    api.deps.clock.advance({ minutes: 9 });
    await isMember(browser);
    api.deps.clock.advance({ minutes: 2 });
    expect(await codeOf(verify(browser, codeFrom(secret)))).toBe('UNAUTHENTICATED');
  });

  it('has to begin with the password', async () => {
    expect(await codeOf(verify(new TestBrowser(api), '123456'))).toBe('UNAUTHENTICATED');
    const { member, secret } = await withSecondFactor();
    const browser = await halfSignedIn(member);
    await verify(browser, codeFrom(secret));
    nextStep();
    expect(await codeOf(verify(browser, codeFrom(secret)))).toBe('UNAUTHENTICATED');
    const bad = verify(await halfSignedIn(member), '12');
    expect(await codeOf(bad)).toBe('BAD_INPUT');
  });

  it('ends with a ban between the two halves', async () => {
    const { member, secret } = await withSecondFactor();
    const browser = await halfSignedIn(member);
    await api.deps.db
      .updateTable('users')
      .set({ status: 'banned' })
      .where('id', '=', member.id)
      .execute();
    expect(await codeOf(verify(browser, codeFrom(secret)))).toBe('UNAUTHENTICATED');
  });

  it('ends with a ban, a sign-out or a new password at the very moment of the code', async () => {
    const { member, secret } = await withSecondFactor();
    const codeAfter = async (change: () => Promise<unknown>) => {
      const ctx = await (await halfSignedIn(member)).context();
      await change();
      return codeOf(verifySecondFactor(ctx, codeFrom(secret)));
    };
    const { db } = api.deps;
    const signOut = () => db.deleteFrom('sessions').where('user_id', '=', member.id).execute();
    expect(await codeAfter(signOut)).toBe('UNAUTHENTICATED');
    nextStep();
    const ban = () =>
      db.updateTable('users').set({ status: 'banned' }).where('id', '=', member.id).execute();
    expect(await codeAfter(ban)).toBe('ACCOUNT_BANNED');
  });

  it('can not be guessed: tries are counted per account', async () => {
    const limited = await createTestApi({ RATE_LIMIT_SIGN_IN_PER_PLACE_HOUR: '3' });
    const member = await limited.createMember({
      totp_secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      totp_enabled_at: new Date(),
    });
    const browser = new TestBrowser(limited);
    await browser.call((caller) => caller.auth.signIn({ email: member.email, password }));
    const codes: string[] = [];
    for (let i = 0; i < 4; i++) codes.push(await codeOf(verify(browser, 'aaaabbbbcccc')));
    expect(codes.slice(2)).toEqual(['INVALID_SECOND_FACTOR', 'RATE_LIMITED']);
    await limited.close();
  });
});

describe('living with the second factor', () => {
  it('is switched off with password and code', async () => {
    const { member, caller, secret, codes } = await withSecondFactor();
    const code = codeFrom(secret);
    const wrong = caller.auth.secondFactor.disable({ password: 'not-the-password', code });
    expect(await codeOf(wrong)).toBe('INVALID_CREDENTIALS');
    const noCode = caller.auth.secondFactor.disable({ password, code: '000000' });
    expect(await codeOf(noCode)).toBe('INVALID_SECOND_FACTOR');
    const visitor = api.callerFor(null).auth.secondFactor.disable({ password, code });
    expect(await codeOf(visitor)).toBe('UNAUTHENTICATED');

    expect(await caller.auth.secondFactor.disable({ password, code })).toEqual({ ok: true });
    const answer = await api.callerFor(null).auth.signIn({ email: member.email, password });
    expect(answer).toEqual({ status: 'signed-in' });
    const again = caller.auth.secondFactor.disable({ password, code: codes[0] ?? '' });
    expect(await codeOf(again)).toBe('INVALID_SECOND_FACTOR');
    const subjects = (await receiveMails(api, member.email)).map((mail) => mail.subject);
    expect(subjects.at(-1)).toBe('Zwei-Faktor-Anmeldung ausgeschaltet');
  });

  it('gets new recovery codes, and the former ones are worthless', async () => {
    const { member, caller, codes } = await withSecondFactor();
    const wrong = caller.auth.secondFactor.regenerateCodes({ password: 'not-the-password' });
    expect(await codeOf(wrong)).toBe('INVALID_CREDENTIALS');
    const visitor = api.callerFor(null).auth.secondFactor.regenerateCodes({ password });
    expect(await codeOf(visitor)).toBe('UNAUTHENTICATED');
    const without = api.callerFor(await api.createMember()).auth.secondFactor;
    const off = await refusal(without.regenerateCodes({ password }));
    expect(off.code).toBe('INVALID_SECOND_FACTOR');

    const fresh = await caller.auth.secondFactor.regenerateCodes({ password });
    expect(fresh.codes).toHaveLength(10);
    const old = await refusal(verify(await halfSignedIn(member), codes[0] ?? ''));
    expect(old.code).toBe('INVALID_SECOND_FACTOR');
    await verify(await halfSignedIn(member), fresh.codes[0] ?? '');
  });
});

describe('moderators and admins', () => {
  async function signedInAs(role: 'moderator' | 'admin', on: TestApi) {
    const staff = await on.createMember({ role });
    const browser = new TestBrowser(on);
    await browser.call((caller) => caller.auth.signIn({ email: staff.email, password }));
    return { staff, browser };
  }
  const suspend = (browser: TestBrowser, userId: string) =>
    browser.call((caller) =>
      caller.moderation.sanction.impose({
        userId,
        kind: 'suspension',
        rule: 'other',
        reason: 'Streit',
      }),
    );

  it.each(['moderator', 'admin'] as const)('are plain members until it is on: %s', async (role) => {
    const { staff, browser } = await signedInAs(role, api);
    const member = await api.createMember();
    expect(await browser.call((caller) => caller.auth.me())).toMatchObject({
      role,
      secondFactorSetupRequired: true,
    });
    expect((await browser.context()).actor?.role).toBe('user');
    const denied = await refusal(suspend(browser, member.id));
    expect(denied.code).toBe('SECOND_FACTOR_SETUP_REQUIRED');

    const { secret } = await browser.call((caller) =>
      caller.auth.secondFactor.setup({ password: TEST_PASSWORD }),
    );
    await browser.call((caller) => caller.auth.secondFactor.enable({ code: codeFrom(secret) }));
    expect((await browser.context()).actor?.role).toBe(role);
    expect(await browser.call((caller) => caller.auth.me())).toMatchObject({
      id: staff.id,
      secondFactorSetupRequired: false,
    });
    expect(await suspend(browser, member.id)).toEqual({ ok: true });
  });

  it('need none in development', async () => {
    const dev = await createTestApi({ NODE_ENV: 'development' });
    const { browser } = await signedInAs('moderator', dev);
    expect((await browser.context()).actor?.role).toBe('moderator');
    expect(await suspend(browser, (await dev.createMember()).id)).toEqual({ ok: true });
    await dev.close();
  });
});
