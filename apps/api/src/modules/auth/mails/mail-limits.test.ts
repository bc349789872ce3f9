import { describe, expect, it } from 'vitest';
import {
  codeOf,
  receiveMails,
  TEST_PASSWORD,
  type TestApi,
  TestBrowser,
  useTestApi,
} from '../../../testing/index.ts';
import { createLounge } from '../../lounges/testing.ts';

const RECIPIENTS = 6;
const api = useTestApi({ env: { RATE_LIMIT_RECIPIENTS_PER_DAY: String(RECIPIENTS) } });

let addresses = 0;
/** an address without an account, and a network that has asked for nothing yet */
const newEmail = () => `post-${++addresses}@oche.test`;
const newNetwork = () => `2001:db8:0:${(++addresses).toString(16)}::/64`;

const outcome = (call: Promise<unknown>) => call.then(() => 'ok').catch(() => codeOf(call));

const signUp = (email: string) => ({
  firstName: 'Nina',
  lastName: 'Neu',
  email,
  password: 'drei Darts im Bull',
  acceptTerms: true as const,
  locale: 'de' as const,
});

describe('mails for a new password', () => {
  const request = (email: string, address = newNetwork()) =>
    api.callerFor(null, { address }).auth.requestPasswordReset({ email });

  it('that many strangers ask for are one, and the member gets it', async () => {
    const { email } = await api.createMember();
    for (let n = 0; n < 7; n++) expect(await request(email)).toEqual({ ok: true });
    expect(await request(email.toUpperCase())).toEqual({ ok: true });
    const mails = await receiveMails(api, email);
    expect(mails).toHaveLength(1);
    const token = mails[0]?.token ?? '';
    const reset = api.callerFor(null).auth.resetPassword({ token, password: 'neu und geheim' });
    expect(await reset).toEqual({ ok: true });
  });

  it('that come in many times at once are one, too', async () => {
    const { email } = await api.createMember();
    await Promise.all(Array.from({ length: 10 }, () => request(email)));
    expect(await receiveMails(api, email)).toHaveLength(1);
  });

  it('are sent again when the last one’s link is worth nothing any more', async () => {
    const { email } = await api.createMember();
    await request(email);
    const [mail] = await receiveMails(api, email);
    const token = mail?.token ?? '';
    await api.callerFor(null).auth.resetPassword({ token, password: 'neu und vertippt' });
    await request(email);
    const subjects = (await receiveMails(api, email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === mail?.subject)).toHaveLength(2);
  });

  it('answer the same for an address without account', async () => {
    const email = newEmail();
    for (let n = 0; n < 7; n++) expect(await request(email)).toEqual({ ok: true });
    expect(await receiveMails(api, email)).toEqual([]);
  });

  it('are not for others to use up for who asks from a known device', async () => {
    const address = newNetwork();
    const member = await api.createMember();
    const browser = new TestBrowser(api, { address });
    const input = { email: member.email, password: TEST_PASSWORD };
    await browser.call((caller) => caller.auth.signIn(input));
    for (let n = 0; n < RECIPIENTS; n++) await request(newEmail(), address);
    expect(await codeOf(request(newEmail(), address))).toBe('RATE_LIMITED');
    const asked = browser.call((caller) =>
      caller.auth.requestPasswordReset({ email: member.email }),
    );
    expect(await asked).toEqual({ ok: true });
    expect(await receiveMails(api, member.email)).toHaveLength(1);
  });
});

it('links to confirm an address that are asked for many times are one mail', async () => {
  const member = await api.createMember({ email_verified_at: null });
  for (let n = 0; n < 7; n++) {
    const caller = api.callerFor(member, { address: newNetwork() });
    expect(await caller.auth.resendVerification({})).toEqual({ ok: true });
  }
  expect(await receiveMails(api, member.email)).toHaveLength(1);
});

