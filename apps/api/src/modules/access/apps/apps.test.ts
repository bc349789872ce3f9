import { APPS_MAX } from '@oche/validators/access/apps';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { MINUTE_MS } from '../../../lib/time/wall-clock.ts';
import { useTestApp } from '../../../plugins/testing.ts';
import { codeOf, refusal, runJobs, type TestMember } from '../../../testing/index.ts';
import { whileSignedIn } from '../../../trpc/live-streams.ts';
import { cleanUpGrants } from '../oauth/grant-cleanup.service.ts';
import { CALLBACK, registerApp, TestFlow } from '../oauth/testing.ts';

const server = useTestApp();
const { api } = server;

let owner: TestMember;
let anna: TestMember;
beforeEach(async () => {
  [owner, anna] = [await api.createMember(), await api.createMember()];
});

const appsOf = (member: TestMember | null) => api.callerFor(member).access.apps;
const consentsOf = (member: TestMember | null) => api.callerFor(member).access.consents;

const good = {
  name: 'Lichter am Board',
  purpose: 'Macht bei 180 das Licht an.',
  website: 'https://app.example',
  redirectUris: [CALLBACK],
};

/** An app that a member has let do something. */
async function connected(options: { hasSecret?: boolean } = {}) {
  const app = await registerApp(server, owner, options);
  const flow = new TestFlow(server, app.id);
  return { app, flow, tokens: await flow.tokensFor(anna) };
}

describe('a member’s apps', () => {
  it('are registered, changed and deleted', async () => {
    const { id, secret } = await appsOf(owner).create({ ...good, hasSecret: true });
    expect(id).toMatch(/^oche_app_/);
    expect(secret).toMatch(/^oche_as_/);
    await appsOf(owner).update({
      ...good,
      id,
      name: 'Lichter',
      redirectUris: ['com.example.x:/cb'],
    });
    expect(await appsOf(owner).mine()).toEqual([
      expect.objectContaining({
        id,
        name: 'Lichter',
        hasSecret: true,
        redirectUris: ['com.example.x:/cb'],
        members: 0,
        switchedOff: null,
      }),
    ]);
    await appsOf(owner).delete({ id });
    expect(await appsOf(owner).mine()).toEqual([]);
  });

  it('have their secret nowhere but in the first answer', async () => {
    const { id, secret } = await appsOf(owner).create({ ...good, hasSecret: true });
    const row = await api.deps.db.selectFrom('apps').selectAll().where('id', '=', id).execute();
    expect(JSON.stringify([row, await appsOf(owner).mine()])).not.toContain(secret);
  });

  it('are nobody else’s', async () => {
    const { id } = await appsOf(owner).create({ ...good, hasSecret: true });
    for (const call of [
      () => appsOf(anna).update({ ...good, id }),
      () => appsOf(anna).renewSecret({ id }),
      () => appsOf(anna).delete({ id }),
    ])
      expect(await codeOf(call())).toBe('NOT_FOUND');
    expect(await appsOf(anna).mine()).toEqual([]);
  });

  it('are for members who may write', async () => {
    const unconfirmed = await api.createMember({ email_verified_at: null });
    const suspended = await api.createMember({ status: 'suspended' });
    const create = (member: TestMember | null) =>
      codeOf(appsOf(member).create({ ...good, hasSecret: false }));
    expect(await create(null)).toBe('UNAUTHENTICATED');
    expect(await create(unconfirmed)).toBe('EMAIL_NOT_VERIFIED');
    expect(await create(suspended)).toBe('ACCOUNT_SUSPENDED');
  });

  test.each([
    ['a short name', { name: 'ab' }, 'name'],
    ['our name', { name: 'Oche Login' }, 'name'],
    ['our name in other letters', { name: 'ОCHE Support' }, 'name'],
    ['our name with a zero', { name: '0che' }, 'name'],
    ['no purpose', { purpose: '' }, 'purpose'],
    ['a website that is a script', { website: 'javascript:alert(1)' }, 'website'],
    ['no address', { redirectUris: [] }, 'redirectUris'],
    ['a wrong address', { redirectUris: [CALLBACK, 'http://app.example'] }, 'redirectUris.1'],
    [
      'very many addresses',
      { redirectUris: Array.from({ length: 11 }, (_, index) => `${CALLBACK}/${index}`) },
      'redirectUris',
    ],
  ])('don’t have %s', async (_what, changed, field) => {
    const call = appsOf(owner).create({ ...good, hasSecret: false, ...changed });
    const { code, fields } = await refusal(call);
    expect([code, Object.keys(fields ?? {})]).toEqual(['BAD_INPUT', [field]]);
  });

  it('may be called after a week that ends', async () => {
    await appsOf(owner).create({ ...good, name: 'Dartwoche', hasSecret: false });
  });

  it('are few, also when somebody makes many at the same moment', async () => {
    const calls = Array.from({ length: APPS_MAX + 3 }, () =>
      appsOf(owner).create({ ...good, hasSecret: false }),
    );
    const made = await Promise.allSettled(calls);
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(APPS_MAX);
    expect(await codeOf(appsOf(owner).create({ ...good, hasSecret: false }))).toBe('TOO_MANY_APPS');
  });

  it('get no secret later on', async () => {
    const { id, secret } = await appsOf(owner).create({ ...good, hasSecret: false });
    expect(secret).toBeNull();
    expect(await codeOf(appsOf(owner).renewSecret({ id }))).toBe('NOT_FOUND');
  });
});

