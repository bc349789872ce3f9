import { Secret, TOTP } from 'otpauth';
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
import { sealTotpSecret } from '../second-factor/totp-secret.service.ts';
import { rememberDevice } from './known-device.ts';

const PER_PLACE = 2;
const PER_ACCOUNT = 4;
/** this number of places, each with all the tries it has, exceeds an account's limit */
const MANY = 3;
const api = useTestApi({
  env: {
    RATE_LIMIT_SIGN_IN_PER_PLACE_HOUR: String(PER_PLACE),
    RATE_LIMIT_SIGN_IN_PER_ACCOUNT_HOUR: String(PER_ACCOUNT),
  },
});
const HOME = '192.0.2.77';

/**
 * A browser at the member's home.
 * @param knownDevices the cookie that it has kept
 */
function browserOf(knownDevices: string | null = null, of: TestApi = api): TestBrowser {
  const browser = new TestBrowser(of, { address: HOME });
  browser.knownDevices = knownDevices;
  return browser;
}

const signIn = (browser: TestBrowser, { email }: TestMember, password = TEST_PASSWORD) =>
  browser.call((caller) => caller.auth.signIn({ email, password }));

/** A browser with which the member has signed in, and which is signed out again. */
async function knownTo(member: TestMember, browser = browserOf()): Promise<TestBrowser> {
  await signIn(browser, member);
  await browser.call((caller) => caller.auth.signOut());
  return browser;
}

/**
 * Wrong passwords from strangers.
 * @param each how many from each of the addresses
 */
async function guess(email: string, addresses: number, each: number, of: TestApi = api) {
  const codes: string[] = [];
  for (let n = 0; n < addresses * each; n++) {
    const caller = of.callerFor(null, { address: `198.51.100.${n % addresses}` });
    codes.push(await codeOf(caller.auth.signIn({ email, password: 'a-guess-of-a-stranger' })));
  }
  return codes;
}

