import argon2 from '@node-rs/argon2';
import { describe, expect, it, vi } from 'vitest';
import {
  codeOf,
  createTestApi,
  refusal,
  TEST_PASSWORD,
  TestBrowser,
  useTestApi,
} from '../../../testing/index.ts';
import { hashPassword, isOutdated, verifyPassword } from '../account/password-hash.ts';

const api = useTestApi();

const signIn = (email: string, password: string) =>
  api.callerFor(null).auth.signIn({ email, password });

describe('sign in', () => {
  it('takes the address in any case and the password as it is', async () => {
    const member = await api.createMember();
    const browser = new TestBrowser(api);
    const input = { email: ` ${member.email.toUpperCase()} `, password: TEST_PASSWORD };
    expect(await browser.call((caller) => caller.auth.signIn(input))).toEqual({
      status: 'signed-in',
    });
    expect(await browser.call((caller) => caller.auth.me())).toMatchObject({ id: member.id });
    const changed = signIn(member.email, ` ${TEST_PASSWORD}`);
    expect(await codeOf(changed)).toBe('INVALID_CREDENTIALS');
  });

  it('takes a password typed on a keyboard that composes accents differently', async () => {
    const member = await api.createMember({
      password_hash: await hashPassword('Pfeil-f\u00fcr-Pfeil'),
    });
    expect(await signIn(member.email, 'Pfeil-fu\u0308r-Pfeil')).toEqual({ status: 'signed-in' });
  });

  it('answers and works alike for a wrong password, an unknown address and a passwordless account', async () => {
    const member = await api.createMember();
    const external = await api.createMember({ password_hash: null });
    const verify = vi.spyOn(argon2, 'verify');
    const outcome = async (email: string) => {
      verify.mockClear();
      const { code, fields, details } = await refusal(signIn(email, 'not-the-password'));
      const [hash = ''] = verify.mock.calls[0] ?? [];
      const { memoryCost, timeCost, parallelism } = argon2.parseOptions(hash);
      return {
        code,
        fields,
        details,
        checks: verify.mock.calls.length,
        memoryCost,
        timeCost,
        parallelism,
      };
    };
    const wrong = await outcome(member.email);
    expect(wrong).toMatchObject({ code: 'INVALID_CREDENTIALS', checks: 1, memoryCost: 19_456 });
    expect(await outcome('nobody@oche.test')).toEqual(wrong);
    expect(await outcome(external.email)).toEqual(wrong);
  });

  it('tells a banned member only with the right password', async () => {
    const banned = await api.createMember({ status: 'banned', status_reason: 'Betrug' });
    const wrong = await refusal(signIn(banned.email, 'not-the-password'));
    expect(wrong).toMatchObject({ code: 'INVALID_CREDENTIALS', details: undefined });
    const right = await refusal(signIn(banned.email, TEST_PASSWORD));
    expect(right).toMatchObject({ code: 'ACCOUNT_BANNED', details: { reason: 'Betrug' } });
    const sessions = await api.deps.db
      .selectFrom('sessions')
      .where('user_id', '=', banned.id)
      .selectAll()
      .execute();
    expect(sessions).toHaveLength(0);
  });

  it('lets suspended and unverified members in', async () => {
    const suspended = await api.createMember({ status: 'suspended' });
    const unverified = await api.createMember({ email_verified_at: null });
    expect(await signIn(suspended.email, TEST_PASSWORD)).toEqual({ status: 'signed-in' });
    expect(await signIn(unverified.email, TEST_PASSWORD)).toEqual({ status: 'signed-in' });
  });

  it('refuses bad input before it looks anything up', async () => {
    const error = await refusal(signIn('not an address', ''));
    expect(error).toMatchObject({
      code: 'BAD_INPUT',
      fields: { email: 'invalidEmail', password: 'required' },
    });
    expect(await codeOf(signIn('a@oche.test', 'x'.repeat(201)))).toBe('BAD_INPUT');
  });

  it('renews a hash that was made with other parameters', async () => {
    const weak = await argon2.hash(TEST_PASSWORD, { memoryCost: 8192, timeCost: 1 });
    const member = await api.createMember({ password_hash: weak });
    expect(isOutdated(weak)).toBe(true);
    await signIn(member.email, TEST_PASSWORD);
    const { password_hash } = await api.deps.db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', member.id)
      .executeTakeFirstOrThrow();
    expect(isOutdated(password_hash ?? '')).toBe(false);
    expect(await signIn(member.email, TEST_PASSWORD)).toEqual({ status: 'signed-in' });
  });

  it('runs at most four password checks at a time', async () => {
    let running = 0;
    let most = 0;
    vi.spyOn(argon2, 'verify').mockImplementation(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      return true;
    });
    const checks = Array.from({ length: 40 }, () => verifyPassword(null, 'x'));
    const results = await Promise.all(checks);
    expect(most).toBe(4);
    // without a password hash even a match is no success
    expect(new Set(results)).toEqual(new Set([false]));
  });
});

