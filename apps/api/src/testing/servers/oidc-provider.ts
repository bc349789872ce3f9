import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

export interface TestProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** the person who signs in at the provider next, as claims */
  account: { sub: string; [claim: string]: unknown };
  /**
   * Goes through the provider's pages as a person would.
   * @returns the address to which the provider sends the browser back
   */
  visit(authorizationUrl: string): Promise<URL>;
  /**
   * Goes where a sign-out leads, and says yes.
   * @returns the address to which the provider sends the browser back
   */
  leave(endSessionUrl: string): Promise<string>;
  close(): Promise<void>;
}

/**
 * Starts a real OpenID Connect provider on localhost, which requires PKCE. Its sign-in page asks
 * nothing: everybody is `account`.
 */
export async function startTestProvider(
  redirectUri: string,
  { hasSignOut = true } = {},
): Promise<TestProvider> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const client = { clientId: 'oche', clientSecret: 'a-secret-of-the-test-client' };
  const accounts = new Map<string, TestProvider['account']>();

  const provider: Provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [redirectUri],
        post_logout_redirect_uris: [new URL('/', redirectUri).href],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name', 'name'],
    },
    pkce: { required: () => true },
    cookies: { keys: ['test'] },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: hasSignOut },
    },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => accounts.get(sub) ?? { sub } }),
    async loadExistingGrant(ctx) {
      const accountId = ctx.oidc.session?.accountId ?? '';
      const grant = new provider.Grant({ accountId, clientId: client.clientId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const handle = provider.callback();
  const running: TestProvider = {
    issuer,
    ...client,
    account: { sub: 'nobody' },
    visit: (url) => visit(url, issuer),
    leave,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!request.url?.startsWith('/interaction/')) return handle(request, response);
    const { account } = running;
    accounts.set(account.sub, account);
    return provider.interactionFinished(request, response, { login: { accountId: account.sub } });
  });
  return running;
}

/** @throws Error when the provider refuses, e.g. an address that isn't registered */
async function leave(endSessionUrl: string): Promise<string> {
  const question = await fetch(endSessionUrl);
  const text = await question.text();
  const [, action] = /<form[^>]* action="([^"]+)"/.exec(text) ?? [];
  const [, xsrf] = /name="xsrf" value="([^"]+)"/.exec(text) ?? [];
  if (!action || !xsrf) throw new Error(`the provider answered ${question.status}: ${text}`);
  const cookie = question.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const answer = await fetch(action, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie },
    body: new URLSearchParams({ xsrf, logout: 'yes' }),
  });
  return String(answer.headers.get('location'));
}

/** Follows redirects with the provider's cookies until they lead to another site. */
async function visit(start: string, issuer: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = new URL(start);
  for (let step = 0; step < 10; step++) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (!location) throw new Error(`the provider answered ${response.status} at ${url.pathname}`);
    url = new URL(location, url);
    if (url.origin !== issuer) return url;
  }
  throw new Error('the provider goes in circles');
}
