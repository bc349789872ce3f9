import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { useTestApp } from '../../../plugins/testing.ts';
import { receiveMails, type TestMember } from '../../../testing/index.ts';
import { revokeLeaked } from '../index.ts';
import { registerApp, TestFlow } from '../oauth/testing.ts';

const server = useTestApp();
const { api } = server;

let owner: TestMember;
let anna: TestMember;
let flow: TestFlow;
beforeAll(async () => {
  owner = await api.createMember();
  flow = new TestFlow(server, (await registerApp(server, owner)).id);
});

/** Somebody calls an address that has this in it. */
async function leak(secret: string, url = `/api/games?x=${secret}`) {
  const { statusCode, body } = await server.app.inject({ url });
  expect([statusCode, body]).toEqual([400, expect.stringContaining('TOKEN_IN_ADDRESS')]);
  expect(body).not.toContain(secret);
}

/** What somebody was told of leaks. */
async function told({ email }: TestMember) {
  const mails = await receiveMails(api, email);
  return mails.filter(({ subject }) => !subject.startsWith('Eine App darf jetzt'));
}

describe('in an address,', () => {
  beforeEach(async () => {
    anna = await api.createMember();
  });

  test('a refresh token ends with all that came of the same code, and nothing else does', async () => {
    const [one, other] = [await flow.tokensFor(anna), await flow.tokensFor(anna)];
    await leak(one.refresh_token);
    expect((await flow.refresh(one.refresh_token)).json().error).toBe('invalid_grant');
    expect(await flow.use(one.access_token)).toBe(401);
    expect(await flow.use(other.access_token)).toBe(200);
    expect((await flow.refresh(other.refresh_token)).statusCode).toBe(200);
    const [mail, ...more] = await told(anna);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('Lichter am Board');
    expect(mail?.text).toContain('/account/access');
    expect(mail?.text).not.toContain(one.refresh_token);
    // written down once is enough
    await leak(one.refresh_token);
    expect(await told(anna)).toHaveLength(1);
  });

  test('a code is worth nothing any more', async () => {
    const code = await flow.codeFor(anna);
    const other = await flow.codeFor(anna);
    await leak(code, `/oauth/consent?code=${code}`);
    expect((await flow.exchange(code)).json().error).toBe('invalid_grant');
    expect((await flow.exchange(other)).statusCode).toBe(200);
    expect(await told(anna)).toHaveLength(1);
  });

  test('a code that was used ends what came of it', async () => {
    const code = await flow.codeFor(anna);
    const tokens = (await flow.exchange(code)).json();
    await leak(code);
    expect(await flow.use(tokens.access_token)).toBe(401);
    expect((await flow.refresh(tokens.refresh_token)).json().error).toBe('invalid_grant');
  });

  test('an access token of an app ends alone, and its member is told of the app', async () => {
    const tokens = await flow.tokensFor(anna);
    await leak(tokens.access_token);
    expect(await flow.use(tokens.access_token)).toBe(401);
    expect((await flow.refresh(tokens.refresh_token)).statusCode).toBe(200);
    const [mail] = await told(anna);
    expect(mail?.subject).toContain('Lichter am Board');
  });

  test('an app’s secret is good no more, until its owner makes another', async () => {
    const { id, secret } = await registerApp(server, owner, { name: 'Tafel', hasSecret: true });
    const bystander = await registerApp(server, owner, { name: 'Uhr', hasSecret: true });
    const confidential = new TestFlow(server, id);
    const given = { client_secret: secret ?? '' };
    const tokens = (await confidential.exchange(await confidential.codeFor(anna), given)).json();
    await leak(secret ?? '', `/oauth/token?client_secret=${secret}`);
    const refused = await confidential.refresh(tokens.refresh_token, given);
    expect(refused.json().error).toBe('invalid_client');
    // nor is it an app without a secret now
    expect((await confidential.refresh(tokens.refresh_token)).json().error).toBe('invalid_client');
    const other = new TestFlow(server, bystander.id);
    const theirs = { client_secret: bystander.secret ?? '' };
    expect((await other.exchange(await other.codeFor(anna), theirs)).statusCode).toBe(200);
    const [mail] = await told(owner);
    expect(mail?.subject).toContain('„Tafel“');
    expect(mail?.text).toContain('/account/apps');
    expect(mail?.text).not.toContain(secret);
    const renewed = await api.callerFor(owner).access.apps.renewSecret({ id });
    const again = { client_secret: renewed.secret ?? '' };
    expect((await confidential.refresh(tokens.refresh_token, again)).statusCode).toBe(200);
    await leak(secret ?? '');
    expect(await told(owner)).toHaveLength(1);
  });
});

test.each(['oche_pat_x', 'oche_at_x', 'oche_rt_x', 'oche_ac_x', 'oche_as_x', 'oche_xx_x', 'x'])(
  '%s is nobody’s',
  async (secret) => {
    expect(await revokeLeaked(api.deps, secret)).toBe(false);
  },
);

test('of what was somebody’s it is said once', async () => {
  anna = await api.createMember();
  const tokens = await flow.tokensFor(anna);
  expect(await revokeLeaked(api.deps, tokens.access_token)).toBe(true);
  expect(await revokeLeaked(api.deps, tokens.access_token)).toBe(false);
});
