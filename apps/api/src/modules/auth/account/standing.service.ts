import type { Tx } from '@oche/db';
import type { UserStatus } from '@oche/validators/auth/schemas';
import { requireScope } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { canSanction } from '../auth.policy.ts';
import { endAllSessions } from '../session/session.service.ts';
import * as accounts from './account.queries.ts';

/*
 * What an account may do. Moderation decides about it and keeps why; here it takes effect. Ends are
 * moments that every reader compares with the clock, so nobody has to lift what is over.
 */

/**
 * Locks the account of a member about whom the actor may decide.
 * @throws AppError NOT_FOUND, FORBIDDEN for somebody who is not below the actor
 */
export async function lockMember(
  ctx: MemberContext,
  tx: Tx,
  userId: string,
): Promise<accounts.Account> {
  requireScope(ctx.actor, 'site');
  if (!(await accounts.getAccount(tx, userId))) throw new AppError('NOT_FOUND');
  const target = await accounts.lockAccount(tx, userId);
  if (!canSanction(ctx.actor, target)) throw new AppError('FORBIDDEN');
  return target;
}

interface Standing {
  status: UserStatus;
  /** of a suspension; null: until further notice */
  until: string | null;
  reason: string | null;
}

/**
 * Sets the status of a locked account. Suspended members can read, but change nothing; banned ones
 * can't sign in, and all their sessions end at once.
 */
export async function setStatus(
  ctx: MemberContext,
  tx: Tx,
  userId: string,
  { status, until, reason }: Standing,
): Promise<void> {
  await accounts.updateAccount(tx, userId, {
    status,
    suspended_until: until,
    status_reason: reason,
    updated_at: ctx.clock.now(),
  });
  if (status === 'banned') await endAllSessions(tx, ctx, userId);
}

/** Silences a locked account until a moment; null lets the member speak again. */
export async function setSilence(
  ctx: MemberContext,
  tx: Tx,
  userId: string,
  silence: { until: string; reason: string } | null,
): Promise<void> {
  await accounts.updateAccount(tx, userId, {
    silenced_until: silence?.until ?? null,
    silence_reason: silence?.reason ?? null,
    updated_at: ctx.clock.now(),
  });
}

/** Sets which parts of the site the member of a locked account moderates. */
export async function setModerates(
  { clock }: MemberContext,
  tx: Tx,
  userId: string,
  scopes: readonly string[],
): Promise<void> {
  await accounts.updateAccount(tx, userId, { moderates: [...scopes], updated_at: clock.now() });
}
