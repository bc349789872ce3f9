import { withTransaction } from '@oche/db';
import type { SignInMethod } from '@oche/validators/auth/passkeys';
import type { CurrentUser, signInInput } from '@oche/validators/auth/schemas';
import type { z } from 'zod';
import type { ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import * as accounts from '../account/account.queries.ts';
import { findAccount } from '../account/password.service.ts';
import {
  hashPassword,
  hashPasswordFor,
  isOutdated,
  verifyPassword,
} from '../account/password-hash.ts';
import { standingAt } from '../auth.policy.ts';
import { countryOf } from '../history/region.ts';
import { recordSignIn } from '../history/sign-in.queries.ts';
import { adoptLegacyPassword } from '../legacy/legacy.service.ts';
import { startSession } from '../session/session.service.ts';
import { getProvisional } from '../sign-up/provisional.queries.ts';
import { countSignIn } from './attempts.ts';
import { rememberDevice } from './known-device.ts';

type SignInStatus = 'signed-in' | 'second-factor';

/**
 * To the account of this address, or to one that waits for it. Neither the answer nor its duration reveals
 * whether there is one. Only somebody who
 * knows the password of a banned account learns of the ban.
 *
 * @throws AppError INVALID_CREDENTIALS, ACCOUNT_BANNED, RATE_LIMITED
 */
export async function signIn(
  ctx: ServiceContext,
  { email, password }: z.output<typeof signInInput>,
): Promise<{ status: SignInStatus }> {
  const owner = await accounts.getAccountByEmail(ctx.db, email);
  await countSignIn(ctx, email, owner?.id);
  // both, whatever the first one says, so that a wrong password always takes as long
  const [isRight, hash] = await Promise.all([
    verifyPassword(owner?.password_hash ?? null, password),
    hashPasswordFor(email, password),
  ]);
  const account = isRight
    ? owner
    : ((await getProvisional(ctx.db, email, hash)) ?? (await adopt(ctx, owner, password)));
  if (!account?.password_hash) throw new AppError('INVALID_CREDENTIALS');
  if (!isOutdated(account.password_hash)) return signInAs(ctx, account, 'password');
  const newHash = await hashPassword(password);
  await accounts.replacePasswordHash(ctx.db, account.id, account.password_hash, newHash);
  return signInAs(ctx, { ...account, password_hash: newHash }, 'password');
}

/** The owner, if the password is that of the board from which they came. */
async function adopt(
  ctx: ServiceContext,
  owner: accounts.Account | undefined,
  password: string,
): Promise<accounts.Account | undefined> {
  const adopted = await adoptLegacyPassword(ctx, owner, password, hashPassword);
  return owner && adopted ? { ...owner, password_hash: adopted } : undefined;
}

/**
 * Signs the browser in as a member whose identity is proven, except for the second factor.
 * @param idToken what the session keeps of the provider's, sealed
 * @throws AppError ACCOUNT_BANNED
 */
export async function signInAs(
  ctx: ServiceContext,
  account: accounts.Account,
  method: SignInMethod,
  idToken: string | null = null,
): Promise<{ status: SignInStatus }> {
  const secondFactor = account.totp_enabled_at !== null;
  const country = await countryOf(ctx.address);
  const session = await withTransaction(ctx.db, async (tx) => {
    // locked, so that a ban or a new password at this moment also stops or ends this session
    const { status, status_reason, password_hash } = await accounts.lockAccount(tx, account.id);
    if (status === 'banned') {
      throw new AppError('ACCOUNT_BANNED', { details: { reason: status_reason } });
    }
    if (password_hash !== account.password_hash) throw new AppError('INVALID_CREDENTIALS');
    if (!secondFactor) await recordSignIn(tx, ctx, { userId: account.id, method, country });
    return startSession(tx, ctx, account.id, !secondFactor, idToken);
  });
  ctx.setSession(session);
  if (!secondFactor) rememberDevice(ctx, account.id);
  return { status: secondFactor ? 'second-factor' : 'signed-in' };
}

/**
 * Skips the second factor, too. Only for development, with DEV_LOGIN.
 * @throws AppError NOT_FOUND for an unknown address, ACCOUNT_BANNED
 */
export async function signInWithoutPassword(ctx: ServiceContext, email: string): Promise<void> {
  const account = await findAccount(ctx.db, email);
  if (!account) throw new AppError('NOT_FOUND');
  await signInAs(ctx, { ...account, totp_enabled_at: null }, 'development');
}

/** @returns null for a visitor, and between the password and the second factor */
export async function getCurrentUser(ctx: ServiceContext): Promise<CurrentUser | null> {
  if (!ctx.actor) return null;
  const row = await accounts.getOwnAccount.first(ctx.db, { id: ctx.actor.id });
  if (!row) return null;
  return {
    id: row.id,
    email: row.email,
    emailVerified: row.email_verified_at !== null,
    firstName: row.first_name,
    lastName: row.last_name,
    profileImageUrl: row.profile_image_url,
    role: row.role,
    moderates: row.moderates,
    userType: row.user_type,
    zipCode: row.zip_code,
    country: row.country,
    ...standingAt(ctx.clock.now(), {
      status: row.status,
      suspendedUntil: row.suspended_until,
      statusReason: row.status_reason,
      silencedUntil: row.silenced_until,
      silenceReason: row.silence_reason,
    }),
    secondFactor: Boolean(row.second_factor),
    secondFactorSetupRequired: ctx.secondFactorSetupRequired,
    hasPassword: Boolean(row.has_password),
    leavesAt: row.leaves_at,
    createdAt: row.created_at,
  };
}
