import { beforeEach, describe, expect, test } from 'vitest';
import { useTestApp } from '../../../plugins/testing.ts';
import {
  codeOf,
  receiveMails,
  refusal,
  runJobs,
  TEST_PASSWORD,
  type TestMember,
  useFreshMember,
} from '../../../testing/index.ts';
import { giveToken } from '../testing.ts';
import { cleanUp } from './cleanup.service.ts';

const server = useTestApp();
const { api } = server;
const anna = useFreshMember(api);
const ben = useFreshMember(api);

const bot = { name: 'Bot', scopes: ['games:read' as const], lifetime: 30 as const };
const create = (member: TestMember, input = {}) =>
  api.callerFor(member).access.tokens.create({ ...bot, password: TEST_PASSWORD, ...input });
const list = (member: TestMember) => api.callerFor(member).access.tokens.list();
const mailsTo = ({ email }: TestMember) => receiveMails(api, email);
const get = (url: string, token: string) =>
  server.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
const whoami = (token: string) => get('/api/token', token);

describe('a member', () => {
  test('makes a token, is told by mail, and sees it without what opens anything', async () => {
    api.deps.clock.set('2026-11-30T12:00:00Z');
    const { id, token } = await create(anna, { name: '  Lampe am\n Board ' });
    expect(token).toMatch(/^oche_pat_[\w-]{40}$/);
    expect(await list(anna)).toEqual([
      {
        id,
        name: 'Lampe am Board',
        hint: token.slice(-4),
        scopes: ['games:read'],
        createdAt: '2026-11-30T12:00:00.000Z',
        expiresAt: '2026-12-30T12:00:00.000Z',
        isExpired: false,
        lastUsedAt: null,
      },
    ]);
    expect(await list(ben)).toEqual([]);
    const [mail] = await mailsTo(anna);
    expect(mail?.text).toContain('Lampe am Board');
    expect(mail?.text).toContain('/account/access');
    expect(mail?.text).not.toContain(token);
    const stored = await api.deps.db.selectFrom('access_tokens').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(token.slice(9));
  });

  test('gives it a name, scopes and an end', async () => {
    const { token } = await create(anna, { lifetime: null, scopes: ['games:read', 'games:read'] });
    const { statusCode, body } = await whoami(token);
    expect(statusCode).toBe(200);
    expect(JSON.parse(body)).toMatchObject({
      memberId: anna.id,
      name: 'Bot',
      scopes: ['games:read'],
      expiresAt: null,
    });
  });

  test.each([
    ['no name', { name: ' ' }, 'name'],
    ['a long name', { name: 'x'.repeat(61) }, 'name'],
    ['no scope', { scopes: [] }, 'scopes'],
    ['a scope that is none', { scopes: ['auth:write'] }, 'scopes.0'],
    ['a lifetime of its own', { lifetime: 31 }, 'lifetime'],
    ['no password', { password: undefined }, 'password'],
    ['a wrong password', { password: 'falsch falsch' }, 'password'],
  ])('is refused with %s', async (_what, input, field) => {
    expect(Object.keys((await refusal(create(anna, input))).fields ?? {})).toEqual([field]);
    expect(await list(anna)).toEqual([]);
  });

  test('gives the code, too, where the second factor is on', async () => {
    const guarded = await api.createMember({ totp_enabled_at: new Date(), totp_secret: 'x' });
    expect(await codeOf(create(guarded))).toBe('INVALID_SECOND_FACTOR');
    expect(await list(guarded)).toEqual([]);
  });

  test('has at most twenty, also when two are made at once; what has expired doesn’t count', async () => {
    const gone = new Date(api.deps.clock.now().getTime() - 1000);
    await giveToken(api, anna, ['games:read'], gone);
    for (let n = 0; n < 19; n++) await giveToken(api, anna, ['games:read']);
    const codes = await Promise.all(
      [1, 2].map(() =>
        create(anna).then(
          () => 'ok',
          (error) => codeOf(Promise.reject(error)),
        ),
      ),
    );
    expect(codes.sort()).toEqual(['TOO_MANY_TOKENS', 'ok']);
  });

  test('revokes it, which nobody else can', async () => {
    const { id, token } = await create(anna);
    const revoke = (member: TestMember | null) =>
      api.callerFor(member).access.tokens.revoke({ id });
    expect(await codeOf(revoke(ben))).toBe('NOT_FOUND');
    expect(await codeOf(revoke(null))).toBe('UNAUTHENTICATED');
    expect((await whoami(token)).statusCode).toBe(200);
    await revoke(anna);
    expect((await whoami(token)).statusCode).toBe(401);
    expect(await codeOf(revoke(anna))).toBe('NOT_FOUND');
    expect(await codeOf(api.callerFor(anna).access.tokens.revoke({ id: 0 }))).toBe('BAD_INPUT');
  });

  test('who may not write makes none, and still revokes', async () => {
    const suspended = await api.createMember({ status: 'suspended' });
    const unconfirmed = await api.createMember({ email_verified_at: null });
    expect(await codeOf(create(suspended))).toBe('ACCOUNT_SUSPENDED');
    expect(await codeOf(create(unconfirmed))).toBe('EMAIL_NOT_VERIFIED');
    const { id } = await giveToken(api, suspended);
    await api.callerFor(suspended).access.tokens.revoke({ id });
    expect(await list(suspended)).toEqual([]);
  });

  test('visitors have none', async () => {
    const { access } = api.callerFor(null);
    expect(await codeOf(access.tokens.list())).toBe('UNAUTHENTICATED');
    const made = access.tokens.create({ ...bot, password: 'x' });
    expect(await codeOf(made)).toBe('UNAUTHENTICATED');
    expect(await codeOf(access.token())).toBe('UNAUTHENTICATED');
    // signed in with a cookie, nobody has a token to ask about
    expect(await codeOf(api.callerFor(anna).access.token())).toBe('NOT_FOUND');
  });
});

