import { beforeAll, describe, expect, it, test } from 'vitest';
import { useTestApp } from '../../../plugins/testing.ts';
import { refusal, type TestMember } from '../../../testing/index.ts';
import { CALLBACK, registerApp, TestFlow } from './testing.ts';

const SITE = 'http://localhost:5702';
const server = useTestApp({ env: { PUBLIC_URL: SITE } });
const { api } = server;

let owner: TestMember;
let anna: TestMember;
let cookie: string;
let flow: TestFlow;
let other: TestFlow;
beforeAll(async () => {
  [owner, anna] = [await api.createMember(), await api.createMember()];
  cookie = await server.signIn(anna);
  flow = new TestFlow(server, (await registerApp(server, owner)).id);
  other = new TestFlow(server, (await registerApp(server, owner)).id);
});

const packed = (query: string) => Buffer.from(query).toString('base64url');

describe('a request that may be anybody’s is a page, never a redirect elsewhere:', () => {
  test.each([
    ['no app', { client_id: undefined }, 'OAUTH_UNKNOWN_APP'],
    ['an unknown app', { client_id: 'oche_app_0123456789012345678901' }, 'OAUTH_UNKNOWN_APP'],
    ['nonsense for an app', { client_id: "' or 1=1 --" }, 'OAUTH_UNKNOWN_APP'],
    ['no address', { redirect_uri: undefined }, 'OAUTH_WRONG_REDIRECT'],
    ['another address', { redirect_uri: 'https://evil.example/callback' }, 'OAUTH_WRONG_REDIRECT'],
    ['one below it', { redirect_uri: `${CALLBACK}/more` }, 'OAUTH_WRONG_REDIRECT'],
    ['a query more', { redirect_uri: `${CALLBACK}?x=1` }, 'OAUTH_WRONG_REDIRECT'],
    ['a fragment', { redirect_uri: `${CALLBACK}#x` }, 'OAUTH_WRONG_REDIRECT'],
    [
      'a user name',
      { redirect_uri: 'https://app.example@evil.example/callback' },
      'OAUTH_WRONG_REDIRECT',
    ],
    ['a way up', { redirect_uri: 'https://app.example/x/../callback' }, 'OAUTH_WRONG_REDIRECT'],
    ['other letters', { redirect_uri: 'https://APP.example/callback' }, 'OAUTH_WRONG_REDIRECT'],
    ['a script', { redirect_uri: 'javascript:alert(1)' }, 'OAUTH_WRONG_REDIRECT'],
    ['very much', { state: 'x'.repeat(1400) }, 'OAUTH_BAD_REQUEST'],
  ])('%s', async (_what, changed, code) => {
    const query = flow.query(changed);
    for (const by of [cookie, undefined]) {
      expect(await flow.authorize(query, by)).toBe(`/oauth/consent?error=${code}`);
    }
    const { consents } = api.callerFor(anna).access;
    const request = packed(query);
    for (const call of [consents.read, consents.allow, consents.deny]) {
      expect(await refusal(call({ request }))).toMatchObject({ code });
    }
  });

  test('two apps, or two addresses', async () => {
    const twice = (name: string, value: string) =>
      flow.authorize(`${flow.query()}&${new URLSearchParams({ [name]: value })}`, cookie);
    expect(await twice('client_id', other.clientId)).toContain('error=OAUTH_UNKNOWN_APP');
    expect(await twice('redirect_uri', 'https://evil.example')).toContain('OAUTH_WRONG_REDIRECT');
  });
});

