import type OAuth2Server from '@node-oauth/oauth2-server';
import { ACCESS_TOKEN_MS, CODE_MS, REFRESH_TOKEN_MS } from './lifetimes.ts';

type Model = OAuth2Server.AuthorizationCodeModel & OAuth2Server.RefreshTokenModel;
type Part<Names extends keyof Model> = Pick<Model, Names>;

/** What the authorisation endpoint asks of us. */
export type AuthorizeModel = Part<
  | 'getClient'
  | 'generateAuthorizationCode'
  | 'saveAuthorizationCode'
  | 'validateScope'
  | 'validateRedirectUri'
>;
/** What the token endpoint asks of us. */
export type TokenModel = Part<
  | 'getClient'
  | 'generateAccessToken'
  | 'generateRefreshToken'
  | 'getAuthorizationCode'
  | 'revokeAuthorizationCode'
  | 'getRefreshToken'
  | 'revokeToken'
  | 'saveToken'
>;

/** An answer to an app that says what is wrong with its request (RFC 6749, 4.1.2.1 and 5.2). */
export class OAuthRefusal extends Error {
  /** e.g. `invalid_grant` */
  readonly code: string;
  readonly status: number;
  /** what goes beside it */
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: string,
    description: string,
    { status = 400, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
  ) {
    super(description);
    this.name = 'OAuthRefusal';
    this.code = code;
    this.status = status;
    this.headers = headers;
  }
}

/** The library, loaded when the first app asks for something. */
const load = async () => (await import('@node-oauth/oauth2-server')).default;

/**
 * @param library what the library threw: its own refusals, or what our model threw, inside of one
 * @throws what our model threw
 */
function refusalOf(
  { OAuthError }: Awaited<ReturnType<typeof load>>,
  thrown: unknown,
  response: OAuth2Server.Response,
): OAuthRefusal {
  if (!(thrown instanceof OAuthError)) throw thrown;
  if ('inner' in thrown && thrown.name === 'server_error') throw thrown.inner;
  const challenge = response.get('www-authenticate');
  return new OAuthRefusal(thrown.name, thrown.message, {
    status: thrown.code,
    headers: challenge ? { 'www-authenticate': challenge } : {},
  });
}

/**
 * Asks the library whether a request for a code is right, and makes the code.
 * @returns the code, or what to tell the app
 */
export async function authorize(
  model: AuthorizeModel,
  user: { id: string },
  params: Record<string, string | undefined>,
): Promise<string | OAuthRefusal> {
  const library = await load();
  const request = new library.Request({ headers: {}, method: 'GET', query: present(params) });
  const response = new library.Response();
  const server = new library({ model: model as Model });
  try {
    const code = await server.authorize(request, response, {
      authorizationCodeLifetime: CODE_MS / 1000,
      allowEmptyState: true,
      authenticateHandler: { handle: async () => user },
    });
    return code.authorizationCode;
  } catch (error) {
    return refusalOf(library, error, response);
  }
}

interface TokenRequest {
  params: Record<string, string | undefined>;
  authorization: string | undefined;
}

/** @returns the answer's body, or what to tell the app */
export async function exchange(
  model: TokenModel,
  { params, authorization }: TokenRequest,
): Promise<Record<string, unknown> | OAuthRefusal> {
  const library = await load();
  const request = new library.Request({
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      // what it reads the media type of only where there is a body
      'content-length': '1',
      ...(authorization !== undefined && { authorization }),
    },
    method: 'POST',
    query: {},
    body: present(params),
  });
  const response = new library.Response();
  const server = new library({ model: model as Model });
  try {
    await server.token(request, response, {
      accessTokenLifetime: ACCESS_TOKEN_MS / 1000,
      refreshTokenLifetime: REFRESH_TOKEN_MS / 1000,
      // whether an app has to name its secret is up to the app: `getClient` of the model decides
      requireClientAuthentication: { authorization_code: false, refresh_token: false },
      alwaysIssueNewRefreshToken: true,
    });
    return response.body;
  } catch (error) {
    return refusalOf(library, error, response);
  }
}

const present = (params: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
