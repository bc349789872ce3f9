import * as client from 'openid-client';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../plugins/testing.ts';
import { receiveMails, type TestMember } from '../../../testing/index.ts';
import { freePort, registerApp } from './testing.ts';

/*
 * A foreign app with a library of others against a server that listens: all that is written about OAuth, as it is written.
 */

const port = await freePort();
const SITE = `http://127.0.0.1:${port}`;
const server = useTestApp({ env: { PUBLIC_URL: SITE } });
const { api } = server;

let owner: TestMember;
let anna: TestMember;
let cookie: string;
beforeAll(async () => {
  await server.app.listen({ port, host: '127.0.0.1' });
  [owner, anna] = [await api.createMember(), await api.createMember()];
  cookie = await server.signIn(anna);
});

const discover = (id: string, auth: client.ClientAuth) =>
  client.discovery(new URL(SITE), id, {}, auth, {
    algorithm: 'oauth2',
    execute: [client.allowInsecureRequests],
  });

interface Started {
  url: URL;
  checks: client.AuthorizationCodeGrantChecks;
}

async function start(
  config: client.Configuration,
  redirectUri: string,
  scope: string,
): Promise<Started> {
  const pkceCodeVerifier = client.randomPKCECodeVerifier();
  const expectedState = client.randomState();
  const url = client.buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    scope,
    code_challenge: await client.calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: 'S256',
    state: expectedState,
  });
  return { url, checks: { pkceCodeVerifier, expectedState } };
}

const visit = async (url: URL | string, headers: Record<string, string> = { cookie }) => {
  const answer = await fetch(url, { redirect: 'manual', headers });
  expect(answer.status).toBe(302);
  return new URL(answer.headers.get('location') ?? '', SITE);
};

/** What the page of the question does when somebody says yes. */
async function sayYes(page: URL): Promise<URL> {
  expect(page.pathname).toBe('/oauth/consent');
  const answer = await fetch(`${SITE}/trpc/access.consents.allow`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ request: page.searchParams.get('request') }),
  });
  const { result } = (await answer.json()) as { result: { data: { to: string } } };
  return new URL(result.data.to);
}

describe.each([
  ['a page in a browser', false, 'https://app.example/callback', () => client.None()],
  ['an app on the device', false, 'com.example.board:/done', () => client.None()],
  ['a program on the device', false, 'http://127.0.0.1:51004/done', () => client.None()],
  ['a server, by header', true, 'https://app.example/cb', client.ClientSecretBasic],
  ['a server, by form', true, 'https://app.example/cb', client.ClientSecretPost],
] as const)('%s', (_name, hasSecret, redirectUri, authOf) => {
  let config: client.Configuration;
  let tokens: client.TokenEndpointResponse;

  it('gets tokens', async () => {
    const app = await registerApp(server, owner, {
      redirectUris: [redirectUri.replace(':51004', '')],
      hasSecret,
    });
    config = await discover(app.id, authOf(app.secret ?? ''));
    const { url, checks } = await start(config, redirectUri, 'games:read profile:read');
    const back = await sayYes(await visit(url));
    expect(back.href.startsWith(redirectUri)).toBe(true);
    tokens = await client.authorizationCodeGrant(config, back, checks);
    expect(tokens).toMatchObject({
      access_token: expect.stringMatching(/^oche_at_/),
      refresh_token: expect.stringMatching(/^oche_rt_/),
      scope: 'games:read profile:read',
      token_type: 'bearer',
    });
    expect([3599, 3600]).toContain(tokens.expires_in);
  });

  it('reads the API with them', async () => {
    const answer = await client.fetchProtectedResource(
      config,
      tokens.access_token,
      new URL('/api/token', SITE),
      'GET',
    );
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ scopes: ['games:read', 'profile:read'] });
  });

  it('gets new ones, and less than before when it asks for less', async () => {
    const next = await client.refreshTokenGrant(config, tokens.refresh_token ?? '', {
      scope: 'games:read',
    });
    expect(next.scope).toBe('games:read');
    const last = await client.refreshTokenGrant(config, next.refresh_token ?? '');
    expect(last.scope).toBe('games:read profile:read');
    tokens = last;
  });

  it('is refused what it was not let do', async () => {
    const answer = await fetch(`${SITE}/api/users/search?query=mia`, {
      headers: { authorization: `Bearer ${tokens.access_token}` },
    });
    expect(answer.status).not.toBe(401);
    const writing = client.fetchProtectedResource(
      config,
      tokens.access_token,
      new URL('/api/friends/requests', SITE),
      'POST',
    );
    await expect(
      writing.then(
        ({ status }) => status,
        () => 403,
      ),
    ).resolves.toBeGreaterThan(399);
  });

  it('gives them back', async () => {
    await client.tokenRevocation(config, tokens.refresh_token ?? '');
    await expect(
      client.refreshTokenGrant(config, tokens.refresh_token ?? ''),
    ).rejects.toMatchObject({ error: 'invalid_grant' });
    const answer = await fetch(`${SITE}/api/token`, {
      headers: { authorization: `Bearer ${tokens.access_token}` },
    });
    expect(answer.status).toBe(401);
  });
});