describe('what an app has got ends', () => {
  const isOver = async ({ flow, tokens }: Awaited<ReturnType<typeof connected>>) => {
    expect(await flow.use(tokens.access_token)).toBe(401);
    const { statusCode, json } = await flow.refresh(tokens.refresh_token);
    expect([statusCode, json().error]).toEqual([400, expect.stringMatching(/^invalid_/)]);
  };

  test('with the app', async () => {
    const all = await connected();
    await appsOf(owner).delete({ id: all.app.id });
    await isOver(all);
    expect(await consentsOf(anna).list()).toEqual([]);
  });

  test('when its member takes it back, also one who is suspended', async () => {
    const all = await connected();
    const suspended = { ...anna, status: 'suspended' as const };
    expect(await codeOf(consentsOf(owner).takeBack({ id: all.app.id }))).toBe('NOT_FOUND');
    await consentsOf(suspended).takeBack({ id: all.app.id });
    await isOver(all);
    // it may ask again
    expect(await all.flow.use((await all.flow.tokensFor(anna)).access_token)).toBe(200);
  });

  test('with the streams that its tokens have opened', async () => {
    const all = await connected();
    const { id } = await api.deps.db
      .selectFrom('access_tokens')
      .select('id')
      .where('user_id', '=', anna.id)
      .executeTakeFirstOrThrow();
    const stream = whileSignedIn(
      api.contextFor(anna, { token: { id, scopes: [], appId: all.app.id } }),
      (async function* () {
        yield 1;
        await new Promise(() => {});
      })(),
    );
    await stream.next();
    const over = codeOf(stream.next());
    await consentsOf(anna).takeBack({ id: all.app.id });
    expect(await over).toBe('UNKNOWN_TOKEN');
  });

  test('with the account of who has made it', async () => {
    const all = await connected();
    const { db } = api.deps;
    await db.updateTable('users').set({ status: 'banned' }).where('id', '=', owner.id).execute();
    await isOver(all);
    expect(await all.flow.authorize(all.flow.query())).toContain('OAUTH_UNKNOWN_APP');
    expect(await consentsOf(anna).list()).toMatchObject([{ isSwitchedOff: true }]);
  });

  test('with its member’s account, and pauses while they are suspended', async () => {
    const all = await connected();
    const { db } = api.deps;
    const set = (status: 'active' | 'suspended' | 'banned') =>
      db.updateTable('users').set({ status }).where('id', '=', anna.id).execute();
    await set('suspended');
    expect(await all.flow.use(all.tokens.access_token)).toBe(403);
    await set('active');
    expect(await all.flow.use(all.tokens.access_token)).toBe(200);
    await set('banned');
    await isOver(all);
  });

  test('when the member’s password is set by a mail', async () => {
    const all = await connected();
    const { db, events } = api.deps;
    await db
      .transaction()
      .execute((tx) => events.publish(tx, 'password.reset', { userId: anna.id }));
    await runJobs(api);
    await isOver(all);
    expect(await consentsOf(anna).list()).toEqual([]);
  });
});