describe('one address', () => {
  const asks: Record<string, (email: string, address: string) => Promise<unknown>> = {
    'sign-up': (email, address) => api.callerFor(null, { address }).auth.signUp(signUp(email)),
    'a new password': (email, address) =>
      api.callerFor(null, { address }).auth.requestPasswordReset({ email }),
    'an invitation': async (email, address) => {
      const owner = await api.createMember();
      const { id: loungeId } = await createLounge(api, owner);
      const { staff } = api.callerFor(owner, { address }).lounges;
      return staff.invite({ loungeId, email, role: 'manager' });
    },
    'a change of address': async (newEmail, address) => {
      const caller = api.callerFor(await api.createMember(), { address });
      return caller.auth.requestEmailChange({ newEmail, password: TEST_PASSWORD });
    },
  };

  it.each(Object.entries(asks))('has mails sent to so many others, by %s', async (_name, ask) => {
    const address = newNetwork();
    const emails = Array.from({ length: RECIPIENTS }, newEmail);
    for (const email of emails) expect(await outcome(ask(email, address))).toBe('ok');
    const more = [await outcome(ask(newEmail(), address)), await outcome(ask(newEmail(), address))];
    expect(more).toEqual(['RATE_LIMITED', 'RATE_LIMITED']);
    // somebody who was written to before doesn't count again, and other networks are not affected
    expect(await outcome(ask(emails[0] ?? '', address))).toBe('ok');
    expect(await outcome(ask(newEmail(), newNetwork()))).toBe('ok');
  });

  it('has them counted together, also those that come at the same time', async () => {
    const address = newNetwork();
    const calls = Array.from({ length: 20 }, (_, n) => {
      const ask = Object.values(asks)[n % 2];
      return outcome(ask?.(newEmail(), address) ?? Promise.reject());
    });
    const answers = await Promise.all(calls);
    expect(answers.filter((answer) => answer === 'ok')).toHaveLength(RECIPIENTS);
  });

  it('is refused alike for addresses with an account and without', async () => {
    const address = newNetwork();
    const { email } = await api.createMember();
    for (let n = 0; n < RECIPIENTS; n++) await asks['a new password']?.(newEmail(), address);
    for (const ask of [asks['a new password'], asks['sign-up']]) {
      for (const each of [email, newEmail()]) {
        expect(await outcome(ask?.(each, address) ?? Promise.reject())).toBe('RATE_LIMITED');
      }
    }
    expect(await receiveMails(api, email)).toEqual([]);
  });
});

describe('a mailbox', () => {
  const limited = useTestApi({ env: { RATE_LIMIT_MAIL_PER_30_MINUTES: '2' } });
  const invite = async (of: TestApi, email: string, address: string) =>
    outcome(of.callerFor(null, { address }).auth.signUp(signUp(email)));

  it('is not closed to one who asks by what others asked', async () => {
    const email = newEmail();
    const [stranger, owner] = [newNetwork(), newNetwork()];
    const answers = [];
    for (let n = 0; n < 3; n++) answers.push(await invite(limited, email, stranger));
    expect(answers).toEqual(['ok', 'ok', 'RATE_LIMITED']);
    expect(await invite(limited, email, owner)).toBe('ok');
  });

  it('gets four times as many from all together, and no more', async () => {
    const email = newEmail();
    const answers = [];
    for (let n = 0; n < 10; n++) answers.push(await invite(limited, email, newNetwork()));
    expect(answers.filter((answer) => answer === 'ok')).toHaveLength(8);
  });

  it('of a member is open for what the member asks for, whatever strangers did', async () => {
    const member = await limited.createMember();
    for (let n = 0; n < 10; n++) await invite(limited, member.email, newNetwork());
    const caller = limited.callerFor(member);
    const change = { newEmail: newEmail(), password: TEST_PASSWORD };
    expect(await caller.auth.requestEmailChange(change)).toEqual({ ok: true });
    await caller.auth.requestEmailChange({ ...change, newEmail: newEmail() });
    const third = caller.auth.requestEmailChange({ ...change, newEmail: newEmail() });
    expect(await codeOf(third)).toBe('RATE_LIMITED');
  });
});
