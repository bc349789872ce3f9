import { type Tx, withTransaction } from '@oche/db';
import type { consentOutput } from '@oche/validators/access/apps';
import { isRedirectOf, redirectKind } from '@oche/validators/access/redirect-uri';
import { isScope, type Scope } from '@oche/validators/access/scopes';
import type { z } from 'zod';
import { isWriter, requireWriter } from '../../../lib/actor.ts';
import type { Deps, MemberContext, ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { queueMail } from '../../../lib/mail/mail.ts';
import { newSecret, secretHash } from '../../../lib/secrets/secret.ts';
import './oauth.mails.ts';
import type { AppRow } from '../apps/app.queries.ts';
import { getLivingApp } from '../apps/app.queries.ts';
import * as consents from './consent.queries.ts';
import * as grants from './grant.queries.ts';
import { CODE_MS } from './lifetimes.ts';
import {
  type AuthorizeParams,
  answerTo,
  packRequest,
  placeOf,
  readAuthorizeParams,
  unpackRequest,
} from './oauth-request.ts';
import { type AuthorizeModel, authorize, OAuthRefusal } from './oauth-server.ts';
import { issuerOf } from './server-metadata.ts';

/** Whoever makes an app that throws away what it gets has this many at a time. */
const GRANTS_MAX = 50;
/** What a challenge looks like that was made by SHA-256 (RFC 7636, 4.2). */
const CHALLENGE = /^[\w-]{43}$/;

/** The request of an app whose id and address are right: whatever else is wrong, it is told. */
interface Asking {
  app: AppRow;
  params: AuthorizeParams;
  redirectUri: string;
  scopes: Scope[];
  /** the member is to see the page in any case */
  isExplicit: boolean;
  /** no page may be shown */
  isSilent: boolean;
}

type Checked = { kind: 'asking'; asking: Asking } | { kind: 'leave'; to: string };

export type Begun =
  /** to the app, with its answer */
  | { kind: 'leave'; to: string }
  /** the member is asked */
  | { kind: 'ask'; path: string }
  /** a visitor has to sign in, and comes back to that path */
  | { kind: 'signIn'; path: string };

/** The page that asks a member, about a request. */
const consentPath = (query: string) => `/oauth/consent?request=${packRequest(query)}`;

/**
 * What happens to a browser that an app sends us.
 * @param query of the authorisation endpoint, as it was sent
 * @throws AppError OAUTH_BAD_REQUEST, OAUTH_UNKNOWN_APP, OAUTH_WRONG_REDIRECT: none of these is told to the address, which
 *   may be anybody's
 */
export async function beginAuthorization(ctx: ServiceContext, query: string): Promise<Begun> {
  const checked = await check(ctx, query);
  if (checked.kind === 'leave') return checked;
  const { asking } = checked;
  const { actor } = ctx;
  if (!actor) {
    if (asking.isSilent) return refuse(ctx, asking, 'login_required', 'Nobody is signed in');
    return { kind: 'signIn', path: consentPath(query) };
  }
  const isGiven = !asking.isExplicit && (await isAnsweredAlready(ctx, actor.id, asking));
  if (isGiven && isWriter(actor)) return issue({ ...ctx, actor }, asking);
  if (asking.isSilent) return refuse(ctx, asking, 'consent_required', 'The member has to be asked');
  return { kind: 'ask', path: consentPath(query) };
}

/**
 * What a member is asked.
 * @throws AppError as `beginAuthorization` does
 */
export async function readConsent(
  ctx: MemberContext,
  packed: string,
): Promise<z.input<typeof consentOutput>> {
  const checked = await check(ctx, unpackRequest(packed));
  if (checked.kind === 'leave') return checked;
  const { app, scopes, redirectUri } = checked.asking;
  const given = await consents.getConsentScopes(ctx.db, { userId: ctx.actor.id, appId: app.id });
  return {
    kind: 'ask',
    app: {
      name: app.name,
      purpose: app.purpose,
      website: app.website,
      ownerId: app.owner_id,
      since: app.created_at,
    },
    scopes: scopes.map((scope) => ({ scope, isNew: given?.includes(scope) !== true })),
    returnsTo: placeOf(redirectUri),
  };
}

/**
 * Lets the app do what it asks for.
 * @returns where the browser goes, with the code
 * @throws AppError as `beginAuthorization` does
 */
export async function allow(ctx: MemberContext, packed: string): Promise<{ to: string }> {
  requireWriter(ctx.actor);
  const checked = await check(ctx, unpackRequest(packed));
  return checked.kind === 'leave' ? { to: checked.to } : issue(ctx, checked.asking);
}

/**
 * Lets it do nothing more than before.
 * @returns where the browser goes, with the refusal
 * @throws AppError as `beginAuthorization` does
 */
export async function deny(ctx: MemberContext, packed: string): Promise<{ to: string }> {
  const checked = await check(ctx, unpackRequest(packed));
  if (checked.kind === 'leave') return { to: checked.to };
  return refuse(ctx, checked.asking, 'access_denied', 'The member has said no');
}

async function check(deps: Pick<Deps, 'db' | 'env'>, query: string): Promise<Checked> {
  const read = readAuthorizeParams(query);
  if (!read) throw new AppError('OAUTH_BAD_REQUEST');
  const { params, repeated } = read;
  const app = params.client_id ? await getLivingApp(deps.db, params.client_id) : undefined;
  if (!app) throw new AppError('OAUTH_UNKNOWN_APP');
  const redirectUri = params.redirect_uri;
  if (!redirectUri || !isRedirectOf(app.redirect_uris, redirectUri)) {
    throw new AppError('OAUTH_WRONG_REDIRECT');
  }
  const asking: Asking = {
    app,
    params,
    redirectUri,
    scopes: [],
    isExplicit: params.prompt !== undefined && params.prompt !== 'none',
    isSilent: params.prompt === 'none',
  };
  const refusal = problemOf(params, repeated) ?? (await refusalOfLibrary(asking));
  if (refusal) return refuse(deps, asking, refusal.code, refusal.message);
  const scopes = [...new Set(params.scope?.split(' ') ?? [])].filter(isScope);
  return { kind: 'asking', asking: { ...asking, scopes } };
}

/** What the library would let pass. */
function problemOf(
  { code_challenge: challenge, code_challenge_method: method, prompt }: AuthorizeParams,
  repeated: readonly string[],
): OAuthRefusal | null {
  const invalid = (description: string) => new OAuthRefusal('invalid_request', description);
  const [twice] = repeated;
  if (twice) return invalid(`${twice} may be there once`);
  // OAuth 2.1 asks for it of all apps, those with a secret included
  if (!challenge) return invalid('code_challenge is missing');
  if (method !== 'S256') return invalid('code_challenge_method has to be S256');
  if (!CHALLENGE.test(challenge)) return invalid('code_challenge is no SHA-256 in base64url');
  if (prompt !== undefined && !['none', 'consent', 'select_account'].includes(prompt)) {
    return invalid('prompt has to be none, consent or select_account');
  }
  return null;
}

/** The library makes a code that nobody keeps. */
async function refusalOfLibrary(asking: Asking): Promise<OAuthRefusal | null> {
  const code = await authorize(
    modelOf(asking, async () => {}),
    { id: 'anybody' },
    asking.params,
  );
  return code instanceof OAuthRefusal ? code : null;
}

/** @param keep writes down the code */
function modelOf(
  { app }: Asking,
  keep: (code: string, scopes: string[]) => Promise<void>,
): AuthorizeModel {
  const client = {
    id: app.id,
    redirectUris: app.redirect_uris,
    grants: ['authorization_code', 'refresh_token'],
  };
  return {
    getClient: async () => client,
    validateRedirectUri: async (uri) => isRedirectOf(app.redirect_uris, uri),
    validateScope: async (_user, _client, scopes) =>
      scopes !== undefined && scopes.length > 0 && scopes.every(isScope) && scopes,
    generateAuthorizationCode: async () => `oche_ac_${newSecret()}`,
    async saveAuthorizationCode(code, _client, user) {
      await keep(code.authorizationCode, code.scope ?? []);
      return { ...code, client, user };
    },
  };
}

/**
 * Whether the member has said yes to all of it before. On a device anybody can claim an address of its own or a loopback
 * port, and so the name of an app that keeps no secret: there the member has to look (RFC 8252, 8.6).
 */
async function isAnsweredAlready(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  { app, scopes, redirectUri }: Asking,
): Promise<boolean> {
  if (app.secret_hash === null && redirectKind(redirectUri) !== 'web') return false;
  const given = await consents.getConsentScopes(db, { userId, appId: app.id });
  return given !== undefined && scopes.every((scope) => given.includes(scope));
}

async function issue(
  ctx: ServiceContext & Pick<MemberContext, 'actor'>,
  asking: Asking,
): Promise<{ kind: 'leave'; to: string }> {
  const code = await withTransaction(ctx.db, (tx) => {
    const model = modelOf(asking, (made, scopes) => keepCode(ctx, tx, asking, made, scopes));
    return authorize(model, { id: ctx.actor.id }, asking.params);
  });
  if (code instanceof OAuthRefusal) return refuse(ctx, asking, code.code, code.message);
  return leave(ctx, asking, { code });
}

async function keepCode(
  { actor, clock }: Pick<MemberContext, 'actor' | 'clock'>,
  tx: Tx,
  { app, params, redirectUri }: Asking,
  code: string,
  scopes: string[],
): Promise<void> {
  const now = clock.now();
  const until = new Date(now.getTime() + CODE_MS);
  const consent = await consents.widenConsent(tx, {
    userId: actor.id,
    appId: app.id,
    scopes: [...new Set(scopes)].sort(),
    now,
  });
  await grants.insertGrant(tx, {
    consent_id: consent.id,
    scopes: [...new Set(scopes)],
    code_hash: secretHash(code),
    code_until: until,
    code_challenge: params.code_challenge ?? '',
    redirect_uri: redirectUri,
    created_at: now,
    expires_at: until,
  });
  await grants.deleteOldestGrants(tx, consent.id, GRANTS_MAX);
  if (!consent.is_new) return;
  const member = await consents.getMailbox(tx, actor.id);
  await queueMail(tx, {
    template: 'access.appAllowed',
    to: member.email,
    locale: member.locale,
    params: { appId: app.id },
  });
}

const refuse = (
  deps: Pick<Deps, 'env'>,
  asking: Asking,
  error: string,
  description: string,
): { kind: 'leave'; to: string } =>
  leave(deps, asking, { error, error_description: description.replaceAll(/["\\]/g, '`') });

/** The issuer tells an app that knows several of them whose answer it is (RFC 9207). */
const leave = (
  { env }: Pick<Deps, 'env'>,
  { redirectUri, params: { state } }: Asking,
  answer: Record<string, string>,
): { kind: 'leave'; to: string } => ({
  kind: 'leave',
  to: answerTo(redirectUri, { ...answer, state, iss: issuerOf(env) }),
});
