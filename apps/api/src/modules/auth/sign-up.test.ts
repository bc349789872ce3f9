import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestApi,
  receiveMails,
  refusal,
  TEST_PASSWORD,
  type TestApi,
  TestBrowser,
} from '../../testing/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

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
});
