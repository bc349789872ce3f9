import { type Executor, withTransaction } from '@oche/db';
import { FRESH_MINUTES } from '@oche/validators/own-data/limits';
import type { MemberContext, ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { MINUTE_MS } from '../../../lib/time/wall-clock.ts';
import { standingAt } from '../auth.policy.ts';
import { useSecondFactor } from '../second-factor/second-factor-code.service.ts';
import { sessionHash } from '../session/lucia.service.ts';
import { getSessionWithUser } from '../session/session.queries.ts';
import { countGuess } from '../sign-in/attempts.ts';
import * as accounts from './account.queries.ts';
import { requirePassword } from './password.service.ts';
import { verifyPassword } from './password-hash.ts';

/**
 * Whether somebody at this device knows a member's password. Nobody is signed in or out by it. With a
 * second factor the password alone proves nothing.
 *
 * @throws AppError RATE_LIMITED
 */
export async function checkPassword(
  ctx: ServiceContext,
  userId: string,
  password: string,
): Promise<'right' | 'wrong' | 'notEnough'> {
  await countGuess(ctx, 'password', userId);
  const account = await accounts.getAccount(ctx.db, userId);
  if (!(await verifyPassword(account?.password_hash ?? null, password))) return 'wrong';
  return account?.totp_enabled_at ? 'notEnough' : 'right';
}

/** Whether a member could write now if they were signed in. */
export async function couldWrite(
  { db, clock }: { db: Executor } & Pick<ServiceContext, 'clock'>,
  userId: string,
): Promise<boolean> {
  const account = await accounts.getAccount(db, userId);
  if (!account?.email_verified_at) return false;
  const standing = standingAt(clock.now(), {
    status: account.status,
    suspendedUntil: account.suspended_until,
    statusReason: account.status_reason,
    silencedUntil: null,
    silenceReason: null,
  });
  return standing.status === 'active';
}

/**
 * That it is really the member at this device: the password, or a sign-in of the last minutes. A member who has a
 * password and gives none is asked for it.
 *
 * @throws AppError INVALID_CREDENTIALS, BAD_INPUT, SIGN_IN_AGAIN for somebody who has no password, RATE_LIMITED
 */
export async function requireProof(
  ctx: MemberContext,
  password: string | undefined,
): Promise<accounts.Account> {
  if (password !== undefined) return requirePassword(ctx, password);
  const account = await accounts.getAccount(ctx.db, ctx.actor.id);
  if (!account) throw new AppError('UNAUTHENTICATED');
  if (await isFresh(ctx)) return account;
  if (account.password_hash === null) throw new AppError('SIGN_IN_AGAIN');
  throw new AppError('BAD_INPUT', { fields: { password: 'required' } });
}

/**
 * The same for what can't be taken back in the end: members with a password give it, and a code where the second factor
 * is on.
 *
 * @throws AppError as `requireProof`, and INVALID_SECOND_FACTOR
 */
export async function requireFullProof(
  ctx: MemberContext,
  { password, code }: { password?: string | undefined; code?: string | undefined },
): Promise<accounts.Account> {
  const account = await accounts.getAccount(ctx.db, ctx.actor.id);
  if (account?.password_hash && password === undefined) {
    throw new AppError('BAD_INPUT', { fields: { password: 'required' } });
  }
  const proven = await requireProof(ctx, password);
  if (!proven.totp_enabled_at) return proven;
  if (code === undefined) throw new AppError('INVALID_SECOND_FACTOR');
  await countGuess(ctx, 'second-factor', proven.id);
  await withTransaction(ctx.db, (tx) => useSecondFactor(tx, ctx, proven, code));
  return proven;
}

async function isFresh({ db, clock, session }: MemberContext): Promise<boolean> {
  const row = await getSessionWithUser.first(db, { idHash: sessionHash(session.id) });
  if (!row) return false;
  const age = clock.now().getTime() - new Date(row.created_at).getTime();
  return age < FRESH_MINUTES * MINUTE_MS;
}