describe('a moderator', () => {
  it('switches an app off and on', async () => {
    const all = await connected();
    const moderator = await api.createMember({ role: 'moderator' });
    const { id } = all.app;
    await appsOf(moderator).switchOff({ id, reason: 'Gibt sich als jemand anderes aus.' });
    expect(await all.flow.use(all.tokens.access_token)).toBe(401);
    expect((await all.flow.refresh(all.tokens.refresh_token)).json().error).toBe('invalid_client');
    expect(await all.flow.authorize(all.flow.query())).toContain('OAUTH_UNKNOWN_APP');
    expect(await appsOf(owner).mine()).toMatchObject([
      { switchedOff: { reason: 'Gibt sich als jemand anderes aus.' } },
    ]);
    expect((await appsOf(moderator).list({ off: true })).items.map((app) => app.id)).toContain(id);
    expect(await codeOf(appsOf(moderator).switchOff({ id, reason: 'x' }))).toBe('NOT_FOUND');

    await appsOf(moderator).switchOn({ id });
    expect((await all.flow.refresh(all.tokens.refresh_token)).statusCode).toBe(200);
    const log = await api.deps.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id'])
      .where('thing_id', '=', id)
      .orderBy('id')
      .execute();
    expect(log).toEqual([
      { action: 'app.switchOff', actor_id: moderator.id },
      { action: 'app.switchOn', actor_id: moderator.id },
    ]);
  });

  it('sees all apps, page by page', async () => {
    for (let count = 0; count < 3; count += 1) await registerApp(server, owner);
    const moderator = await api.createMember({ role: 'moderator' });
    const first = await appsOf(moderator).list({ limit: 2 });
    const second = await appsOf(moderator).list({ limit: 2, cursor: first.nextCursor ?? '' });
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
  });

  it('finds apps by a part of their names, in any case, and off ones among them', async () => {
    const moderator = await api.createMember({ role: 'moderator' });
    const { id } = await registerApp(server, owner, { name: 'Kölner 100%_Bot' });
    await registerApp(server, owner, { name: 'Kölner Uhr' });
    const found = async (input: { search: string; off?: boolean }) =>
      (await appsOf(moderator).list(input)).items.map(({ name }) => name);
    expect(await found({ search: 'KÖLNER' })).toEqual(['Kölner Uhr', 'Kölner 100%_Bot']);
    expect(await found({ search: '%_b' })).toEqual(['Kölner 100%_Bot']);
    expect(await found({ search: 'Kölner', off: true })).toEqual([]);
    await appsOf(moderator).switchOff({ id, reason: 'Gibt sich als jemand anderes aus.' });
    expect(await found({ search: 'Kölner', off: true })).toEqual(['Kölner 100%_Bot']);
  });

  it('is somebody', async () => {
    const { id } = await registerApp(server, owner);
    for (const who of [null, anna, owner]) {
      const code = who ? 'FORBIDDEN' : 'UNAUTHENTICATED';
      expect(await codeOf(appsOf(who).switchOff({ id, reason: 'x' }))).toBe(code);
      expect(await codeOf(appsOf(who).list({}))).toBe(code);
    }
  });
});

describe('connected apps', () => {
  it('are listed with what they may do, and when they last did', async () => {
    const { app, flow, tokens } = await connected();
    api.deps.clock.advance({ minutes: 20 });
    await flow.use(tokens.access_token);
    const [listed] = await consentsOf(anna).list();
    expect(listed).toMatchObject({ id: app.id, scopes: ['games:read'], isSwitchedOff: false });
    const since = new Date(listed?.since ?? '').getTime();
    const usedAfter = new Date(listed?.lastUsedAt ?? '').getTime() - since;
    expect(usedAfter).toBeGreaterThanOrEqual(20 * MINUTE_MS);
  });

  it('keep few grants, and nothing that is good no more', async () => {
    const { flow } = await connected();
    for (let count = 0; count < 55; count += 1) await flow.codeFor(anna);
    const grants = () => api.deps.db.selectFrom('app_grants').select('id').execute();
    expect((await grants()).length).toBeLessThan(60);
    api.deps.clock.advance({ days: 91 });
    await cleanUpGrants(api.deps);
    expect(await grants()).toEqual([]);
    expect(await api.deps.db.selectFrom('access_tokens').select('id').execute()).toEqual([]);
  });
});