describe('strangers who guess a password', () => {
  it('25 times from five addresses keep the member out of nowhere', async () => {
    // with the default limits
    const usual = await createTestApi({
      RATE_LIMIT_SIGN_IN_PER_5_MINUTES: '',
      RATE_LIMIT_SIGN_IN_PER_PLACE_HOUR: '',
      RATE_LIMIT_SIGN_IN_PER_ACCOUNT_HOUR: '',
    });
    const member = await usual.createMember();
    await guess(member.email, 5, 5, usual);
    expect(await signIn(browserOf(null, usual), member)).toEqual({ status: 'signed-in' });
    await usual.close();
  });

  it('are stopped at their address, which is still good for other accounts', async () => {
    const [anna, ben] = [await api.createMember(), await api.createMember()];
    const codes = await guess(anna.email, 1, PER_PLACE + 1);
    expect(codes.lastIndexOf('INVALID_CREDENTIALS')).toBe(PER_PLACE - 1);
    expect(codes.at(-1)).toBe('RATE_LIMITED');
    expect(await guess(ben.email, 1, 1)).toEqual(['INVALID_CREDENTIALS']);
  });

  it('from many addresses are stopped, too, and strange devices with them', async () => {
    const member = await api.createMember();
    const codes = await guess(member.email, MANY, PER_PLACE);
    expect(codes.filter((code) => code === 'INVALID_CREDENTIALS')).toHaveLength(PER_ACCOUNT);
    const error = await refusal(signIn(browserOf(), member));
    expect(error.code).toBe('RATE_LIMITED');
    expect(error.retryAfter).toBeGreaterThan(3500);
  });

  it('never keep the member out of a device that is known', async () => {
    const member = await api.createMember();
    const browser = await knownTo(member);
    await guess(member.email, MANY, PER_PLACE);
    expect(await signIn(browser, member)).toEqual({ status: 'signed-in' });
    expect(await browser.call((caller) => caller.auth.me())).toMatchObject({ id: member.id });
  });

  it('at the member’s own address neither', async () => {
    const crowded = await createTestApi({ RATE_LIMIT_SIGN_IN_PER_5_MINUTES: '3' });
    const member = await crowded.createMember();
    const browser = await knownTo(member, browserOf(null, crowded));
    const neighbour = crowded.callerFor(null, { address: HOME });
    const tries = Array.from({ length: 5 }, (_, n) =>
      codeOf(neighbour.auth.signIn({ email: `nobody${n}@oche.test`, password: 'a-guess' })),
    );
    expect(await Promise.all(tries)).toContain('RATE_LIMITED');
    expect(await signIn(browser, member)).toEqual({ status: 'signed-in' });
    await crowded.close();
  });

  it('leave the way by mail to who has no such device', async () => {
    const member = await api.createMember();
    await guess(member.email, MANY, PER_PLACE);
    const browser = browserOf();
    await browser.call((caller) => caller.auth.requestPasswordReset({ email: member.email }));
    const [mail] = await receiveMails(api, member.email);
    const password = 'Neue Pfeile fliegen besser';
    await browser.call((caller) =>
      caller.auth.resetPassword({ token: mail?.token ?? '', password }),
    );
    expect(await signIn(browser, member, password)).toEqual({ status: 'signed-in' });
  });

  it('leave out who has just confirmed an address', async () => {
    const email = 'gerade-erst-da@oche.test';
    const browser = browserOf();
    const password = 'drei Darts im Bull';
    const form = { firstName: 'Nina', lastName: 'Neu' } as const;
    await browser.call((caller) =>
      caller.auth.signUp({ ...form, email, password, acceptTerms: true, locale: 'de' }),
    );
    const [mail] = await receiveMails(api, email);
    await browser.call((caller) => caller.auth.verifyEmail({ token: mail?.token ?? '' }));
    await guess(email, MANY, PER_PLACE);
    const signedIn = browser.call((caller) => caller.auth.signIn({ email, password }));
    expect(await signedIn).toEqual({ status: 'signed-in' });
  });

  it('learn nothing about whether there is an account', async () => {
    const member = await api.createMember();
    expect(await guess('nobody@oche.test', MANY, PER_PLACE)).toEqual(
      await guess(member.email, MANY, PER_PLACE),
    );
  });
});

describe('who knows the password and guesses the second factor', () => {
  const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
  const code = () =>
    TOTP.generate({
      secret: Secret.fromBase32(SECRET),
      timestamp: api.deps.clock.now().getTime(),
    });
  const verify = (browser: TestBrowser, given: string) =>
    browser.call((caller) => caller.auth.verifySecondFactor({ code: given }));

  async function withSecondFactor(): Promise<TestMember> {
    const member = await api.createMember({ totp_enabled_at: new Date() });
    const totp_secret = sealTotpSecret(api.deps, member.id, SECRET);
    await api.deps.db
      .updateTable('users')
      .set({ totp_secret })
      .where('id', '=', member.id)
      .execute();
    return member;
  }

  it('is stopped, from however many addresses, and keeps the member out of no known device', async () => {
    const member = await withSecondFactor();
    const browser = browserOf();
    await signIn(browser, member);
    await verify(browser, code());
    api.deps.clock.advance({ minutes: 1 });

    const codes: string[] = [];
    for (let n = 0; n <= PER_PLACE; n++) {
      const thief = new TestBrowser(api, { address: `203.0.113.${n}` });
      await signIn(thief, member);
      codes.push(await codeOf(verify(thief, 'aaaabbbbcccc')));
    }
    // the first attempt was counted with the member's own device, which was unknown then
    expect(codes).toEqual(['INVALID_SECOND_FACTOR', 'RATE_LIMITED', 'RATE_LIMITED']);
    await signIn(browser, member);
    expect(await verify(browser, code())).toEqual({ ok: true });
  });

  it('and has devices made known by mail, is stopped as well', async () => {
    const member = await withSecondFactor();
    let tries = 0;
    for (let device = 0; device < 5; device++) {
      const thief = browserOf();
      // this is what a link for a new password does
      rememberDevice(await thief.context(), member.id);
      await signIn(thief, member);
      for (let n = 0; n < PER_PLACE; n++) {
        const answer = await codeOf(verify(thief, 'aaaabbbbcccc'));
        if (answer === 'INVALID_SECOND_FACTOR') tries += 1;
      }
    }
    expect(tries).toBe(PER_ACCOUNT);
  });
});

