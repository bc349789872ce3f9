import argon2 from '@node-rs/argon2';
import { withTransaction } from '@oche/db';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { queueMail } from '../../../lib/mail/mail.ts';
import {
  codeOf,
  createTestApi,
  receiveMails,
  refusal,
  TestBrowser,
  useTestApi,
} from '../../../testing/index.ts';
import { appErrorOf } from '../../../trpc/init.ts';

const api = useTestApi();

let count = 0;
const newAddress = () => `spieler-${++count}@oche.test`;

const form = (email: string, over: object = {}) => ({
  email,
  password: 'Triple-20-Triple-20',
  firstName: 'Lena',
  lastName: 'Linie',
  zipCode: '80331',
  acceptTerms: true as const,
  ...over,
});

const userOf = (email: string) =>
  api.deps.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();

const signUp = (input: ReturnType<typeof form>) => api.callerFor(null).auth.signUp(input);

async function linkFor(email: string): Promise<string> {
  const mails = await receiveMails(api, email);
  const token = mails.at(-1)?.token;
  if (!token) throw new Error(`no link was mailed to ${email}`);
  return token;
}

describe('sign up', () => {
  it('mails a link that verifies the address and signs in', async () => {
    const email = newAddress();
    expect(await signUp(form(email))).toEqual({ ok: true });
    const browser = new TestBrowser(api);
    expect(await browser.call((caller) => caller.auth.me())).toBeNull();

    const token = await linkFor(email);
    expect(await browser.call((caller) => caller.auth.verifyEmail({ token }))).toEqual({
      status: 'signed-in',
    });
    expect(await browser.call((caller) => caller.auth.me())).toMatchObject({
      email,
      emailVerified: true,
      firstName: 'Lena',
      country: 'DE',
      zipCode: '80331',
      role: 'user',
      hasPassword: true,
    });
  });

  it('stores the password only as Argon2id and the token only as a hash', async () => {
    const email = newAddress();
    await signUp(form(email));
    const token = await linkFor(email);
    const dump = JSON.stringify([
      await api.deps.db.selectFrom('users').selectAll().execute(),
      await api.deps.db.selectFrom('account_tokens').selectAll().execute(),
    ]);
    expect((await userOf(email))?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(dump).not.toContain('Triple-20-Triple-20');
    expect(dump).not.toContain(token);
  });

  it('answers a known address the same, changes nothing and mails its owner', async () => {
    const member = await api.createMember();
    const answer = await signUp(form(member.email.toUpperCase(), { firstName: 'Eve' }));
    expect(answer).toEqual(await signUp(form(newAddress())));
    expect(await userOf(member.email)).toEqual(member);
    const mails = await receiveMails(api, member.email);
    expect(mails.map((mail) => mail.subject)).toEqual(['Du hast schon ein Konto in der Oche']);
    expect(mails[0]?.token).toBeNull();
  });

  it('works as hard for a known address as for an unknown one', async () => {
    const member = await api.createMember();
    const hash = vi.spyOn(argon2, 'hash');
    const cost = async (email: string) => {
      hash.mockClear();
      await signUp(form(email));
      return hash.mock.calls.length;
    };
    expect([await cost(newAddress()), await cost(member.email)]).toEqual([1, 1]);
  });

  it('never puts a name into a mail: it may be an advertisement', async () => {
    const email = newAddress();
    await signUp(form(email, { firstName: 'Kauf', lastName: 'https://spam.example' }));
    const [mail] = await receiveMails(api, email);
    expect(mail?.text).not.toContain('spam.example');
  });

  it.each([
    ['an unknown postal code', { zipCode: '99999' }, { zipCode: 'unknownZipCode' }],
    [
      'a code of another country',
      { country: 'AT', zipCode: '80331' },
      { zipCode: 'unknownZipCode' },
    ],
    ['a short password', { password: 'kurz' }, { password: 'passwordTooShort' }],
    ['no acceptance of the terms', { acceptTerms: false }, { acceptTerms: 'acceptTerms' }],
    ['a name of nothing', { firstName: '\u200b' }, { firstName: 'required' }],
    ['a wrong address', { email: 'lena' }, { email: 'invalidEmail' }],
  ])('refuses %s', async (_case, over, fields) => {
    const error = await refusal(signUp(form(newAddress(), over)));
    expect(error).toMatchObject({ code: 'BAD_INPUT', fields });
  });

  it('takes nothing that the server decides', async () => {
    const email = newAddress();
    const extra = { role: 'admin', emailVerified: true, email_verified_at: '2026-01-01T00:00:00Z' };
    await signUp(form(email, extra));
    expect(await userOf(email)).toMatchObject({ role: 'user', email_verified_at: null });
  });

  it('is the account of whoever opens the link, when several sign up with one address', async () => {
    const email = newAddress();
    await signUp(form(email, { password: 'the-password-of-a-thief', firstName: 'Thief' }));
    const thief = new TestBrowser(api);
    const thiefsPassword = { email, password: 'the-password-of-a-thief' };
    await thief.call((caller) => caller.auth.signIn(thiefsPassword));
    const { id = '' } = (await userOf(email)) ?? {};
    await api.deps.db
      .insertInto('external_identities')
      .values({ issuer: 'https://id.example', subject: 'thief', user_id: id })
      .execute();
    await signUp(form(email, { firstName: 'Owner' }));

    const token = await linkFor(email);
    const owner = new TestBrowser(api);
    await owner.call((caller) => caller.auth.verifyEmail({ token }));
    expect(await owner.call((caller) => caller.auth.me())).toMatchObject({ firstName: 'Owner' });
    expect(await thief.call((caller) => caller.auth.me())).toBeNull();
    const again = thief.call((caller) => caller.auth.signIn(thiefsPassword));
    expect(await codeOf(again)).toBe('INVALID_CREDENTIALS');
    const identities = api.deps.db.selectFrom('external_identities').where('user_id', '=', id);
    expect(await identities.selectAll().execute()).toEqual([]);
  });

  it('counts mails per recipient, whether or not there is an account', async () => {
    const limited = await createTestApi({ RATE_LIMIT_MAIL_PER_30_MINUTES: '2' });
    const member = await limited.createMember();
    const answers = async (email: string) => {
      const codes: string[] = [];
      for (let i = 0; i < 4; i++) {
        const call = limited.callerFor(null).auth.signUp(form(email));
        codes.push(
          await call.then(
            () => 'ok',
            (error) => appErrorOf(error).code,
          ),
        );
      }
      return codes;
    };
    const expected = ['ok', 'ok', 'RATE_LIMITED', 'RATE_LIMITED'];
    expect(await answers(member.email)).toEqual(expected);
    expect(await answers(newAddress())).toEqual(expected);
    await limited.close();
  });

  it('queues no mail when the sign-up is rolled back', async () => {
    const email = newAddress();
    const { deps } = api;
    const attempt = withTransaction(deps.db, async (tx) => {
      await queueMail(tx, { template: 'auth.resetPassword', to: email, locale: 'de', params: {} });
      throw new Error('afterwards something fails');
    });
    await expect(attempt).rejects.toThrow('afterwards');
    const { rows } = await sql`
      select from graphile_worker._private_jobs where payload ->> 'to' = ${email}
    `.execute(deps.db);
    expect(rows).toHaveLength(0);
  });
});

describe('verify', () => {
  it('takes a token once, also under 20 at the same time', async () => {
    const email = newAddress();
    await signUp(form(email));
    const token = await linkFor(email);
    const attempts = await Promise.allSettled(
      Array.from({ length: 20 }, () => api.callerFor(null).auth.verifyEmail({ token })),
    );
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const failures = attempts.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(new Set(failures.map((error) => appErrorOf(error).code))).toEqual(
      new Set(['INVALID_TOKEN']),
    );
  });

  it('refuses a token after 24 hours, a token for something else and an invented one', async () => {
    const email = newAddress();
    await signUp(form(email));
    const token = await linkFor(email);
    const member = await api.createMember();
    await api.callerFor(null).auth.requestPasswordReset({ email: member.email });
    const reset = await linkFor(member.email);
    const verify = (token: string) => refusal(api.callerFor(null).auth.verifyEmail({ token }));
    expect((await verify(reset)).code).toBe('INVALID_TOKEN');
    expect((await verify('x'.repeat(43))).code).toBe('INVALID_TOKEN');
    expect((await verify('short')).code).toBe('BAD_INPUT');
    api.deps.clock.advance({ hours: 24, seconds: 1 });
    expect((await verify(token)).code).toBe('INVALID_TOKEN');
  });

  it('sends the link again only to an address that waits for it', async () => {
    const member = await api.createMember();
    const email = newAddress();
    await signUp(form(email));
    const first = await linkFor(email);
    const resend = (email: string) => api.callerFor(null).auth.resendVerification({ email });
    const answers = [await resend(email), await resend(member.email), await resend(newAddress())];
    expect(answers).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
    const second = await linkFor(email);
    expect(second).not.toBe(first);
    expect(await receiveMails(api, member.email)).toHaveLength(0);
    await new TestBrowser(api).call((caller) => caller.auth.verifyEmail({ token: second }));
    expect((await userOf(email))?.email_verified_at).not.toBeNull();
  });

  it('opens no banned account', async () => {
    const email = newAddress();
    await signUp(form(email));
    const token = await linkFor(email);
    await api.deps.db
      .updateTable('users')
      .set({ status: 'banned' })
      .where('email', '=', email)
      .execute();
    const error = await refusal(api.callerFor(null).auth.verifyEmail({ token }));
    expect(error.code).toBe('ACCOUNT_BANNED');
  });
});
