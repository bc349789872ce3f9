import { email } from '@oche/validators/auth/schemas';
import { line } from '@oche/validators/common';
import type { Configuration } from 'openid-client';
import { z } from 'zod';
import type { Env } from '../../../env.ts';
import { AppError } from '../../../lib/errors.ts';
import { publicUrl } from '../../../lib/public-url.ts';
import type { ExternalProfile } from './identity.ts';

// OpenID Connect Core 1.0: authorization code flow with PKCE (RFC 7636), state and nonce.

export const CALLBACK_PATH = '/api/auth/oidc/callback';
const TIMEOUT_SECONDS = 10;

/** Loaded when somebody first signs in with a provider, as many sites have none. */
const openId = () => import('openid-client');

/** What the browser keeps while its user is at the provider. */
export const flowSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  returnTo: z.string(),
});
export type Flow = z.infer<typeof flowSchema>;

type OidcEnv = Pick<
  Env,
  'OIDC_ISSUER' | 'OIDC_CLIENT_ID' | 'OIDC_CLIENT_SECRET' | 'PUBLIC_URL' | 'PORT'
>;

/**
 * @returns the address to send the browser to, and what it has to bring back
 * @throws AppError EXTERNAL_SIGN_IN_FAILED when there is no provider or it doesn't answer
 */
export async function beginFlow(env: OidcEnv, returnTo: string): Promise<{ url: URL; flow: Flow }> {
  const provider = await discover(env);
  const oidc = await openId();
  const flow: Flow = {
    state: oidc.randomState(),
    nonce: oidc.randomNonce(),
    codeVerifier: oidc.randomPKCECodeVerifier(),
    returnTo,
  };
  const url = oidc.buildAuthorizationUrl(provider, {
    redirect_uri: publicUrl(env, CALLBACK_PATH),
    scope: 'openid email profile',
    state: flow.state,
    nonce: flow.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(flow.codeVerifier),
    code_challenge_method: 'S256',
  });
  return { url, flow };
}

/**
 * Where the provider ends its own session and sends the browser back to the start page (OpenID Connect
 * RP-Initiated Logout 1.0, section 2).
 *
 * @param idToken of the sign-in; without it the provider may ask its user
 * @returns null when it has no such address
 * @throws AppError EXTERNAL_SIGN_IN_FAILED when there is no provider or it doesn't answer
 */
export async function endSessionUrl(env: OidcEnv, idToken: string | null): Promise<string | null> {
  const provider = await discover(env);
  if (!provider.serverMetadata().end_session_endpoint) return null;
  const oidc = await openId();
  return oidc.buildEndSessionUrl(provider, {
    post_logout_redirect_uri: publicUrl(env, '/'),
    ...(idToken && { id_token_hint: idToken }),
  }).href;
}

/**
 * @param callback path and query with which the browser came back
 * @throws AppError EXTERNAL_SIGN_IN_FAILED, whatever went wrong; the cause is only for the log
 */
export async function finishFlow(
  env: OidcEnv,
  flow: Flow,
  callback: string,
): Promise<ExternalProfile> {
  const provider = await discover(env);
  const oidc = await openId();
  try {
    const tokens = await oidc.authorizationCodeGrant(provider, new URL(publicUrl(env, callback)), {
      expectedState: flow.state,
      expectedNonce: flow.nonce,
      pkceCodeVerifier: flow.codeVerifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new Error('no ID token');
    // many providers tell address and name only here; the subject must be that of the ID token
    const userInfo = provider.serverMetadata().userinfo_endpoint
      ? await oidc.fetchUserInfo(provider, tokens.access_token, claims.sub)
      : {};
    const profile = profileOf({ ...claims, ...userInfo, iss: claims.iss, sub: claims.sub });
    return { ...profile, idToken: tokens.id_token ?? '' };
  } catch (cause) {
    throw new AppError('EXTERNAL_SIGN_IN_FAILED', { cause });
  }
}

const name = z.nullable(line({ max: 80 })).catch(null);

/** Standard claims (OpenID Connect Core 1.0, section 5.1); only issuer and subject are required. */
const claimsSchema = z.object({
  iss: z.string(),
  sub: z.string(),
  email: z.nullable(email).catch(null),
  // some providers send it as a string
  email_verified: z.union([z.boolean(), z.literal('true').transform(() => true)]).catch(false),
  given_name: name,
  family_name: name,
  name,
});

function profileOf(claims: Record<string, unknown>): Omit<ExternalProfile, 'idToken'> {
  const known = claimsSchema.parse(claims);
  const words = known.name?.split(' ') ?? [];
  return {
    issuer: known.iss,
    subject: known.sub,
    email: known.email,
    emailVerified: known.email_verified,
    firstName: known.given_name ?? words[0] ?? null,
    lastName: known.family_name ?? (words.slice(1).join(' ') || null),
  };
}

const discovered = new WeakMap<OidcEnv, Promise<Configuration>>();

/**
 * Asks the provider for its addresses, once per process; after a failure the next call asks again.
 */
async function discover(env: OidcEnv): Promise<Configuration> {
  const known = discovered.get(env);
  const asking = known ?? askProvider(env);
  if (!known) {
    discovered.set(env, asking);
    asking.catch(() => discovered.delete(env));
  }
  try {
    return await asking;
  } catch (cause) {
    throw new AppError('EXTERNAL_SIGN_IN_FAILED', { cause });
  }
}

async function askProvider(env: OidcEnv): Promise<Configuration> {
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET } = env;
  if (!OIDC_ISSUER || !OIDC_CLIENT_ID) throw new Error('no provider is configured');
  const issuer = new URL(OIDC_ISSUER);
  const oidc = await openId();
  const execute = [oidc.enableNonRepudiationChecks];
  // plain http is allowed only for a provider on this machine, as in tests
  if (issuer.protocol === 'http:' && isLocal(issuer)) execute.push(oidc.allowInsecureRequests);
  return oidc.discovery(
    issuer,
    OIDC_CLIENT_ID,
    OIDC_CLIENT_SECRET,
    OIDC_CLIENT_SECRET ? undefined : oidc.None(),
    { execute, timeout: TIMEOUT_SECONDS },
  );
}

const isLocal = (url: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
