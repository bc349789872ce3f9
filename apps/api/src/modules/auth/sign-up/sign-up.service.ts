import { randomBytes } from 'node:crypto';
import { withTransaction } from '@oche/db';
import type { resendVerificationInput, signUpInput } from '@oche/validators/auth/schemas';
import type { z } from 'zod';
import type { MemberContext, ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { queueMail } from '../../../lib/mail/mail.ts';
import * as accounts from '../account/account.queries.ts';
import '../auth.mails.ts';
import { DAY_MS } from '../../../lib/time/wall-clock.ts';
import { requireGoodPassword } from '../account/new-password.service.ts';
import { hashPasswordFor } from '../account/password-hash.ts';
import { countryOf } from '../history/region.ts';
import { recordSignIn } from '../history/sign-in.queries.ts';
import { isMailDue, limitMail } from '../mails/mail-limits.ts';
import { startSession } from '../session/session.service.ts';
import { rememberDevice } from '../sign-in/known-device.ts';

/** how long a new account waits for its address */
const PROVISIONAL_MS = 7 * DAY_MS;

/**
 * Opens an account and signs in to it at once, whoever the address belongs to; it can write when the
 * address is confirmed. The answer and its duration are the same whether or not the address has an
 * account. What differs is the mail, and that is written later.
 *
 * @throws AppError ALREADY_SIGNED_IN, BAD_INPUT for a password that is easy to guess, RATE_LIMITED
 */
export async function signUp(
  ctx: ServiceContext,
  input: z.output<typeof signUpInput>,
): Promise<void> {
  // a new account would take the place of the session, and the browser's member would be signed out
  if (ctx.actor) throw new AppError('ALREADY_SIGNED_IN');
  await ctx.limits.use('signInAddress', ctx.address);
  const { email, firstName: first_name, lastName: last_name } = input;
  await requireGoodPassword(input.password, { first_name, last_name, email }, 'password');
  await limitMail(ctx, email);
  const passwordHash = await hashPasswordFor(email, input.password);
  const country = await countryOf(ctx.address);
  const userId = newUserId();
  const { locale, returnTo } = input;
  const session = await withTransaction(ctx.db, async (tx) => {
    await accounts.insertAccount(tx, {
      ...newAccount(ctx, userId),
      email,
      provisional_until: provisionalUntil(ctx),
      password_hash: passwordHash,
      first_name,
      last_name,
      locale,
    });
    await queueMail(tx, {
      template: 'auth.verifyEmail',
      to: email,
      locale,
      params: { userId, returnTo },
    });
    await recordSignIn(tx, ctx, { userId, method: 'password', country });
    return startSession(tx, ctx, userId, true);
  });
  ctx.setSession(session);
  rememberDevice(ctx, userId);
}

/** What all new accounts have. */
export function newAccount({ clock }: Pick<ServiceContext, 'clock'>, id: string) {
  const now = clock.now();
  return { id, terms_accepted_at: now, created_at: now, updated_at: now };
}

export const provisionalUntil = ({ clock }: Pick<ServiceContext, 'clock'>): Date =>
  new Date(clock.now().getTime() + PROVISIONAL_MS);

/** 120 random bits, so that ids are neither guessed nor made twice. */
export const newUserId = (): string => randomBytes(15).toString('base64url');

/**
 * Mails the link again to whoever waits for it. The answer is the same if nothing has to be confirmed any more, or if
 * the mail has only just been sent.
 *
 * @throws AppError RATE_LIMITED
 */
export async function resendVerification(
  ctx: MemberContext,
  { returnTo }: z.output<typeof resendVerificationInput>,
): Promise<void> {
  const account = await accounts.getAccount(ctx.db, ctx.actor.id);
  if (!account) throw new AppError('UNAUTHENTICATED');
  if (account.email_verified_at) return;
  const { id: userId, email: to } = account;
  if (!(await isMailDue(ctx, to, { kind: 'verification', state: userId }))) return;
  await limitMail(ctx, to);
  const { locale } = ctx;
  await queueMail(ctx.db, {
    template: 'auth.verifyEmail',
    to,
    locale,
    params: { userId, returnTo },
  });
}
