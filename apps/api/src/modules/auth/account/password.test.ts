import { describe, expect, it } from 'vitest';
import {
  codeOf,
  createTestApi,
  receiveMails,
  refusal,
  TEST_PASSWORD,
  TestBrowser,
  type TestMember,
  useTestApi,
} from '../../../testing/index.ts';

const NEW_PASSWORD = 'flights aus altem Holz';

const api = useTestApi();

async function signedIn(member: TestMember, password = TEST_PASSWORD): Promise<TestBrowser> {
  const browser = new TestBrowser(api);
  await browser.call((caller) => caller.auth.signIn({ email: member.email, password }));
  return browser;
}

const isMember = async (browser: TestBrowser) =>
  (await browser.call((caller) => caller.auth.me())) !== null;

async function resetLink(member: TestMember): Promise<string> {
  await api.callerFor(null).auth.requestPasswordReset({ email: member.email });
  const token = (await receiveMails(api, member.email)).at(-1)?.token;
  if (!token) throw new Error('no link was mailed');
  return token;
}

const reset = (token: string, password = NEW_PASSWORD) =>
  api.callerFor(null).auth.resetPassword({ token, password });

describe('a forgotten password', () => {
  it('is set anew with the link, and every browser is signed out', async () => {
    const member = await api.createMember();
    const browser = await signedIn(member);
    expect(await reset(await resetLink(member))).toEqual({ ok: true });
    expect(await isMember(browser)).toBe(false);
    expect(await isMember(await signedIn(member, NEW_PASSWORD))).toBe(true);
    expect(await codeOf(signedIn(member))).toBe('INVALID_CREDENTIALS');
    const subjects = (await receiveMails(api, member.email)).map((mail) => mail.subject);
    expect(subjects).toEqual(['Setze dein Passwort neu', 'Dein Passwort wurde geändert']);
  });

  it('is answered the same for an address without an account, which gets no mail', async () => {
    const member = await api.createMember();
    const request = (email: string) => api.callerFor(null).auth.requestPasswordReset({ email });
    expect(await request('nobody@oche.test')).toEqual(await request(member.email));
    expect(await receiveMails(api, 'nobody@oche.test')).toHaveLength(0);
    expect(await receiveMails(api, member.email)).toHaveLength(1);
  });

  it('can be set once, also with 20 tries at the same time', async () => {
    const token = await resetLink(await api.createMember());
    const tries = Array.from({ length: 20 }, (_, i) => reset(token, `${NEW_PASSWORD}-${i}`));
    const results = await Promise.allSettled(tries);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await codeOf(reset(token))).toBe('INVALID_TOKEN');
  });

  it('makes the other links of the same kind worthless', async () => {
    const member = await api.createMember();
    const first = await resetLink(member);
    await reset(await resetLink(member));
    expect(await codeOf(reset(first))).toBe('INVALID_TOKEN');
  });

  it('needs the link within an hour and a good password', async () => {
    const token = await resetLink(await api.createMember());
    const short = await refusal(reset(token, 'kurz'));
    expect(short).toMatchObject({ code: 'BAD_INPUT', fields: { password: 'passwordTooShort' } });
    api.deps.clock.advance({ minutes: 61 });
    expect(await codeOf(reset(token))).toBe('INVALID_TOKEN');
  });

  it('proves the address, and leaves nothing of who signed up with it before', async () => {
    const member = await api.createMember({ email_verified_at: null });
    await api.deps.db
      .insertInto('external_identities')
      .values({ issuer: 'https://id.example', subject: 'thief', user_id: member.id })
      .execute();
    await reset(await resetLink(member));
    const owner = await signedIn(member, NEW_PASSWORD);
    expect(await owner.call((caller) => caller.auth.me())).toMatchObject({ emailVerified: true });
    const identities = await api.deps.db
      .selectFrom('external_identities')
      .select('subject')
      .where('user_id', '=', member.id)
      .execute();
    expect(identities).toEqual([]);
  });
});

describe('changing the password', () => {
  const input = { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD };

  it('signs the other browsers out and gives this one a new session', async () => {
    const member = await api.createMember();
    const [phone, desk] = [await signedIn(member), await signedIn(member)];
    const former = phone.sessionId;
    await phone.call((caller) => caller.auth.changePassword(input));
    expect(phone.sessionId).not.toBe(former);
    expect([await isMember(phone), await isMember(desk)]).toEqual([true, false]);
    expect(await codeOf(signedIn(member))).toBe('INVALID_CREDENTIALS');
    expect(await isMember(await signedIn(member, NEW_PASSWORD))).toBe(true);
    const mails = await receiveMails(api, member.email);
    expect(mails.map((mail) => mail.subject)).toEqual(['Dein Passwort wurde geändert']);
  });

  it('makes mailed reset links worthless', async () => {
    const member = await api.createMember();
    const token = await resetLink(member);
    const browser = await signedIn(member);
    await browser.call((caller) => caller.auth.changePassword(input));
    expect(await codeOf(reset(token))).toBe('INVALID_TOKEN');
  });

  it('works for suspended members, not for visitors or with a wrong password', async () => {
    const suspended = await api.createMember({ status: 'suspended' });
    const browser = await signedIn(suspended);
    await browser.call((caller) => caller.auth.changePassword(input));
    const visitor = await refusal(api.callerFor(null).auth.changePassword(input));
    expect(visitor.code).toBe('UNAUTHENTICATED');
    const wrong = { ...input, currentPassword: 'not-the-password' };
    const denied = await refusal(browser.call((caller) => caller.auth.changePassword(wrong)));
    expect(denied).toMatchObject({
      code: 'INVALID_CREDENTIALS',
      fields: { currentPassword: 'wrongPassword' },
    });
    const short = { currentPassword: NEW_PASSWORD, newPassword: 'kurz' };
    const bad = await refusal(browser.call((caller) => caller.auth.changePassword(short)));
    expect(bad).toMatchObject({ code: 'BAD_INPUT', fields: { newPassword: 'passwordTooShort' } });
  });

  it('can not be guessed from a browser left open', async () => {
    const limited = await createTestApi({ RATE_LIMIT_SIGN_IN_PER_PLACE_HOUR: '3' });
    const caller = limited.callerFor(await limited.createMember());
    const guess = { ...input, currentPassword: 'a-guess' };
    const codes: string[] = [];
    for (let i = 0; i < 4; i++) codes.push(await codeOf(caller.auth.changePassword(guess)));
    expect(codes.slice(2)).toEqual(['INVALID_CREDENTIALS', 'RATE_LIMITED']);
    await limited.close();
  });
});