describe('limits of signing in', () => {
  it('count per account, also for an address without one', async () => {
    const limited = await createTestApi({ RATE_LIMIT_SIGN_IN_PER_ACCOUNT_HOUR: '2' });
    const member = await limited.createMember();
    const codes = async (email: string) => {
      const result: string[] = [];
      for (let i = 0; i < 3; i++) {
        const attempt = limited.callerFor(null, { address: `192.0.2.${i}` }).auth;
        result.push(await codeOf(attempt.signIn({ email, password: 'wrong' })));
      }
      return result;
    };
    const expected = ['INVALID_CREDENTIALS', 'INVALID_CREDENTIALS', 'RATE_LIMITED'];
    expect(await codes(member.email)).toEqual(expected);
    expect(await codes('nobody@oche.test')).toEqual(expected);
    const inCapitals = limited
      .callerFor(null)
      .auth.signIn({ email: member.email.toUpperCase(), password: TEST_PASSWORD });
    const error = await refusal(inCapitals);
    expect(error.code).toBe('RATE_LIMITED');
    expect(error.retryAfter).toBeGreaterThan(3500);
    await limited.close();
  });

  it('count per address over all accounts, and the table names nobody', async () => {
    const limited = await createTestApi({ RATE_LIMIT_SIGN_IN_PER_5_MINUTES: '3' });
    const attempt = (email: string, address: string) =>
      refusal(limited.callerFor(null, { address }).auth.signIn({ email, password: 'wrong' }));
    for (const name of ['a', 'b', 'c']) await attempt(`${name}@oche.test`, '198.51.100.7');
    expect((await attempt('d@oche.test', '198.51.100.7')).code).toBe('RATE_LIMITED');
    expect((await attempt('d@oche.test', '198.51.100.8')).code).toBe('INVALID_CREDENTIALS');
    const rows = await limited.deps.db.selectFrom('rate_limits').selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain('@oche.test');
    await limited.close();
  });
});

describe('the current user', () => {
  it('is null for a visitor and never holds a secret', async () => {
    expect(await api.callerFor(null).auth.me()).toBeNull();
    const member = await api.createMember({ totp_secret: 'JBSWY3DPEHPK3PXP' });
    const me = await api.callerFor(member).auth.me();
    expect(me).toMatchObject({ email: member.email, hasPassword: true, secondFactor: false });
    expect(JSON.stringify(me)).not.toMatch(/argon2|JBSWY3DP/);
  });

  it('knows which ways to sign in there are', async () => {
    expect(await api.callerFor(null).auth.config()).toEqual({
      devLogin: false,
      devAutoLogin: false,
      testAccountEmail: null,
      testAdminEmail: null,
      oidcName: null,
    });
    const dev = await createTestApi({
      DEV_LOGIN: 'true',
      OIDC_ISSUER: 'https://id.example',
      OIDC_CLIENT_ID: 'oche',
      OIDC_NAME: 'Vereins-Login',
    });
    expect(await dev.callerFor(null).auth.config()).toEqual({
      devLogin: true,
      devAutoLogin: false,
      testAccountEmail: 'anna@oche.test',
      testAdminEmail: 'admin@oche.test',
      oidcName: 'Vereins-Login',
    });
    await dev.close();
  });
});
