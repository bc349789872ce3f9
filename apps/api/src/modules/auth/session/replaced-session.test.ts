import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';
import {
  type Caller,
  receiveMails,
  refusal,
  TEST_PASSWORD,
  TestBrowser,
  useTestApi,
} from '../../../testing/index.ts';

/*
 * What becomes of the session that a browser has when somebody signs up, signs in, or opens a link with it: it ends
 * by what somebody wants, and by nothing else.
 */

const api = useTestApi();
let app: FastifyInstance;
beforeAll(async () => {
  app = await buildApp(api.deps);
});
afterAll(() => app.close());

const form = {
  firstName: 'Neu',
  lastName: 'Hier',
  password: 'tungsten-23-gram',
  acceptTerms: true as const,
};

async function signedIn(): Promise<{ browser: TestBrowser; id: string; email: string }> {
  const { id, email } = await api.createMember();
  const browser = new TestBrowser(api);
  await browser.call((caller) => caller.auth.signIn({ email, password: TEST_PASSWORD }));
  return { browser, id, email };
}

const whoIn = async (browser: TestBrowser) =>
  (await browser.call((caller) => caller.auth.me()))?.id ?? null;

describe('a browser that is signed in', () => {
  it('opens no other account, and stays who it is', async () => {
    const { browser, id } = await signedIn();
    const input = { ...form, email: 'another@oche.test' };
    expect(await refusal(browser.call((caller) => caller.auth.signUp(input)))).toMatchObject({
      code: 'ALREADY_SIGNED_IN',
    });
    expect(await whoIn(browser)).toBe(id);
    const made = await api.deps.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', input.email)
      .execute();
    expect(made).toEqual([]);
  });

  it('between password and second factor is nobody yet, and can', async () => {
    const { browser, id } = await signedIn();
    await api.deps.db
      .updateTable('sessions')
      .set({ second_factor_passed: false })
      .where('user_id', '=', id)
      .execute();
    const input = { ...form, email: 'half@oche.test' };
    await browser.call((caller) => caller.auth.signUp(input));
    expect(await whoIn(browser)).not.toBe(id);
  });

  it('keeps its session through everything that fails or is not about it', async () => {
    const { browser, id, email } = await signedIn();
    const token = 'no-token-at-all-no-token';
    const wrong = { email, password: 'wrong-password' };
    const calls: ((caller: Caller) => Promise<unknown>)[] = [
      (caller) => caller.auth.signIn(wrong),
      (caller) => caller.auth.signIn({ ...wrong, email: 'nobody@oche.test' }),
      (caller) => caller.auth.verifySecondFactor({ code: '123456' }),
      (caller) => caller.auth.verifyEmail({ token }),
      (caller) => caller.auth.settleSignUp({ token, choice: 'join' }),
      (caller) => caller.auth.settleSignUp({ token, choice: 'drop' }),
      (caller) => caller.auth.resetPassword({ token, password: form.password }),
      (caller) => caller.auth.confirmEmailChange({ token }),
      (caller) => caller.auth.confirmExternalLink({ token }),
      (caller) => caller.auth.requestPasswordReset({ email }),
      (caller) => caller.auth.resendVerification({}),
      (caller) => caller.auth.passkeys.beginSignIn(),
      (caller) => caller.auth.passkeys.signIn({ response: unknownPasskey }),
      (caller) => caller.auth.session.revoke({ id: 'nobodys' }),
      (caller) => caller.auth.session.revokeOthers(),
    ];
    const before = browser.sessionId;
    for (const call of calls) {
      await browser.call(call).catch(() => {});
      expect(browser.sessionId).toBe(before);
      expect(await whoIn(browser)).toBe(id);
    }
  });

  it('stays signed in when it sets a new password for somebody else', async () => {
    const { browser, id } = await signedIn();
    const other = await api.createMember();
    await api.callerFor(null).auth.requestPasswordReset({ email: other.email });
    const token = (await receiveMails(api, other.email)).at(-1)?.token ?? '';
    await browser.call((caller) =>
      caller.auth.resetPassword({ token, password: 'oak-and-sisal-board' }),
    );
    expect(await whoIn(browser)).toBe(id);
  });
});

describe('the cookie', () => {
  const signIn = async (email: string, session?: string) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/trpc/auth.signIn',
      payload: { email, password: TEST_PASSWORD },
      cookies: session ? { oche_session: session } : {},
    });
    return answer.cookies.find(({ name }) => name === 'oche_session')?.value ?? '';
  };

  it('that a sign-in gave stays, whenever an answer to the former one arrives', async () => {
    const { email } = await api.createMember();
    const former = await signIn(email);
    await signIn(email, former);
    for (const url of ['/api/auth/user', '/trpc/auth.me', '/trpc/auth.session.list']) {
      const late = await app.inject({ url, cookies: { oche_session: former } });
      expect(late.headers['set-cookie']).toBeUndefined();
    }
    const written = await app.inject({
      method: 'POST',
      url: '/trpc/auth.session.revokeOthers',
      payload: {},
      cookies: { oche_session: former },
    });
    expect(written.statusCode).toBe(401);
    expect(written.headers['set-cookie']).toBeUndefined();
  });

  it('is not written again when its session is renewed', async () => {
    const { email } = await api.createMember();
    const session = await signIn(email);
    api.deps.clock.advance({ days: 20 });
    const read = await app.inject({ url: '/api/auth/user', cookies: { oche_session: session } });
    expect(read.statusCode).toBe(200);
    expect(read.headers['set-cookie']).toBeUndefined();
  });
});

const unknownPasskey = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key' as const,
  response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
};
