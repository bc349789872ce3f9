import { type Executor, isPgError, type Tx, withTransaction } from '@oche/db';
import type {
  changePasswordInput,
  requestPasswordResetInput,
  resetPasswordInput,
} from '@oche/validators/auth/schemas';
import type { z } from 'zod';
import type { MemberContext, ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { queueMail } from '../../../lib/mail/mail.ts';
import * as accounts from './account.queries.ts';
import '../auth.events.ts';
import '../auth.mails.ts';
import { isMailDue } from '../mails/mail-limits.ts';
import { endAllSessions, startSession } from '../session/session.service.ts';
import { countGuess } from '../sign-in/attempts.ts';
import * as identities from '../sign-in/identity.queries.ts';
import { knownDevice, rememberDevice } from '../sign-in/known-device.ts';
import { getLatestProvisional } from '../sign-up/provisional.queries.ts';
import { deleteTokens } from '../tokens/token.queries.ts';
import { useToken } from '../tokens/token.service.ts';
import { requireGoodPassword } from './new-password.service.ts';
import { hashPassword, hashPasswordFor, verifyPassword } from './password-hash.ts';

/**
 * Does the same for every address: whether there is an account is looked up when the mail is
 * written. If the mail is asked for again within minutes, the answer is the same and no second one
 * is sent.
 *
 * @throws AppError RATE_LIMITED for an IP address that has had mails sent to many others
 */
export async function requestPasswordReset(
  ctx: ServiceContext,
  { email, returnTo }: z.output<typeof requestPasswordResetInput>,
): Promise<void> {
  const account = await findAccount(ctx.db, email);
  const isKnown = account !== undefined && knownDevice(ctx, account.id) !== null;
  // a new password or a newly verified address makes former links invalid, so another mail is due
  const state = `${account?.password_hash} ${account?.email_verified_at}`;
  if (!(await isMailDue(ctx, email, { kind: 'reset', state, isKnown }))) return;
  await queueMail(ctx.db, {
    template: 'auth.resetPassword',
    to: email,
    locale: ctx.locale,
    params: { returnTo },
  });
}

/** The account that gets the new password: the one with this address, or the last that waits for it. */
export const findAccount = async (
  executor: Executor,
  email: string,
): Promise<accounts.Account | undefined> =>
  (await accounts.getAccountByEmail(executor, email)) ?? getLatestProvisional(executor, email);

/**
 * Sets a new password and ends all sessions. The link came by mail, so it verifies the address,
 * too. It also makes this a known device: a member who can't sign in because of strangers' tries
 * gets in this way.
 *
 * @throws AppError INVALID_TOKEN, BAD_INPUT for a password that is easy to guess; the link stays good then
 */
export async function resetPassword(
  ctx: ServiceContext,
  { token, password }: z.output<typeof resetPasswordInput>,
): Promise<void> {
  const passwordHash = await hashPassword(password);
  const userId = await withAddress(ctx, async (tx) => {
    const { userId } = await useToken(tx, ctx.clock, token, 'reset-password');
    const account = await accounts.lockAccount(tx, userId);
    if (account.status === 'deleted') throw new AppError('INVALID_TOKEN');
    await requireGoodPassword(password, account, 'password');
    const now = ctx.clock.now();
    await accounts.updateAccount(tx, userId, { password_hash: passwordHash, updated_at: now });
    if (!account.email_verified_at) {
      await accounts.confirmAddress(tx, userId, now);
      await ctx.events.publish(tx, 'member.confirmed', { userId });
    }
    // until now the address was unverified: whoever signed up with it must have no way in
    if (!account.email_verified_at) await identities.deleteIdentitiesExcept(tx, userId, null);
    await deleteTokens(tx, userId, ['reset-password', 'verify-email', 'link-oidc']);
    await endAllSessions(tx, ctx, userId);
    await ctx.events.publish(tx, 'password.reset', { userId });
    await queueMail(tx, {
      template: 'auth.passwordChanged',
      to: account.email,
      locale: ctx.locale,
      params: {},
    });
    return userId;
  });
  // it ended with the others; another member's, who is signed in here, has not
  if (ctx.session?.userId === userId) ctx.setSession(null);
  rememberDevice(ctx, userId);
}

/** @throws AppError INVALID_TOKEN when the address has become another account's meanwhile */
async function withAddress<T>(ctx: ServiceContext, work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await withTransaction(ctx.db, work);
  } catch (cause) {
    if (isPgError(cause, 'uniqueViolation')) throw new AppError('INVALID_TOKEN', { cause });
    throw cause;
  }
}

/**
 * Ends all sessions; this browser gets a new one.
 * @throws AppError INVALID_CREDENTIALS, BAD_INPUT for a password that is easy to guess, RATE_LIMITED
 */
export async function changePassword(
  ctx: MemberContext,
  { currentPassword, newPassword }: z.output<typeof changePasswordInput>,
): Promise<void> {
  const known = await requirePassword(ctx, currentPassword, 'currentPassword');
  await requireGoodPassword(newPassword, known, 'newPassword');
  const passwordHash = known.provisional_until
    ? await hashPasswordFor(known.email, newPassword)
    : await hashPassword(newPassword);
  const session = await withTransaction(ctx.db, async (tx) => {
    const account = await accounts.lockAccount(tx, ctx.actor.id);
    await accounts.updateAccount(tx, account.id, {
      password_hash: passwordHash,
      updated_at: ctx.clock.now(),
    });
    await deleteTokens(tx, account.id, ['reset-password']);
    await endAllSessions(tx, ctx, account.id);
    if (account.email_verified_at) {
      await queueMail(tx, {
        template: 'auth.passwordChanged',
        to: account.email,
        locale: ctx.locale,
        params: {},
      });
    }
    return startSession(tx, ctx, account.id, true);
  });
  ctx.setSession(session);
}

/**
 * Asks a signed-in member for the password again, before something that could lock them out.
 * Members without a password (external sign-in) have to set one first, by the reset mail.
 *
 * @param field the input field that the error names
 * @throws AppError INVALID_CREDENTIALS, RATE_LIMITED
 */
export async function requirePassword(
  ctx: MemberContext,
  password: string,
  field = 'password',
): Promise<accounts.Account> {
  await countGuess(ctx, 'password', ctx.actor.id);
  const account = await accounts.getAccount(ctx.db, ctx.actor.id);
  const isRight = await verifyPassword(account?.password_hash ?? null, password);
  if (!account || !isRight) {
    throw new AppError('INVALID_CREDENTIALS', { fields: { [field]: 'wrongPassword' } });
  }
  return account;
}
