import type { ServiceContext } from '../../../lib/deps.ts';
import { standingAt } from '../auth.policy.ts';
import { countGuess } from '../sign-in/attempts.ts';
import * as accounts from './account.queries.ts';
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
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
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
