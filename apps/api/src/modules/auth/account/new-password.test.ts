import { describe, expect, it } from 'vitest';
import {
  codeOf,
  receiveMails,
  refusal,
  TEST_PASSWORD,
  TestBrowser,
  useTestApi,
} from '../../../testing/index.ts';
import { commonPasswords } from './new-password.service.ts';

const api = useTestApi();

const GOOD = 'acht Igel auf dem Dach';
/** of Anna Berg, anna.berg77@example.org */
const BAD = {
  passwordCommon: ['sunshine123', 'manchester', 'Weihnachten24', 'P4ssw0rd2026', 'michaelmichael'],
  passwordOwn: ['annaberg77', 'Berg.Anna.1988', '4nn4b3rg77'],
  passwordProduct: ['Darts180Darts180', 'oche-demo-2026'],
  passwordSequence: ['1234567890', 'qwertzuiop'],
} as const;
const cases = Object.entries(BAD).flatMap(([why, all]) => all.map((one) => [one, why] as const));
const names = { firstName: 'Anna', lastName: 'Berg' };

let count = 0;
const anna = () =>
  api.createMember({
    email: `anna.berg77+${++count}@example.org`,
    first_name: 'Anna',
    last_name: 'Berg',
  });

describe('a new password', () => {
  it('is none of well over 3,000 common ones of ten characters and more', async () => {
    const long = [...(await commonPasswords())].filter((word) => word.length >= 10);
    expect(long.length).toBeGreaterThan(10_000);
  });

  it.each(cases)('%s is refused at sign-up: %s', async (password, why) => {
    const email = `anna.berg77@example.org`;
    const input = { ...names, email, password, acceptTerms: true as const };
    const error = await refusal(new TestBrowser(api).call((caller) => caller.auth.signUp(input)));
    expect(error).toMatchObject({ code: 'BAD_INPUT', fields: { password: why } });
  });

  it.each(cases)('%s is refused at a change: %s', async (newPassword, why) => {
    const { email } = await anna();
    const browser = new TestBrowser(api);
    await browser.call((caller) => caller.auth.signIn({ email, password: TEST_PASSWORD }));
    const change = (to: string) =>
      browser.call((caller) =>
        caller.auth.changePassword({ currentPassword: TEST_PASSWORD, newPassword: to }),
      );
    expect(await refusal(change(newPassword))).toMatchObject({
      code: 'BAD_INPUT',
      fields: { newPassword: why },
    });
    await change(GOOD);
  });

  it.each(cases)('%s is refused by a link, which stays good: %s', async (password, why) => {
    const { email } = await anna();
    const visitor = api.callerFor(null).auth;
    await visitor.requestPasswordReset({ email });
    const token = (await receiveMails(api, email)).at(-1)?.token ?? '';
    expect(await refusal(visitor.resetPassword({ token, password }))).toMatchObject({
      code: 'BAD_INPUT',
      fields: { password: why },
    });
    expect(await visitor.resetPassword({ token, password: GOOD })).toEqual({ ok: true });
    expect(await codeOf(visitor.resetPassword({ token, password: GOOD }))).toBe('INVALID_TOKEN');
  });
});