describe('a visitor', () => {
  it('signs in first, and comes back with everything kept', async () => {
    const app = await registerApp(server, owner);
    const config = await discover(app.id, client.None());
    const { url, checks } = await start(config, 'https://app.example/callback', 'games:read');
    const login = await visit(url, {});
    expect(login.pathname).toBe('/login');
    const returnTo = login.searchParams.get('returnTo') ?? '';
    const back = await sayYes(new URL(returnTo, SITE));
    const tokens = await client.authorizationCodeGrant(config, back, checks);
    expect(tokens.scope).toBe('games:read');
  });
});

describe('what was allowed before', () => {
  it('is not asked again, unless there is more, or the app wants it', async () => {
    const app = await registerApp(server, owner);
    const config = await discover(app.id, client.None());
    const uri = 'https://app.example/callback';
    const first = await start(config, uri, 'games:read clubs:read');
    await sayYes(await visit(first.url));

    const again = await start(config, uri, 'games:read');
    const back = await visit(again.url);
    expect(back.origin).toBe('https://app.example');
    const tokens = await client.authorizationCodeGrant(config, back, again.checks);
    expect(tokens.scope).toBe('games:read');

    const more = await start(config, uri, 'games:read forum:write');
    expect((await visit(more.url)).pathname).toBe('/oauth/consent');
    again.url.searchParams.set('prompt', 'consent');
    expect((await visit(again.url)).pathname).toBe('/oauth/consent');
  });

  it('is asked again on a device, where another program may have taken the name', async () => {
    for (const uri of ['http://127.0.0.1/cb', 'com.example.x:/cb']) {
      const app = await registerApp(server, owner, { redirectUris: [uri] });
      const config = await discover(app.id, client.None());
      const { url } = await start(config, uri, 'games:read');
      await sayYes(await visit(url));
      expect((await visit(url)).pathname).toBe('/oauth/consent');
    }
  });

  it('is mailed about once', async () => {
    const member = await api.createMember();
    const app = await registerApp(server, owner, { name: 'Zähler' });
    const request = Buffer.from(
      new URLSearchParams({
        response_type: 'code',
        client_id: app.id,
        redirect_uri: 'https://app.example/callback',
        scope: 'games:read',
        code_challenge: 'x'.repeat(43),
        code_challenge_method: 'S256',
      }).toString(),
    ).toString('base64url');
    const { consents } = api.callerFor(member).access;
    await consents.allow({ request });
    await consents.allow({ request });
    const mails = await receiveMails(api, member.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('„Zähler“');
  });
});

describe('the documents', () => {
  it.each([
    [
      '/.well-known/oauth-authorization-server',
      { issuer: SITE, token_endpoint: `${SITE}/oauth/token` },
    ],
    ['/.well-known/oauth-protected-resource', { resource: SITE, authorization_servers: [SITE] }],
  ])('%s is for pages of others, too', async (path, part) => {
    const answer = await fetch(`${SITE}${path}`, { headers: { origin: 'https://app.example' } });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(await answer.json()).toMatchObject(part);
  });
});
