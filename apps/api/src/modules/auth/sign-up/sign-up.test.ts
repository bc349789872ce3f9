import argon2 from '@node-rs/argon2';
import { withTransaction } from '@oche/db';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { addJob } from '../../../lib/jobs/jobs.ts';
import {
  codeOf,
  createTestApi,
  receiveMails,
  refusal,
  refuseRows,
  runJobs,
  TEST_PASSWORD,
  TestBrowser,
  useTestApi,
} from '../../../testing/index.ts';
import { appErrorOf } from '../../../trpc/init.ts';
import { dropOverdue } from './drop.service.ts';

const api = useTestApi();
const password = 'wolfram und 23 gramm';

let count = 0;
const newAddress = () => `spieler-${++count}@oche.test`;

const form = (email: string, over: object = {}) => ({
  email,
  password,
  firstName: 'Lena',
  lastName: 'Linie',
  acceptTerms: true as const,
  ...over,
});

const usersOf = (email: string) =>
  api.deps.db.selectFrom('users').selectAll().where('email', '=', email).execute();

/** Signs up in a browser of its own. */
async function join(email: string, over: object = {}, of = api) {
  const browser = new TestBrowser(of);
  expect(await browser.call((caller) => caller.auth.signUp(form(email, over)))).toEqual({
    ok: true,
  });
  return browser;
}

const me = (browser: TestBrowser) => browser.call((caller) => caller.auth.me());
const verify = (browser: TestBrowser, token: string) =>
  browser.call((caller) => caller.auth.verifyEmail({ token }));
const settle = (browser: TestBrowser, token: string, choice: 'join' | 'drop') =>
  browser.call((caller) => caller.auth.settleSignUp({ token, choice }));
const resend = (browser: TestBrowser) =>
  browser.call((caller) => caller.auth.resendVerification({}));
const signIn = (email: string, password: string, browser = new TestBrowser(api)) =>
  browser.call((caller) => caller.auth.signIn({ email, password }));

/** Has dropped accounts erased, as every ten minutes. */
async function erase() {
  await addJob(api.deps.db, 'ownData.beginDepartures', {});
  await runJobs(api);
  await runJobs(api);
}

async function linkFor(email: string): Promise<string> {
  const token = (await receiveMails(api, email)).at(-1)?.token;
  if (!token) throw new Error(`no link was mailed to ${email}`);
  return token;
}

