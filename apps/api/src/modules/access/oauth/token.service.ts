import { timingSafeEqual } from 'node:crypto';
import { type Tx, withTransaction } from '@oche/db';
import { isScope } from '@oche/validators/access/scopes';
import type { Deps } from '../../../lib/deps.ts';
import { newSecret, secretHash } from '../../../lib/secrets/secret.ts';
import { type AppRow, getLivingApp } from '../apps/app.queries.ts';
import { endAccessTokens } from '../apps/app-tokens.service.ts';
import { issueToken } from '../tokens/token.service.ts';
import * as consents from './consent.queries.ts';
import * as grants from './grant.queries.ts';
import { ACCESS_TOKEN_MS, GRANT_MS, LOST_ANSWER_MS, REFRESH_TOKEN_MS } from './lifetimes.ts';
import { readTokenParams, type TokenParams } from './oauth-request.ts';
import { exchange, OAuthRefusal, type TokenModel } from './oauth-server.ts';

type OAuthDeps = Pick<Deps, 'db' | 'clock' | 'events' | 'limits'>;
type LockedGrant = NonNullable<Awaited<ReturnType<typeof grants.lockGrantOfCode>>>;

/** Of those that the library has. */
const GRANT_TYPES = ['authorization_code', 'refresh_token'];

export interface TokenRequest {
  /** of type `application/x-www-form-urlencoded` */
  body: string;
  /** the header */
  authorization: string | undefined;
  hasQuery: boolean;
  /** for whom it counts */
  address: string;
}

interface Credentials {
  params: TokenParams;
  clientId: string | undefined;
  secret: string | undefined;
  /** where they stood */
  isInHeader: boolean;
}

/**
 * Gives tokens for a code or a refresh token.
 * @returns the answer's body, or what to tell the app
 * @throws AppError RATE_LIMITED
 */
export async function giveTokens(
  deps: OAuthDeps,
  request: TokenRequest,
): Promise<Record<string, unknown> | OAuthRefusal> {
  const read = readCredentials(request);
  if (read instanceof OAuthRefusal) return read;
  await deps.limits.use('appToken', `${read.clientId?.slice(0, 40)}/${request.address}`);
  const { params, clientId, secret, isInHeader } = read;
  if (!params.grant_type) return new OAuthRefusal('invalid_request', 'grant_type is missing');
  if (!GRANT_TYPES.includes(params.grant_type)) {
    return new OAuthRefusal(
      'unsupported_grant_type',
      'Only codes and refresh tokens are exchanged',
    );
  }
  // the library doesn't decode what stands in the header
  const header = isInHeader ? Buffer.from(`${clientId}:${secret}`).toString('base64') : undefined;
  // a refusal is a result, too: a code that was tried stays used, and what was copied stays taken away
  return withTransaction(deps.db, (tx) =>
    exchange(modelOf(deps, tx), { params, authorization: header && `Basic ${header}` }),
  );
}

/**
 * Takes a token back that its app needs no more (RFC 7009): a refresh token with all that came of the same code, an access
 * token alone. One that isn't the app's, or none, is nothing to take back, and answered the same.
 * @returns what to tell the app, if anything
 * @throws AppError RATE_LIMITED
 */
export async function revokeToken(
  deps: OAuthDeps,
  request: TokenRequest,
): Promise<OAuthRefusal | null> {
  const read = readCredentials(request);
  if (read instanceof OAuthRefusal) return read;
  await deps.limits.use('appToken', `${read.clientId?.slice(0, 40)}/${request.address}`);
  const { params, clientId, secret, isInHeader } = read;
  const app = clientId ? await findClient(deps.db, clientId, secret) : undefined;
  if (!app) {
    return new OAuthRefusal(
      'invalid_client',
      'The app is unknown, or its secret is wrong',
      isInHeader ? challenged : {},
    );
  }
  const { token } = params;
  if (!token) return new OAuthRefusal('invalid_request', 'token is missing');
  await withTransaction(deps.db, async (tx) => {
    const hash = secretHash(token);
    const locked = await grants.lockGrantOfRefreshToken(tx, hash);
    if (locked?.grant.app_id === app.id) return endGrant(deps, tx, locked.grant);
    await endAccessTokens(deps, tx, { appId: app.id, hash });
  });
  return null;
}

/** What goes beside a refusal of what stood in the header (RFC 6749, 5.2). */
const challenged = { status: 401, headers: { 'www-authenticate': 'Basic realm="Service"' } };

/** Id and secret stand in the header or in the body, never in both (RFC 6749, 2.3). */
function readCredentials(request: TokenRequest): Credentials | OAuthRefusal {
  const invalid = (description: string) => new OAuthRefusal('invalid_request', description);
  // addresses are logged on the way
  if (request.hasQuery) return invalid('All parameters belong into the body');
  const { params, repeated } = readTokenParams(request.body);
  const [twice] = repeated;
  if (twice) return invalid(`${twice} may be there once`);
  if (request.authorization === undefined) {
    const { client_id: clientId, client_secret: secret } = params;
    return { params, clientId, secret, isInHeader: false };
  }
  if (params.client_secret) return invalid('The secret stands in the header and in the body');
  const basic = readBasic(request.authorization);
  if (!basic || (params.client_id && params.client_id !== basic.clientId)) {
    return new OAuthRefusal('invalid_client', 'The Authorization header names no app', challenged);
  }
  return { params, ...basic, isInHeader: true };
}

