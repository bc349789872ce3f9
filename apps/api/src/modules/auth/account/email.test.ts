import { describe, expect, it } from 'vitest';
import {
  codeOf,
  receiveMails,
  refusal,
  TEST_PASSWORD,
  type TestMember,
  useTestApi,
} from '../../../testing/index.ts';

const api = useTestApi();

let count = 0;
const newAddress = () => `neu-${++count}@oche.test`;

const request = (member: TestMember, newEmail: string, password = TEST_PASSWORD) =>
  api.callerFor(member).auth.requestEmailChange({ newEmail, password });

const confirm = (token: string) => api.callerFor(null).auth.confirmEmailChange({ token });

async function lastToken(address: string): Promise<string> {
  const token = (await receiveMails(api, address)).at(-1)?.token;
  if (!token) throw new Error(`no link was mailed to ${address}`);
  return token;
}

async function emailOf(member: TestMember): Promise<string> {
  const { email } = await api.deps.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow();
  return email;
}

describe('changing the e-mail address', () => {
  it.each(['old', 'new'])('needs both links, the %s one first', async (first) => {
    const member = await api.createMember();
    const newEmail = newAddress();
    expect(await request(member, newEmail)).toEqual({ ok: true });
    const tokens = [await lastToken(member.email), await lastToken(newEmail)];
    if (first === 'new') tokens.reverse();
    const missing = first === 'old' ? 'new' : 'old';
    expect(await confirm(tokens[0] ?? '')).toEqual({ status: 'waiting', missing });
    expect(await emailOf(member)).toBe(member.email);
    expect(await confirm(tokens[1] ?? '')).toEqual({ status: 'changed' });
    expect(await emailOf(member)).toBe(newEmail);
    const notice = (await receiveMails(api, member.email)).at(-1);
    expect(notice?.subject).toBe('Deine E-Mail-Adresse wurde geändert');
  });

  it('is done when both links are opened at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const member = await api.createMember();
      const newEmail = newAddress();
      await request(member, newEmail);
      const tokens = [await lastToken(member.email), await lastToken(newEmail)];
      const answers = await Promise.all(tokens.map((token) => confirm(token)));
      expect(answers.map(({ status }) => status).sort()).toEqual(['changed', 'waiting']);
      expect(await emailOf(member)).toBe(newEmail);
    }
  });

  it('is not done by one link opened 20 times', async () => {
    const member = await api.createMember();
    const newEmail = newAddress();
    await request(member, newEmail);
    const token = await lastToken(newEmail);
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => confirm(token)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await emailOf(member)).toBe(member.email);
  });

  it('is not done by links of two different changes', async () => {
    const member = await api.createMember();
    const [first, second] = [newAddress(), newAddress()];
    await request(member, first);
    const oldForFirst = await lastToken(member.email);
    await request(member, second);
    expect(await codeOf(confirm(oldForFirst))).toBe('INVALID_TOKEN');
    expect(await confirm(await lastToken(second))).toMatchObject({ status: 'waiting' });
    expect(await emailOf(member)).toBe(member.email);
  });

  it('is not done by links of two changes that were mailed together', async () => {
    const member = await api.createMember();
    const [first, second] = [newAddress(), newAddress()];
    await request(member, first);
    await request(member, second);
    const toOld = await receiveMails(api, member.email);
    const oldForFirst = toOld.find(({ text }) => text.includes(first))?.token ?? '';
    expect(await confirm(oldForFirst)).toMatchObject({ status: 'waiting' });
    const newForSecond = await lastToken(second);
    expect(await confirm(newForSecond)).toMatchObject({ status: 'waiting' });
    expect(await emailOf(member)).toBe(member.email);
  });

  it('is answered the same for an address that has an account, which gets no link', async () => {
    const [member, other] = [await api.createMember(), await api.createMember()];
    expect(await request(member, other.email)).toEqual({ ok: true });
    expect(await receiveMails(api, other.email)).toHaveLength(0);
    expect(await confirm(await lastToken(member.email))).toMatchObject({ status: 'waiting' });
  });

  it('ends in a conflict when the new address got an account meanwhile', async () => {
    const member = await api.createMember();
    const newEmail = newAddress();
    await request(member, newEmail);
    const [oldToken, newToken] = [await lastToken(member.email), await lastToken(newEmail)];
    await api.createMember({ email: newEmail });
    await confirm(oldToken);
    expect(await codeOf(confirm(newToken))).toBe('CONFLICT');
    expect(await emailOf(member)).toBe(member.email);
  });

  it('needs no word from an address that was never verified', async () => {
    const member = await api.createMember({ email_verified_at: null });
    const newEmail = newAddress();
    await request(member, newEmail);
    expect(await receiveMails(api, member.email)).toHaveLength(0);
    expect(await confirm(await lastToken(newEmail))).toEqual({ status: 'changed' });
    expect(await api.callerFor(member).auth.me()).toMatchObject({ emailVerified: true });
  });

  it('makes links that went to the old address worthless', async () => {
    const member = await api.createMember();
    await api.callerFor(null).auth.requestPasswordReset({ email: member.email });
    const reset = await lastToken(member.email);
    const newEmail = newAddress();
    await request(member, newEmail);
    await confirm(await lastToken(member.email));
    await confirm(await lastToken(newEmail));
    const attempt = api.callerFor(null).auth.resetPassword({
      token: reset,
      password: 'flights aus altem Holz',
    });
    expect(await codeOf(attempt)).toBe('INVALID_TOKEN');
  });

  it('is open to suspended members, not to visitors, and needs the password', async () => {
    const suspended = await api.createMember({ status: 'suspended' });
    expect(await request(suspended, newAddress())).toEqual({ ok: true });
    const input = { newEmail: newAddress(), password: TEST_PASSWORD };
    const visitor = await refusal(api.callerFor(null).auth.requestEmailChange(input));
    expect(visitor.code).toBe('UNAUTHENTICATED');
    const wrong = await refusal(request(suspended, newAddress(), 'not-the-password'));
    expect(wrong).toMatchObject({
      code: 'INVALID_CREDENTIALS',
      fields: { password: 'wrongPassword' },
    });
    const same = await refusal(request(suspended, suspended.email.toUpperCase()));
    expect(same).toMatchObject({ code: 'BAD_INPUT', fields: { newEmail: 'sameEmail' } });
    expect(await codeOf(request(suspended, 'no address'))).toBe('BAD_INPUT');
  });

  it('needs the links within 24 hours', async () => {
    const member = await api.createMember();
    const newEmail = newAddress();
    await request(member, newEmail);
    const token = await lastToken(newEmail);
    api.deps.clock.advance({ hours: 24, minutes: 1 });
    expect(await codeOf(confirm(token))).toBe('INVALID_TOKEN');
  });
});