describe('whatever else is wrong is told to the app, with its state:', () => {
  test.each([
    ['no type', { response_type: undefined }, 'invalid_request'],
    ['the implicit type', { response_type: 'token' }, 'unsupported_response_type'],
    ['no challenge', { code_challenge: undefined }, 'invalid_request'],
    [
      'no challenge and no method',
      { code_challenge: undefined, code_challenge_method: undefined },
      'invalid_request',
    ],
    ['a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['a challenge without its method', { code_challenge_method: undefined }, 'invalid_request'],
    ['an unknown method', { code_challenge_method: 'S512' }, 'invalid_request'],
    ['a short challenge', { code_challenge: 'abc' }, 'invalid_request'],
    ['a challenge in hex', { code_challenge: 'a'.repeat(64) }, 'invalid_request'],
    ['no scope', { scope: undefined }, 'invalid_scope'],
    ['an unknown scope', { scope: 'games:read admin:write' }, 'invalid_scope'],
    ['a scope of Object', { scope: 'constructor' }, 'invalid_scope'],
    ['an unknown prompt', { prompt: 'login' }, 'invalid_request'],
  ])('%s', async (_what, changed, error) => {
    for (const by of [cookie, undefined]) {
      const to = new URL(await flow.authorize(flow.query(changed), by));
      expect(to.origin + to.pathname).toBe(CALLBACK);
      expect(Object.fromEntries(to.searchParams)).toMatchObject({
        error,
        state: 'abc',
        iss: SITE,
      });
      expect(to.searchParams.has('code')).toBe(false);
    }
  });

  test('a state that is there twice comes back not at all', async () => {
    const to = new URL(await flow.authorize(`${flow.query()}&state=def`, cookie));
    expect(to.searchParams.get('error')).toBe('invalid_request');
    expect(to.searchParams.has('state')).toBe(false);
  });

  test('no page may be shown, and one has to be', async () => {
    const silent = flow.query({ prompt: 'none' });
    expect(await flow.authorize(silent)).toContain('error=login_required');
    expect(await flow.authorize(silent, cookie)).toContain('error=consent_required');
  });

  test('the member says no', async () => {
    const request = packed(flow.query());
    const { to } = await api.callerFor(anna).access.consents.deny({ request });
    expect(to).toContain('error=access_denied');
    expect(to).toContain('state=abc');
  });
});

test('a query of the app’s own address stays as it is', async () => {
  const redirect_uri = 'https://app.example/callback?from=oche&x=%20';
  const app = await registerApp(server, owner, { redirectUris: [redirect_uri] });
  const own = new TestFlow(server, app.id);
  const to = await own.allow(anna, { redirect_uri });
  expect(to.href.startsWith(`${redirect_uri}&code=oche_ac_`)).toBe(true);
  const code = to.searchParams.get('code') ?? '';
  expect((await own.exchange(code, { redirect_uri })).statusCode).toBe(200);
});

describe('a state comes back as it is:', () => {
  test.each(['1e3', '{"a":[1]}', 'a b+c%20&=?#', '"', 'x'.repeat(500)])('%s', async (state) => {
    const to = await flow.allow(anna, { state });
    expect(to.searchParams.get('state')).toBe(state);
  });
});

describe('a yes is the member’s alone:', () => {
  const say = (headers: Record<string, string>) =>
    server.app.inject({
      method: 'POST',
      url: '/trpc/access.consents.allow',
      headers: { cookie, 'content-type': 'application/json', ...headers },
      payload: { request: packed(flow.query()) },
    });

  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ];
  test.each(foreign)('another site can’t say it: %j', async (headers) => {
    const answer = await say(headers);
    expect(answer.statusCode).toBe(403);
    expect(answer.body).toContain('CROSS_SITE');
  });

  test('a form can’t', async () => {
    const answer = await say({ 'content-type': 'application/x-www-form-urlencoded' });
    expect(answer.statusCode).toBe(415);
  });

  test('a visitor, somebody without a confirmed address, or who is suspended can’t', async () => {
    const request = packed(flow.query());
    const unconfirmed = await api.createMember({ email_verified_at: null });
    const suspended = await api.createMember({ status: 'suspended' });
    const callers = [
      [null, 'UNAUTHENTICATED'],
      [unconfirmed, 'EMAIL_NOT_VERIFIED'],
      [suspended, 'ACCOUNT_SUSPENDED'],
    ] as const;
    for (const [who, code] of callers) {
      const call = api.callerFor(who).access.consents.allow({ request });
      expect(await refusal(call)).toMatchObject({ code });
    }
    // what they could not say they have not said
    expect(await flow.authorize(flow.query(), await server.signIn(unconfirmed))).toContain(
      '/oauth/consent?request=',
    );
  });

  test('an app can’t say it for others', async () => {
    const { access_token } = await flow.tokensFor(anna);
    const answer = await server.app.inject({
      method: 'POST',
      url: '/trpc/access.consents.allow',
      headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
      payload: { request: packed(other.query()) },
    });
    expect(answer.statusCode).toBeGreaterThan(399);
  });

  test('no page of others frames the question', async () => {
    const { headers } = await server.app.inject({ url: `/oauth/authorize?${flow.query()}` });
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['cache-control']).toBe('no-store');
  });
});