describe('a token', () => {
  test('is a plain member, whatever its member is', async () => {
    const admin = await api.createMember({ role: 'admin', moderates: ['forum'] });
    const { headers } = await giveToken(api, admin);
    const { statusCode, body } = await server.app.inject({
      url: '/api/admin/forum/categories',
      headers,
    });
    expect([statusCode, JSON.parse(body).code]).toEqual([403, 'NOT_BY_TOKEN']);
  });

  const METADATA = 'http://localhost:3000/.well-known/oauth-protected-resource';
  /** What a challenge says (RFC 9110, 11.6.1). */
  function challenge({ headers }: { headers: Record<string, unknown> }) {
    const said = String(headers['www-authenticate']);
    expect(said).toMatch(/^Bearer (\w+="[\x20-\x7e]*"(, |$))+$/);
    return Object.fromEntries([...said.matchAll(/(\w+)="([^"]*)"/g)].map(([, ...pair]) => pair));
  }

  test('says by its challenge what is missing', async () => {
    const { token } = await giveToken(api, anna, ['games:read']);
    const refused = await get('/api/friends', token);
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({
      code: 'INSUFFICIENT_SCOPE',
      details: { scope: 'friends:read' },
    });
    expect(challenge(refused)).toEqual({
      error: 'insufficient_scope',
      error_description:
        'This access token does not allow that. The details name the scope that is missing.',
      scope: 'friends:read',
      resource_metadata: METADATA,
    });
    const unknown = await get('/api/friends', 'oche_pat_unknown');
    expect(unknown.statusCode).toBe(401);
    expect(unknown.json().code).toBe('UNKNOWN_TOKEN');
    expect(challenge(unknown)).toEqual({
      error: 'invalid_token',
      error_description: 'This access token is not valid: it is unknown, expired or revoked.',
      resource_metadata: METADATA,
    });
    // without a token nothing is wrong with it; who gives some is said all the same, where some are taken
    const visitor = await server.app.inject({ url: '/api/friends' });
    expect([visitor.statusCode, challenge(visitor)]).toEqual([
      401,
      { resource_metadata: METADATA },
    ]);
    const pageOnly = await server.app.inject({ url: '/api/moderation/audit.csv' });
    expect([pageOnly.statusCode, pageOnly.headers['www-authenticate']]).toEqual([401, undefined]);
    const where = await server.app.inject({ url: new URL(METADATA).pathname });
    expect(where.json().authorization_servers).toEqual([new URL(METADATA).origin]);
  });

  test.each(['oche_pat_', 'oche_rt_x', 'abc', `oche_pat_${'x'.repeat(5000)}`])(
    'that is none of ours is unknown, also where visitors may read: %.20s',
    async (token) => {
      expect((await get('/api/forum/categories', token)).statusCode).toBe(401);
    },
  );

  test('counts alone: a cookie beside it says nothing', async () => {
    const cookie = await server.signIn(ben);
    const { headers } = await giveToken(api, anna, ['friends:read']);
    const { body } = await server.app.inject({
      url: '/api/token',
      headers: { ...headers, cookie },
    });
    expect(JSON.parse(body).memberId).toBe(anna.id);
    const dead = { authorization: 'Bearer oche_pat_dead', cookie };
    const refused = await server.app.inject({ url: '/api/friends', headers: dead });
    expect(refused.statusCode).toBe(401);
    expect(refused.headers['set-cookie']).toBeUndefined();
  });

  test('opens documented paths only', async () => {
    const { headers } = await giveToken(api, anna);
    const codes = async (url: string) =>
      (await server.app.inject({ url, headers })).json().error?.data?.code;
    expect(await codes('/trpc/forum.category.list')).toBe('NOT_BY_TOKEN');
  });

  test('ends with its time', async () => {
    api.deps.clock.set('2026-11-30T12:00:00Z');
    const { token } = await create(anna);
    api.deps.clock.set('2026-12-30T11:59:59Z');
    expect((await whoami(token)).statusCode).toBe(200);
    api.deps.clock.set('2026-12-30T12:00:00Z');
    expect((await whoami(token)).statusCode).toBe(401);
    expect(await list(anna)).toMatchObject([{ isExpired: true }]);
    await cleanUp(api.deps);
    expect(await list(anna)).toHaveLength(1);
    api.deps.clock.set('2027-01-30T12:00:00Z');
    await cleanUp(api.deps);
    expect(await list(anna)).toEqual([]);
  });

  test.each([
    ['suspended', 403, 'ACCOUNT_SUSPENDED'],
    ['banned', 401, 'UNKNOWN_TOKEN'],
    ['deleted', 401, 'UNKNOWN_TOKEN'],
  ] as const)('of somebody who is %s does nothing', async (status, statusCode, code) => {
    const { token } = await giveToken(api, anna);
    await api.deps.db.updateTable('users').set({ status }).where('id', '=', anna.id).execute();
    const refused = await whoami(token);
    expect([refused.statusCode, refused.json().code]).toEqual([statusCode, code]);
  });

  test('survives a new password that its member sets, and not one that is set by mail', async () => {
    const { token } = await giveToken(api, anna);
    await api.callerFor(anna).auth.changePassword({
      currentPassword: TEST_PASSWORD,
      newPassword: 'ein ganz neues Passwort',
    });
    await api.callerFor(anna).auth.session.revokeOthers();
    expect((await whoami(token)).statusCode).toBe(200);
    await api.callerFor(null).auth.requestPasswordReset({ email: anna.email });
    const link = (await mailsTo(anna)).findLast((mail) => mail.token)?.token ?? '';
    await api.callerFor(null).auth.resetPassword({ token: link, password: 'noch ein neues Wort' });
    await runJobs(api);
    expect((await whoami(token)).statusCode).toBe(401);
  });
});

describe('the last use', () => {
  beforeEach(() => {
    api.deps.clock.set('2026-11-30T12:00:00Z');
  });

  test('is noted at most every ten minutes', async () => {
    const { token } = await giveToken(api, anna);
    const used = async () => (await list(anna))[0]?.lastUsedAt;
    await whoami(token);
    expect(await used()).toBe('2026-11-30T12:00:00.000Z');
    api.deps.clock.set('2026-11-30T12:09:59Z');
    await whoami(token);
    expect(await used()).toBe('2026-11-30T12:00:00.000Z');
    api.deps.clock.set('2026-11-30T12:10:01Z');
    await whoami(token);
    expect(await used()).toBe('2026-11-30T12:10:01.000Z');
  });
});