describe('a known device', () => {
  it('has a limit of its own, and uses up nobody else’s', async () => {
    const member = await api.createMember();
    const browser = await knownTo(member);
    const codes: string[] = [];
    // the sign-in that made the device known was counted elsewhere, as it was still unknown
    for (let n = 0; n <= PER_PLACE; n++) codes.push(await codeOf(signIn(browser, member, 'wrong')));
    expect(codes).toEqual([...Array(PER_PLACE).fill('INVALID_CREDENTIALS'), 'RATE_LIMITED']);
    expect(await signIn(browserOf(), member)).toEqual({ status: 'signed-in' });
  });

  it('is known for the member who signed in, and for no other', async () => {
    const [anna, ben] = [await api.createMember(), await api.createMember()];
    const browser = await knownTo(ben);
    await guess(anna.email, MANY, PER_PLACE);
    expect(await codeOf(signIn(browser, anna))).toBe('RATE_LIMITED');
  });

  it('can be that of several', async () => {
    const members = await Promise.all(Array.from({ length: 6 }, () => api.createMember()));
    const browser = browserOf();
    for (const member of members) await knownTo(member, browser);
    const before = browser.knownDevices;
    // a member who signs in again doesn't push anybody out
    await knownTo(members[5] as TestMember, browser);
    expect(browser.knownDevices).toBe(before);
    const [first, ...others] = members;
    const [second, last] = [others[0] as TestMember, others[4] as TestMember];
    for (const each of [first as TestMember, second, last])
      await guess(each.email, MANY, PER_PLACE);
    for (const member of [second, last]) {
      expect(await signIn(browser, member)).toEqual({ status: 'signed-in' });
    }
    expect(await codeOf(signIn(browser, first as TestMember))).toBe('RATE_LIMITED');
  });

  it('can’t be made up', async () => {
    const [anna, ben] = [await api.createMember(), await api.createMember()];
    await guess(anna.email, MANY, PER_PLACE);
    const [id = '', signature = ''] = ((await knownTo(ben)).knownDevices ?? '').split('.');
    const others = await createTestApi();
    const elsewhere = await knownTo(
      await others.createMember({ id: anna.id }),
      browserOf(null, others),
    );
    await others.close();
    const forgeries = [
      '',
      '.',
      '~~~~~~~~',
      `${anna.id}.${signature}`,
      `${id}.${signature.slice(0, -2)}aa`,
      `x.${signature}`,
      elsewhere.knownDevices,
    ];
    for (const cookie of forgeries) {
      expect(await codeOf(signIn(browserOf(cookie), anna))).toBe('RATE_LIMITED');
    }
  });

  it('says nothing about whose it is', async () => {
    const member = await api.createMember();
    const { knownDevices } = await knownTo(member);
    expect(knownDevices).toMatch(/^[\w-]{16}\.[\w-]{22}$/);
    expect(knownDevices).not.toContain(member.id);
    expect((await knownTo(member)).knownDevices).not.toBe(knownDevices);
  });

  it('is made by everything that the account asks for, not by the password alone', async () => {
    const member = await api.createMember({ totp_enabled_at: new Date() });
    const browser = browserOf();
    expect(await signIn(browser, member)).toEqual({ status: 'second-factor' });
    expect(browser.knownDevices).toBeNull();
    const wrong = signIn(browserOf(), await api.createMember(), 'wrong');
    expect(await codeOf(wrong)).toBe('INVALID_CREDENTIALS');
    expect(browser.knownDevices).toBeNull();
  });
});