const failed = async (answer: ReturnType<TestFlow['post']>) => {
  const { statusCode, json, headers } = await answer;
  expect(headers['cache-control']).toBe('no-store');
  const { error } = json();
  return `${statusCode} ${error}`;
};

describe('a code', () => {
  it('is good once, and a second time ends all that came of it', async () => {
    const code = await flow.codeFor(anna);
    const first = await flow.exchange(code);
    const { access_token, refresh_token } = first.json();
    expect(await flow.use(access_token)).toBe(200);
    expect(await failed(flow.exchange(code))).toBe('400 invalid_grant');
    expect(await flow.use(access_token)).toBe(401);
    expect(await failed(flow.refresh(refresh_token))).toBe('400 invalid_grant');
  });

  it('is one of two requests’ at the same moment', async () => {
    const code = await flow.codeFor(anna);
    const answers = await Promise.all([flow.exchange(code), flow.exchange(code)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  it('is no other app’s, which ends nothing by trying', async () => {
    const code = await flow.codeFor(anna);
    expect(await failed(flow.exchange(code, { client_id: other.clientId }))).toBe(
      '400 invalid_grant',
    );
    const { access_token } = (await flow.exchange(code)).json();
    expect(await failed(flow.exchange(code, { client_id: other.clientId }))).toBe(
      '400 invalid_grant',
    );
    expect(await flow.use(access_token)).toBe(200);
  });

  it('is good for a minute', async () => {
    const code = await flow.codeFor(anna);
    api.deps.clock.advance({ minutes: 1, seconds: 1 });
    expect(await failed(flow.exchange(code))).toBe('400 invalid_grant');
  });

  const wrong: [string, Record<string, string | undefined>][] = [
    ['without a verifier', { code_verifier: undefined }],
    ['with another verifier', { code_verifier: 'a'.repeat(43) }],
    ['with the challenge for a verifier', { code_verifier: 'challenge' }],
    ['with a short verifier', { code_verifier: 'abc' }],
    ['with a very long verifier', { code_verifier: 'a'.repeat(129) }],
    ['without an address', { redirect_uri: undefined }],
    ['with another address', { redirect_uri: 'https://app.example/other' }],
  ];
  test.each(wrong)('%s is worth nothing, and nothing afterwards', async (_how, changed) => {
    const code = await flow.codeFor(anna);
    const given =
      changed.code_verifier === 'challenge' ? { code_verifier: flow.pkce.challenge } : changed;
    expect(await failed(flow.exchange(code, given))).toMatch(/^400 invalid_(grant|request)$/);
    expect(await failed(flow.exchange(code))).toBe('400 invalid_grant');
  });

  it('belongs into the body', async () => {
    const code = await flow.codeFor(anna);
    const answer = await flow.post(`/oauth/token?code=${code}`, {
      grant_type: 'authorization_code',
    });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'TOKEN_IN_ADDRESS']);
    // who read it on its way can't exchange it either
    expect(await failed(flow.exchange(code))).toBe('400 invalid_grant');
  });
});

describe('a refresh token', () => {
  it('is good once; when it comes again later, all of it ends', async () => {
    const first = await flow.tokensFor(anna);
    const second = (await flow.refresh(first.refresh_token)).json();
    api.deps.clock.advance({ minutes: 1 });
    expect(await failed(flow.refresh(first.refresh_token))).toBe('400 invalid_grant');
    expect(await failed(flow.refresh(second.refresh_token))).toBe('400 invalid_grant');
    expect(await flow.use(second.access_token)).toBe(401);
  });

  it('may come again at once, when the answer was lost; what was in it is worth nothing then', async () => {
    const first = await flow.tokensFor(anna);
    const lost = (await flow.refresh(first.refresh_token)).json();
    const second = (await flow.refresh(first.refresh_token)).json();
    api.deps.clock.advance({ minutes: 1 });
    const third = await flow.refresh(second.refresh_token);
    expect(third.statusCode).toBe(200);
    // somebody else had the lost answer
    expect(await failed(flow.refresh(lost.refresh_token))).toBe('400 invalid_grant');
    expect(await failed(flow.refresh(third.json().refresh_token))).toBe('400 invalid_grant');
  });

  it('may not come again when what came after it was used', async () => {
    const first = await flow.tokensFor(anna);
    const second = (await flow.refresh(first.refresh_token)).json();
    api.deps.clock.advance({ seconds: 1 });
    const third = (await flow.refresh(second.refresh_token)).json();
    expect(await failed(flow.refresh(first.refresh_token))).toBe('400 invalid_grant');
    expect(await failed(flow.refresh(third.refresh_token))).toBe('400 invalid_grant');
  });

  it('brings nothing more than was allowed', async () => {
    const { refresh_token } = await flow.tokensFor(anna);
    const wider = flow.refresh(refresh_token, { scope: 'games:read games:write' });
    expect(await failed(wider)).toBe('400 invalid_scope');
  });

  it('is no other app’s', async () => {
    const { refresh_token } = await flow.tokensFor(anna);
    const answer = flow.refresh(refresh_token, { client_id: other.clientId });
    expect(await failed(answer)).toBe('400 invalid_grant');
    expect((await flow.refresh(refresh_token)).statusCode).toBe(200);
  });

  it('is worth nothing after 90 days without use', async () => {
    const { refresh_token } = await flow.tokensFor(anna);
    api.deps.clock.advance({ days: 90, seconds: 1 });
    expect(await failed(flow.refresh(refresh_token))).toBe('400 invalid_grant');
    cookie = await server.signIn(anna);
  });

  it('is worth nothing after a year, however often it is used', async () => {
    let { refresh_token } = await flow.tokensFor(anna);
    for (let times = 0; times < 6; times += 1) {
      api.deps.clock.advance({ days: 60 });
      refresh_token = (await flow.refresh(refresh_token)).json().refresh_token;
    }
    api.deps.clock.advance({ days: 6 });
    expect(await failed(flow.refresh(refresh_token))).toBe('400 invalid_grant');
    cookie = await server.signIn(anna);
  });

  it('opens nothing itself', async () => {
    const { refresh_token } = await flow.tokensFor(anna);
    expect(await flow.use(refresh_token)).toBe(401);
  });
});

describe('an app with a secret', () => {
  let flowOfServer: TestFlow;
  let secret: string;
  beforeAll(async () => {
    const app = await registerApp(server, owner, { hasSecret: true });
    secret = app.secret ?? '';
    flowOfServer = new TestFlow(server, app.id);
  });
  const basic = (id: string, word: string) => ({
    authorization: `Basic ${Buffer.from(`${id}:${word}`).toString('base64')}`,
  });

  test.each([
    ['none', {}, 400],
    ['another', { client_secret: 'oche_as_wrong' }, 400],
    ['an empty one', { client_secret: '' }, 400],
  ])('names it: %s is refused, with a right verifier, too', async (_which, changed, status) => {
    const code = await flowOfServer.codeFor(anna);
    expect(await failed(flowOfServer.exchange(code, changed))).toBe(`${status} invalid_client`);
    // whoever has no secret uses no code up
    const answer = await flowOfServer.exchange(code, { client_secret: secret });
    expect(answer.statusCode).toBe(200);
    const { refresh_token } = answer.json();
    expect(await failed(flowOfServer.refresh(refresh_token, changed))).toBe(
      `${status} invalid_client`,
    );
  });

  it('names it in one place', async () => {
    const code = await flowOfServer.codeFor(anna);
    const id = flowOfServer.clientId;
    const twice = flowOfServer.exchange(code, { client_secret: secret }, basic(id, secret));
    expect(await failed(twice)).toBe('400 invalid_request');
    const mixed = flowOfServer.exchange(code, {}, basic(other.clientId, secret));
    expect(await failed(mixed)).toBe('401 invalid_client');
    const wrong = await flowOfServer.exchange(code, {}, basic(id, 'oche_as_wrong'));
    expect([wrong.statusCode, wrong.headers['www-authenticate']]).toEqual([
      401,
      expect.stringMatching(/^Basic/),
    ]);
    expect((await flowOfServer.exchange(code, {}, basic(id, secret))).statusCode).toBe(200);
  });

  it('has another one from one moment to the next', async () => {
    const id = flowOfServer.clientId;
    const renewed = await api.callerFor(owner).access.apps.renewSecret({ id });
    const code = await flowOfServer.codeFor(anna);
    const former = flowOfServer.exchange(code, { client_secret: secret });
    expect(await failed(former)).toBe('400 invalid_client');
    const answer = await flowOfServer.exchange(code, { client_secret: renewed.secret ?? '' });
    expect(answer.statusCode).toBe(200);
  });

  it('is none of those that have none', async () => {
    const code = await flow.codeFor(anna);
    expect(await failed(flow.exchange(code, { client_secret: 'x' }))).toBe('400 invalid_client');
  });
});

describe('the token endpoint', () => {
  test.each([
    ['another grant', { grant_type: 'client_credentials' }, '400 unsupported_grant_type'],
    [
      'a password',
      { grant_type: 'password', username: 'x', password: 'y' },
      '400 unsupported_grant_type',
    ],
    ['an unknown grant', { grant_type: 'x' }, '400 unsupported_grant_type'],
    ['no grant', {}, '400 invalid_request'],
  ])('gives nothing for %s', async (_what, params, error) => {
    const answer = flow.post('/oauth/token', { client_id: flow.clientId, ...params });
    expect(await failed(answer)).toBe(error);
  });

  it('takes forms alone', async () => {
    for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x']) {
      const answer = await flow.post('/oauth/token', {}, { 'content-type': type });
      expect(answer.statusCode).toBe(415);
    }
  });

  it('is for pages of others, without cookies', async () => {
    const foreign = { origin: 'https://app.example', 'sec-fetch-site': 'cross-site', cookie };
    const code = await flow.codeFor(anna);
    const answer = await flow.exchange(code, {}, foreign);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
    expect(answer.headers['set-cookie']).toBeUndefined();
    const asked = await server.app.inject({
      method: 'OPTIONS',
      url: '/oauth/token',
      headers: foreign,
    });
    expect([asked.statusCode, asked.headers['access-control-allow-methods']]).toEqual([
      204,
      'POST',
    ]);
  });

  it('says of a token that is none the same as of one that was', async () => {
    for (const token of ['oche_rt_x', 'x', 'oche_at_x']) {
      const answer = await flow.post('/oauth/revoke', { client_id: flow.clientId, token });
      expect(answer.statusCode).toBe(200);
    }
    const { access_token, refresh_token } = await flow.tokensFor(anna);
    for (const token of [access_token, refresh_token]) {
      await flow.post('/oauth/revoke', { client_id: other.clientId, token });
    }
    expect(await flow.use(access_token)).toBe(200);
    await flow.post('/oauth/revoke', { client_id: flow.clientId, token: access_token });
    expect(await flow.use(access_token)).toBe(401);
    expect((await flow.refresh(refresh_token)).statusCode).toBe(200);
  });
});

test('nothing secret is in the log', async () => {
  const code = await flow.codeFor(anna, { state: 'state-of-this-test' });
  const { access_token, refresh_token } = (await flow.exchange(code)).json();
  await flow.use(access_token);
  await flow.refresh(refresh_token);
  await flow.authorize(flow.query({ state: 'state-of-this-test' }), cookie);
  const log = JSON.stringify(server.log);
  expect(log).toContain('/oauth/token');
  for (const secret of [
    code,
    access_token,
    refresh_token,
    flow.pkce.verifier,
    'state-of-this-test',
  ])
    expect(log).not.toContain(secret);
});