describe('sign up', () => {
  it('signs in at once; writing waits for the address, which a link confirms in this browser', async () => {
    const email = newAddress();
    const browser = await join(email, { returnTo: '/venues?add=1' });
    expect(await me(browser)).toMatchObject({
      email,
      emailVerified: false,
      firstName: 'Lena',
      country: 'DE',
      zipCode: null,
      role: 'user',
      hasPassword: true,
    });
    const { items } = await browser.call((caller) => caller.auth.history.list({}));
    expect(items).toMatchObject([{ method: 'password' }]);
    const write = () => browser.call((caller) => caller.forum.thread.delete({ id: 1 }));
    expect(await codeOf(write())).toBe('EMAIL_NOT_VERIFIED');

    const [mail] = await receiveMails(api, email);
    expect(mail?.text).toMatch(/\/verify-email\?token=[\w-]+&returnTo=%2Fvenues%3Fadd%3D1/);
    expect(await verify(browser, mail?.token ?? '')).toEqual({ status: 'confirmed' });
    expect(await me(browser)).toMatchObject({ emailVerified: true });
    expect(await codeOf(write())).not.toBe('EMAIL_NOT_VERIFIED');
    expect(await codeOf(verify(browser, mail?.token ?? ''))).toBe('INVALID_TOKEN');
    expect(await signIn(email, password)).toEqual({ status: 'signed-in' });
  });

  it('stores the password only as Argon2id and the token only as a hash', async () => {
    const email = newAddress();
    await join(email);
    const token = await linkFor(email);
    const [user] = await usersOf(email);
    const dump = JSON.stringify([
      user,
      await api.deps.db.selectFrom('account_tokens').selectAll().execute(),
    ]);
    expect(user?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(dump).not.toContain(password);
    expect(dump).not.toContain(token);
  });

  it('answers a known address the same, works as hard, and changes nothing of its account', async () => {
    const member = await api.createMember();
    const hash = vi.spyOn(argon2, 'hash');
    const cost = async (email: string) => {
      hash.mockClear();
      const browser = await join(email, { firstName: 'Eve' });
      return [hash.mock.calls.length, (await me(browser))?.firstName];
    };
    expect([await cost(member.email.toUpperCase()), await cost(newAddress())]).toEqual([
      [1, 'Eve'],
      [1, 'Eve'],
    ]);
    const users = await usersOf(member.email);
    expect(users.filter(({ id }) => id === member.id)).toEqual([member]);
    expect(await signIn(member.email, TEST_PASSWORD)).toEqual({ status: 'signed-in' });
    const [mail, ...more] = await receiveMails(api, member.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Du hast schon ein Konto in der Oche');
    expect(mail?.token).not.toBeNull();
  });

  it('never puts a name into a mail: it may be an advertisement', async () => {
    const email = newAddress();
    await join(email, { firstName: 'Kauf', lastName: 'https://spam.example' });
    const [mail] = await receiveMails(api, email);
    expect(mail?.text).not.toContain('spam.example');
  });

  it.each([
    ['a short password', { password: 'kurz' }, { password: 'passwordTooShort' }],
    ['no acceptance of the terms', { acceptTerms: false }, { acceptTerms: 'acceptTerms' }],
    ['a name of nothing', { firstName: '\u200b' }, { firstName: 'required' }],
    ['a wrong address', { email: 'lena' }, { email: 'invalidEmail' }],
  ])('refuses %s', async (_case, over, fields) => {
    const error = await refusal(api.callerFor(null).auth.signUp(form(newAddress(), over)));
    expect(error).toMatchObject({ code: 'BAD_INPUT', fields });
  });

  it('takes nothing that the server decides, and leads to no other site', async () => {
    const email = newAddress();
    const extra = { role: 'admin', emailVerified: true, email_verified_at: '2026-01-01T00:00:00Z' };
    await join(email, { ...extra, returnTo: 'https://evil.example/' });
    expect(await usersOf(email)).toMatchObject([{ role: 'user', email_verified_at: null }]);
    const [mail] = await receiveMails(api, email);
    expect(mail?.text).not.toContain('evil.example');
    expect(mail?.text).not.toContain('returnTo');
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
});

describe('an address', () => {
  it('is confirmed only by who is signed in to the account that waits for it', async () => {
    const email = newAddress();
    const thief = await join(email, { password: 'the-password-of-a-thief', firstName: 'Thief' });
    const thiefsLink = await linkFor(email);
    const stranger = new TestBrowser(api);
    expect(await verify(stranger, thiefsLink)).toEqual({ status: 'sign-in' });
    const other = new TestBrowser(api);
    await signIn((await api.createMember()).email, TEST_PASSWORD, other);
    expect(await verify(other, thiefsLink)).toEqual({ status: 'sign-in' });
    expect(await me(thief)).toMatchObject({ emailVerified: false });

    // the owner of the mailbox never asked for this account, drops it, and stays signed in to their own
    expect(await settle(other, thiefsLink, 'drop')).toEqual({ status: 'dropped' });
    expect(await me(other)).not.toBeNull();
    expect(await me(thief)).toBeNull();
    expect(await codeOf(signIn(email, 'the-password-of-a-thief'))).toBe('INVALID_CREDENTIALS');
    await erase();
    expect(await usersOf(email)).toEqual([]);
    expect(await codeOf(settle(stranger, thiefsLink, 'drop'))).toBe('INVALID_TOKEN');
  });

  it('is one account’s, also when two that wait for it confirm it at the same moment', async () => {
    const email = newAddress();
    const browsers = [await join(email), await join(email, { password: 'ein anderes Passwort' })];
    const mails = await receiveMails(api, email);
    const tokens = mails.map(({ token }) => token ?? '');
    const answers = await Promise.all(
      browsers.map((browser, n) => verify(browser, tokens[n] ?? '')),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual(['confirmed', 'known']);
    const winner = answers.findIndex(({ status }) => status === 'confirmed');
    const [won, lost] = [browsers[winner], browsers[1 - winner]];
    if (!won || !lost) throw new Error('nobody has won');

    // nothing tells who waits in vain that there is an account now
    expect(await me(lost)).toMatchObject({ emailVerified: false });
    const passwords = [password, 'ein anderes Passwort'];
    for (const each of passwords) {
      expect(await signIn(email, each)).toEqual({ status: 'signed-in' });
    }
    expect(await codeOf(signIn(email, 'keins von beiden'))).toBe('INVALID_CREDENTIALS');

    // the one that is left over is joined with the one that the address belongs to
    const token = tokens[1 - winner] ?? '';
    expect(await settle(lost, token, 'join')).toEqual({ status: 'signed-in' });
    expect((await me(lost))?.id).toBe((await me(won))?.id);
    await erase();
    expect(await usersOf(email)).toHaveLength(1);
    expect(await codeOf(signIn(email, passwords[1 - winner] ?? ''))).toBe('INVALID_CREDENTIALS');
  });

  it('of somebody else is never reached: neither by the link of a second account nor by its password', async () => {
    const member = await api.createMember({
      totp_secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      totp_enabled_at: new Date(),
    });
    const second = await join(member.email);
    const token = await linkFor(member.email);
    expect(await verify(second, token)).toEqual({ status: 'known' });
    expect((await me(second))?.id).not.toBe(member.id);
    // the mailbox' owner goes on with the first account, which still asks for its second factor
    const owner = new TestBrowser(api);
    expect(await settle(owner, token, 'join')).toEqual({ status: 'second-factor' });
    expect(await me(owner)).toBeNull();
    expect(await me(second)).toBeNull();
    await erase();
    expect(await usersOf(member.email)).toEqual([member]);
  });

  it('belongs to the mailbox: what an admin gave without a confirmation is handed over with no way in', async () => {
    const given = await api.createMember({ email_verified_at: null });
    const before = new TestBrowser(api);
    await signIn(given.email, TEST_PASSWORD, before);
    // it is there to stay, so its own link neither drops it nor joins it with itself
    await resend(before);
    const own = await linkFor(given.email);
    for (const choice of ['join', 'drop'] as const) {
      expect(await codeOf(settle(before, own, choice))).toBe('INVALID_TOKEN');
    }
    await join(given.email);
    const owner = new TestBrowser(api);
    const token = await linkFor(given.email);
    expect(await verify(owner, token)).toEqual({ status: 'known' });
    expect(await settle(owner, token, 'join')).toEqual({ status: 'signed-in' });
    expect(await me(owner)).toMatchObject({ id: given.id, emailVerified: true });
    expect(await me(before)).toBeNull();
    expect(await codeOf(signIn(given.email, TEST_PASSWORD))).toBe('INVALID_CREDENTIALS');
  });

  it('can be corrected, and its password set anew, while the account waits', async () => {
    const browser = await join(newAddress());
    const right = newAddress();
    await browser.call((caller) => caller.auth.requestEmailChange({ newEmail: right, password }));
    const confirm = { token: await linkFor(right) };
    expect(await api.callerFor(null).auth.confirmEmailChange(confirm)).toEqual({
      status: 'changed',
    });
    expect(await me(browser)).toMatchObject({ email: right, emailVerified: true });

    const forgotten = newAddress();
    await join(forgotten);
    const changed = new TestBrowser(api);
    await signIn(forgotten, password, changed);
    await changed.call((caller) =>
      caller.auth.changePassword({ currentPassword: password, newPassword: 'ein neues Passwort' }),
    );
    expect(await signIn(forgotten, 'ein neues Passwort')).toEqual({ status: 'signed-in' });
    await api
      .callerFor(null)
      .auth.requestPasswordReset({ email: forgotten, returnTo: '/forum/thread/7' });
    const mail = (await receiveMails(api, forgotten)).at(-1);
    expect(mail?.text).toContain('&returnTo=%2Fforum%2Fthread%2F7');
    const reset = { token: mail?.token ?? '', password: 'noch ein Passwort' };
    await api.callerFor(null).auth.resetPassword(reset);
    const again = new TestBrowser(api);
    await signIn(forgotten, 'noch ein Passwort', again);
    expect(await me(again)).toMatchObject({ emailVerified: true });
  });
});

describe('the link', () => {
  it('confirms once, also under 20 at the same time', async () => {
    const email = newAddress();
    const browser = await join(email);
    const token = await linkFor(email);
    const attempts = await Promise.allSettled(
      Array.from({ length: 20 }, () => verify(browser, token)),
    );
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const failures = attempts.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(new Set(failures.map((error) => appErrorOf(error).code))).toEqual(
      new Set(['INVALID_TOKEN']),
    );
  });

  it('is good for 24 hours and for nothing else, and is sent again to who waits', async () => {
    const email = newAddress();
    const browser = await join(email);
    const token = await linkFor(email);
    const member = await api.createMember();
    await api.callerFor(null).auth.requestPasswordReset({ email: member.email });
    expect(await codeOf(verify(browser, await linkFor(member.email)))).toBe('INVALID_TOKEN');
    expect(await codeOf(verify(browser, 'x'.repeat(43)))).toBe('INVALID_TOKEN');
    expect(await codeOf(verify(browser, 'short'))).toBe('BAD_INPUT');
    // no link deletes an account that is there to stay
    for (const choice of ['join', 'drop'] as const) {
      expect(await codeOf(settle(browser, 'x'.repeat(43), choice))).toBe('INVALID_TOKEN');
    }
    api.deps.clock.advance({ hours: 24, seconds: 1 });
    expect(await codeOf(verify(browser, token))).toBe('INVALID_TOKEN');
    expect(await codeOf(settle(browser, token, 'drop'))).toBe('INVALID_TOKEN');

    expect(await codeOf(resend(new TestBrowser(api)))).toBe('UNAUTHENTICATED');
    expect(await resend(browser)).toEqual({ ok: true });
    const second = await linkFor(email);
    expect(second).not.toBe(token);
    expect(await verify(browser, second)).toEqual({ status: 'confirmed' });
    expect(await resend(browser)).toEqual({ ok: true });
    expect(await linkFor(email)).toBe(second);
    api.deps.clock.reset();
  });

  it('opens no banned account', async () => {
    const email = newAddress();
    const browser = await join(email);
    const token = await linkFor(email);
    await api.deps.db
      .updateTable('users')
      .set({ status: 'banned' })
      .where('email', '=', email)
      .execute();
    expect((await refusal(verify(browser, token))).code).toBe('ACCOUNT_BANNED');
  });
});

it('drops what has waited for a week, with everything of it, and nothing else', async () => {
  const [lost, kept] = [newAddress(), newAddress()];
  const browser = await join(lost, { lastName: 'Verloren' });
  const lostId = (await me(browser))?.id ?? '';
  const keeper = await join(kept);
  await verify(keeper, await linkFor(kept));
  const given = await api.createMember({ email_verified_at: null });

  api.deps.clock.advance({ days: 6, hours: 12 });
  await erase();
  await resend(browser);
  // nor is a mail to the address' real owner lost
  const link = await linkFor(lost);
  const owner = await api.createMember({ email: lost });
  await api.callerFor(null).auth.requestPasswordReset({ email: lost });
  api.deps.clock.advance({ hours: 12, minutes: 1 });
  // before anything of it is erased nobody is in it any more, nor comes in with a link
  const due = await withTransaction(api.deps.db, (tx) => dropOverdue(api.deps, tx));
  expect(due).toContain(lostId);
  expect(await me(browser)).toBeNull();
  expect(await codeOf(verify(browser, link))).toBe('INVALID_TOKEN');
  expect(await codeOf(settle(browser, link, 'drop'))).toBe('INVALID_TOKEN');
  await addJob(api.deps.db, 'ownData.erase', { userId: lostId });
  await erase();
  expect(await me(browser)).toBeNull();
  expect((await usersOf(lost)).map(({ id }) => id)).toEqual([owner.id]);
  expect((await receiveMails(api, lost)).at(-1)?.subject).toBe('Setze dein Passwort neu');
  const users = api.deps.db.selectFrom('users').selectAll();
  const left = await users.where('id', '=', lostId).executeTakeFirstOrThrow();
  expect(left).toMatchObject({ status: 'deleted', password_hash: null, provisional_until: null });
  const profiles = api.deps.db.selectFrom('profiles').select('username');
  const profile = await profiles.where('user_id', '=', lostId).executeTakeFirst();
  expect(JSON.stringify([left, profile]).toLowerCase()).not.toContain('verloren');
  const stays = await users.where('id', '=', given.id).executeTakeFirst();
  expect(stays).toMatchObject({ status: 'active' });
  expect(await usersOf(kept)).toMatchObject([{ status: 'active' }]);
  api.deps.clock.reset();
});

it('drops the others when one can’t be closed', async () => {
  const addresses = [newAddress(), newAddress(), newAddress()];
  const ids: string[] = [];
  for (const address of addresses) ids.push((await me(await join(address)))?.id ?? '');
  await refuseRows(api.deps, {
    table: 'users',
    on: 'update',
    rows: sql`new.id = ${sql.lit(ids[1])}`,
  });
  api.deps.clock.advance({ days: 8 });
  const dropped = await withTransaction(api.deps.db, (tx) => dropOverdue(api.deps, tx));
  expect(dropped.filter((id) => ids.includes(id)).sort()).toEqual([ids[0], ids[2]].sort());
  api.deps.clock.reset();
});
