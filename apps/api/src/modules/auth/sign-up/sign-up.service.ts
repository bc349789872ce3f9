import { randomBytes } from 'node:crypto';
import { type Executor, type Tx, withTransaction } from '@oche/db';
import type { signUpInput } from '@oche/validators/auth';
import type { z } from 'zod';
import type { ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { queueMail } from '../../../lib/mail/mail.ts';
import * as accounts from '../account/account.queries.ts';
import '../auth.mails.ts';
import { hashPassword } from '../account/password-hash.ts';
import { countryOf } from '../history/region.ts';
import { recordSignIn } from '../history/sign-in.queries.ts';
import { isMailDue, limitMail } from '../mails/mail-limits.ts';
import { endAllSessions, startSession } from '../session/session.service.ts';
import * as identities from '../sign-in/identity.queries.ts';
import { rememberDevice } from '../sign-in/known-device.ts';
import { deleteTokens } from '../tokens/token.queries.ts';
import { useToken } from '../tokens/token.service.ts';
import { type Claim, claimSchema } from './claim.ts';

/**
 * The answer and its duration are the same whether or not the address has an account. What differs
 * is the mail, and that is written later.
 *
 * @throws AppError BAD_INPUT (unknownZipCode), RATE_LIMITED
 */
export async function signUp(
  ctx: ServiceContext,
  input: z.output<typeof signUpInput>,
): Promise<void> {
  await ctx.limits.use('signInAddress', ctx.address);
  if (!(await accounts.isPostalCode(ctx.db, input.country, input.zipCode))) {
    throw new AppError('BAD_INPUT', { fields: { zipCode: 'unknownZipCode' } });
  }
  await limitMail(ctx, input.email);
  const claim: Claim = {
    passwordHash: await hashPassword(input.password),
    identity: null,
    firstName: input.firstName,
    lastName: input.lastName,
    country: input.country,
    zipCode: input.zipCode,
    locale: input.locale,
  };
  await withTransaction(ctx.db, async (tx) => {
    await insertUnverified(tx, ctx, input.email, claim);
    await queueMail(tx, {
      template: 'auth.signUp',
      to: input.email,
      locale: input.locale,
      params: { claim },
    });
  });
}

/** @returns the new account's id, null when the address has one already */
export async function insertUnverified(
  executor: Executor,
  { clock }: Pick<ServiceContext, 'clock'>,
  email: string,
  claim: Claim,
): Promise<string | null> {
  const id = newUserId();
  const now = clock.now();
  const isNew = await accounts.insertAccount(executor, {
    id,
    email,
    ...claimColumns(claim),
    terms_accepted_at: now,
    created_at: now,
    updated_at: now,
  });
  return isNew ? id : null;
}

/**
 * Mails the link again if this address is waiting for it. The answer is the same if it isn't, or if
 * the mail has only just been sent.
 *
 * @throws AppError RATE_LIMITED
 */
export async function resendVerification(ctx: ServiceContext, email: string): Promise<void> {
  if (!(await isMailDue(ctx, email, { kind: 'verification' }))) return;
  await queueMail(ctx.db, {
    template: 'auth.resendVerification',
    to: email,
    locale: ctx.locale,
    params: {},
  });
}

/**
 * Verifies the address: the account gets what was filled in at the sign-up that this link belongs
 * to, and the browser is signed in.
 *
 * @throws AppError INVALID_TOKEN, ACCOUNT_BANNED
 */
export async function verifyEmail(
  ctx: ServiceContext,
  token: string,
): Promise<{ status: 'signed-in' | 'second-factor' }> {
  const country = await countryOf(ctx.address);
  const { session, secondFactor, userId } = await withTransaction(ctx.db, async (tx) => {
    const { userId, payload } = await useToken(tx, ctx.clock, token, 'verify-email');
    const account = await accounts.lockAccount(tx, userId);
    if (account.status === 'banned') throw new AppError('ACCOUNT_BANNED');
    if (!account.email_verified_at) await verify(tx, ctx, userId, payload);
    const secondFactor = account.totp_enabled_at !== null;
    if (!secondFactor) await recordSignIn(tx, ctx, { userId, method: 'link', country });
    return { session: await startSession(tx, ctx, userId, !secondFactor), secondFactor, userId };
  });
  ctx.setSession(session);
  if (!secondFactor) rememberDevice(ctx, userId);
  return { status: secondFactor ? 'second-factor' : 'signed-in' };
}

async function verify(
  tx: Tx,
  ctx: ServiceContext,
  userId: string,
  payload: unknown,
): Promise<void> {
  const now = ctx.clock.now();
  const claim = claimSchema.nullable().catch(null).parse(payload);
  await accounts.updateAccount(tx, userId, {
    ...(claim && claimColumns(claim)),
    email_verified_at: now,
    updated_at: now,
  });
  if (claim) await identities.deleteIdentitiesExcept(tx, userId, claim.identity);
  await endAllSessions(tx, ctx, userId);
  await deleteTokens(tx, userId, ['verify-email', 'reset-password', 'link-oidc']);
}

function claimColumns(claim: Claim) {
  return {
    password_hash: claim.passwordHash,
    first_name: claim.firstName,
    last_name: claim.lastName,
    country: claim.country,
    zip_code: claim.zipCode,
    locale: claim.locale,
  };
}

/** 120 random bits, so that ids are neither guessed nor made twice. */
const newUserId = (): string => randomBytes(15).toString('base64url');
