import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import type { TestApp } from '../../../plugins/testing.ts';
import type { TestMember } from '../../../testing/index.ts';

/** A port that nobody listens at now, for a server whose name has to be known before it starts. */
export async function freePort(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const probe = createServer().listen(0, '127.0.0.1', () => {
    const address = probe.address();
    probe.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
  });
  return promise;
}

export const CALLBACK = 'https://app.example/callback';

interface AppOptions {
  name?: string;
  redirectUris?: string[];
  hasSecret?: boolean;
}

/** Registers an app, as the page does. */
export async function registerApp(
  { api }: TestApp,
  owner: TestMember,
  { name = 'Lichter am Board', redirectUris = [CALLBACK], hasSecret = false }: AppOptions = {},
): Promise<{ id: string; secret: string | null }> {
  return api.callerFor(owner).access.apps.create({
    name,
    purpose: 'Macht bei 180 das Licht an.',
    website: 'https://app.example',
    redirectUris,
    hasSecret,
  });
}

/** A verifier with its challenge (RFC 7636). */
function newPkce(): { verifier: string; challenge: string } {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}

type Answer = Awaited<ReturnType<TestApp['app']['inject']>>;
type Params = Record<string, string | undefined>;

/** What an app and its member's browser do, request by request. */
export class TestFlow {
  readonly #server: TestApp;
  readonly clientId: string;
  readonly pkce = newPkce();

  constructor(server: TestApp, clientId: string) {
    this.#server = server;
    this.clientId = clientId;
  }

  /** @param changed what is other than in a good request; undefined: left out */
  query(changed: Params = {}): string {
    const params: Params = {
      response_type: 'code',
      client_id: this.clientId,
      redirect_uri: CALLBACK,
      scope: 'games:read',
      state: 'abc',
      code_challenge: this.pkce.challenge,
      code_challenge_method: 'S256',
      ...changed,
    };
    return String(new URLSearchParams(present(params)));
  }

  /** @returns where the browser is sent */
  async authorize(query: string, cookie?: string): Promise<string> {
    const answer = await this.#server.app.inject({
      url: `/oauth/authorize?${query}`,
      headers: cookie ? { cookie } : {},
    });
    if (answer.statusCode !== 302) throw new Error(`answered ${answer.statusCode}`);
    return String(answer.headers.location);
  }

  /** The member says yes, whatever was said before. */
  async allow(member: TestMember, changed: Params = {}): Promise<URL> {
    const request = Buffer.from(this.query(changed)).toString('base64url');
    const { to } = await this.#server.api.callerFor(member).access.consents.allow({ request });
    return new URL(to);
  }

  async codeFor(member: TestMember, changed: Params = {}): Promise<string> {
    const to = await this.allow(member, changed);
    return to.searchParams.get('code') ?? '';
  }

  async post(path: string, params: Params, headers: Record<string, string> = {}): Promise<Answer> {
    return this.#server.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: String(new URLSearchParams(present(params))),
    });
  }

  /** @param changed as above */
  exchange(
    code: string,
    changed: Params = {},
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const params = {
      grant_type: 'authorization_code',
      client_id: this.clientId,
      code,
      redirect_uri: CALLBACK,
      code_verifier: this.pkce.verifier,
      ...changed,
    };
    return this.post('/oauth/token', params, headers);
  }

  refresh(refreshToken: string, changed: Params = {}): Promise<Answer> {
    const params = {
      grant_type: 'refresh_token',
      client_id: this.clientId,
      refresh_token: refreshToken,
      ...changed,
    };
    return this.post('/oauth/token', params);
  }

  /** All of it, to the end. */
  async tokensFor(member: TestMember, changed: Params = {}): Promise<Tokens> {
    const answer = await this.exchange(await this.codeFor(member, changed));
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json();
  }

  /** @returns the status of a request to the API with this token */
  async use(token: string, url = '/api/token'): Promise<number> {
    const { statusCode } = await this.#server.app.inject({
      url,
      headers: { authorization: `Bearer ${token}` },
    });
    return statusCode;
  }
}

export interface Tokens {
  access_token: string;
  refresh_token: string;
  expires_in: number;
  scope: string;
  token_type: string;
}

const present = (params: Params): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