/** Both halves are encoded as in a form (RFC 6749, 2.3.1). */
function readBasic(header: string): { clientId: string; secret: string } | null {
  const [, encoded] = /^basic ([\w+/]+=*)$/i.exec(header) ?? [];
  if (!encoded) return null;
  const [name, ...rest] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  if (!name || rest.length === 0) return null;
  const decoded = (text: string) =>
    new URLSearchParams(`x=${text.replaceAll('&', '%26')}`).get('x') ?? '';
  return { clientId: decoded(name), secret: decoded(rest.join(':')) };
}

/** An app that has a secret has to name it, whatever it asks for; one that has none names none. */
async function findClient(
  executor: Parameters<typeof getLivingApp>[0],
  id: string,
  secret: string | undefined,
): Promise<AppRow | undefined> {
  const app = await getLivingApp(executor, id);
  if (!app) return undefined;
  if (app.secret_hash === null) return secret ? undefined : app;
  return secret && isSame(secretHash(secret), app.secret_hash) ? app : undefined;
}

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** What one request at the token endpoint asks of us, in its transaction. */
function modelOf(deps: OAuthDeps, tx: Tx): TokenModel {
  const now = deps.clock.now();
  let client: AppRow | undefined;
  let grant: LockedGrant | undefined;

  /** Its times are those of the system, as that is what the library compares them with. */
  const untilOf = (moment: string | Date) =>
    new Date(Date.now() + new Date(moment).getTime() - now.getTime());
  const clientOf = ({ app_id }: LockedGrant) => ({ id: app_id, grants: [] });

  /** What the app has got before, when it is its own: whoever has another app's ends nothing. */
  const takeAway = async (copied: LockedGrant) => {
    if (copied.app_id === client?.id) await endGrant(deps, tx, copied);
    return null;
  };

  return {
    async getClient(id, secret) {
      client = await findClient(tx, id, secret);
      return client && { id: client.id, grants: ['authorization_code', 'refresh_token'] };
    },

    async getAuthorizationCode(code) {
      const found = await grants.lockGrantOfCode(tx, secretHash(code));
      if (!found) return null;
      // it was copied: one of the two who have it is not the app (RFC 6749, 4.1.2)
      if (found.code_used_at) return takeAway(found);
      if (await grants.isMemberShutOut(tx, found.user_id)) return null;
      grant = found;
      return {
        authorizationCode: code,
        expiresAt: untilOf(found.code_until),
        redirectUri: found.redirect_uri,
        scope: found.scopes,
        codeChallenge: found.code_challenge,
        codeChallengeMethod: 'S256',
        client: clientOf(found),
        user: { id: found.user_id },
      };
    },

    async revokeAuthorizationCode() {
      if (!grant) return false;
      await grants.markCodeUsed(tx, grant.id, now);
      return true;
    },

    async getRefreshToken(refreshToken) {
      const locked = await grants.lockGrantOfRefreshToken(tx, secretHash(refreshToken));
      if (!locked) return null;
      const { grant: found, token } = locked;
      if (token.used_at) {
        const age = now.getTime() - new Date(token.used_at).getTime();
        const isLostAnswer = age <= LOST_ANSWER_MS && !token.is_followed;
        if (!isLostAnswer) return takeAway(found);
      }
      if (await grants.isMemberShutOut(tx, found.user_id)) return null;
      grant = found;
      return {
        refreshToken,
        refreshTokenExpiresAt: untilOf(found.expires_at),
        scope: found.scopes,
        client: clientOf(found),
        user: { id: found.user_id },
      };
    },

    async revokeToken() {
      if (!grant) return false;
      await grants.useRefreshTokens(tx, grant.id, now);
      return true;
    },

    // made when they are written down
    generateAccessToken: async () => '',
    generateRefreshToken: async () => '',

    async saveToken(token, app, user) {
      if (!grant) return null;
      const refreshToken = `oche_rt_${newSecret()}`;
      const expiresAt = new Date(now.getTime() + ACCESS_TOKEN_MS);
      const refreshUntil = new Date(
        Math.min(now.getTime() + REFRESH_TOKEN_MS, new Date(grant.created_at).getTime() + GRANT_MS),
      );
      const scope = token.scope ?? grant.scopes;
      const { token: accessToken } = await issueToken(tx, deps, {
        userId: grant.user_id,
        grantId: grant.id,
        name: client?.name ?? '',
        scopes: scope.filter(isScope),
        expiresAt,
      });
      await grants.insertRefreshToken(tx, {
        hash: secretHash(refreshToken),
        grant_id: grant.id,
        created_at: now,
      });
      await grants.prolongGrant(tx, grant.id, refreshUntil);
      await consents.noteUse(tx, grant.consent_id, now);
      return {
        accessToken,
        accessTokenExpiresAt: untilOf(expiresAt),
        refreshToken,
        refreshTokenExpiresAt: untilOf(refreshUntil),
        scope,
        client: app,
        user,
      };
    },
  };
}

/** Ends all that came of one code, at once. */
export async function endGrant(
  deps: Pick<Deps, 'events'>,
  tx: Tx,
  { id, app_id }: Pick<LockedGrant, 'id' | 'app_id' | 'user_id'>,
): Promise<void> {
  await endAccessTokens(deps, tx, { appId: app_id, grantId: id });
  await grants.deleteGrant(tx, id);
}
