import { randomInt } from 'node:crypto';
import { withTransaction } from '@oche/db';
import type { ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { queueMail } from '../../../lib/mail/mail.ts';
import { requireOpen } from '../../site/index.ts';
import * as accounts from '../account/account.queries.ts';
import '../auth.events.ts';
import '../auth.mails.ts';
import { limitMail } from '../mails/mail-limits.ts';
import { endAllSessions } from '../session/session.service.ts';
import { newAccount, newUserId, provisionalUntil } from '../sign-up/sign-up.service.ts';
import { deleteTokens } from '../tokens/token.queries.ts';
import { useToken } from '../tokens/token.service.ts';
import * as identities from './identity.queries.ts';
import { type ExternalProfile, identitySchema } from './identity.ts';
import { signInAs } from './sign-in.service.ts';
import { sealIdToken } from './sign-out.service.ts';

/** `link-sent`: the visitor has to open a link in a mail first. */
export type ExternalSignIn = { status: 'signed-in' | 'second-factor' | 'link-sent' };

/**
 * A known identity signs in. An unknown one gets an account at once only if the provider guarantees
 * the address and the address has no account yet; otherwise the owner of the address decides, by
 * mail. For an address without that guarantee the answer is the same with or without an account.
 *
 * @throws AppError EXTERNAL_SIGN_IN_FAILED, ACCOUNT_BANNED, RATE_LIMITED, AREA_OFF for somebody who would join while
 * nobody can
 */
export async function signInExternally(
  ctx: ServiceContext,
  profile: ExternalProfile,
  returnTo?: string,
): Promise<ExternalSignIn> {
  const ownerId = await identities.getIdentityOwner(ctx.db, profile);
  const owner = ownerId ? await accounts.getAccount(ctx.db, ownerId) : undefined;
  if (owner) return signInFrom(ctx, owner, profile);

  const { email } = profile;
  if (!email) throw new AppError('EXTERNAL_SIGN_IN_FAILED');
  const existing = await accounts.getAccountByEmail(ctx.db, email);
  if (existing) return sendLink(ctx, existing, profile, returnTo);

  await requireOpen(ctx, 'signUp');
  const account = await createAccount(ctx, email, profile, returnTo);
  return profile.emailVerified ? signInFrom(ctx, account, profile) : { status: 'link-sent' };
}

const signInFrom = (ctx: ServiceContext, account: accounts.Account, { idToken }: ExternalProfile) =>
  signInAs(ctx, account, 'provider', sealIdToken(ctx, account.id, idToken));

async function sendLink(
  ctx: ServiceContext,
  account: accounts.Account,
  { issuer, subject }: ExternalProfile,
  returnTo: string | undefined,
): Promise<ExternalSignIn> {
  await limitMail(ctx, account.email);
  await queueMail(ctx.db, {
    template: 'auth.linkExternal',
    to: account.email,
    locale: ctx.locale,
    params: { userId: account.id, issuer, subject, provider: ctx.env.OIDC_NAME, returnTo },
  });
  return { status: 'link-sent' };
}

async function createAccount(
  ctx: ServiceContext,
  email: string,
  profile: ExternalProfile,
  returnTo: string | undefined,
): Promise<accounts.Account> {
  const { locale } = ctx;
  if (!profile.emailVerified) await limitMail(ctx, email);
  return withTransaction(ctx.db, async (tx) => {
    const now = ctx.clock.now();
    const id = newUserId();
    const isNew = await accounts.insertAccount(tx, {
      ...newAccount(ctx, id),
      email,
      ...(profile.emailVerified
        ? { email_verified_at: now }
        : { provisional_until: provisionalUntil(ctx) }),
      first_name: profile.firstName ?? 'Mitglied',
      last_name: profile.lastName ?? String(randomInt(1000, 10_000)),
      locale,
    });
    // somebody else took the address or the identity at the same moment; a second try finds out
    if (!isNew) throw new AppError('EXTERNAL_SIGN_IN_FAILED');
    await identities.insertIdentity(tx, id, profile, now);
    if ((await identities.getIdentityOwner(tx, profile)) !== id) {
      throw new AppError('EXTERNAL_SIGN_IN_FAILED');
    }
    if (!profile.emailVerified) {
      const params = { userId: id, returnTo };
      await queueMail(tx, { template: 'auth.verifyEmail', to: email, locale, params });
    } else await ctx.events.publish(tx, 'member.confirmed', { userId: id });
    return accounts.lockAccount(tx, id);
  });
}

/**
 * The owner of the account confirms, by a link in a mail, that the identity is theirs.
 * @throws AppError INVALID_TOKEN, CONFLICT when the identity has meanwhile got another account
 */
export async function confirmExternalLink(ctx: ServiceContext, token: string): Promise<void> {
  await withTransaction(ctx.db, async (tx) => {
    const { userId, payload } = await useToken(tx, ctx.clock, token, 'link-oidc');
    const account = await accounts.lockAccount(tx, userId);
    const identity = identitySchema.parse(payload);
    const now = ctx.clock.now();
    if (!account.email_verified_at) {
      // the address is verified only now: whoever signed up with it before must have no way in
      await accounts.updateAccount(tx, userId, {
        email_verified_at: now,
        password_hash: null,
        updated_at: now,
      });
      await identities.deleteIdentitiesExcept(tx, userId, null);
      await deleteTokens(tx, userId, ['verify-email', 'reset-password']);
      await endAllSessions(tx, ctx, userId);
    }
    await identities.insertIdentity(tx, userId, identity, now);
    if ((await identities.getIdentityOwner(tx, identity)) !== userId)
      throw new AppError('CONFLICT');
  });
}
