import type { ServiceContext } from '../../../lib/deps.ts';
import { emailKey } from '../mails/mail-limits.ts';
import { knownDevice } from './known-device.ts';

/**
 * Counts an attempt to sign in. On a device that the member has used before, only the attempts from
 * that device count, so nobody else can use them up. Elsewhere there are three limits: for all
 * attempts from the IP address, for those from this IP address for this account, and for those from
 * all unknown devices for this account.
 *
 * @param userId of the account with this e-mail address, if there is one
 * @throws AppError RATE_LIMITED
 */
export async function countSignIn(
  ctx: ServiceContext,
  email: string,
  userId: string | undefined,
): Promise<void> {
  const device = userId === undefined ? null : knownDevice(ctx, userId);
  if (device) return ctx.limits.use('signInPlace', device);
  const account = emailKey(email);
  await ctx.limits.use('signInAddress', ctx.address);
  await ctx.limits.use('signInPlace', `${account}:${ctx.address}`);
  await ctx.limits.use('signInAccount', account);
}

/**
 * Counts an attempt by somebody who has already got half-way: they have the password, or a session.
 * All unknown devices share one limit, as somebody who gets this far from one is probably an
 * attacker. All known devices together have a limit, too, as somebody who can read the member's
 * mail can turn any number of devices into known ones.
 *
 * @throws AppError RATE_LIMITED
 */
export async function countGuess(
  ctx: ServiceContext,
  what: 'password' | 'second-factor',
  userId: string,
): Promise<void> {
  const device = knownDevice(ctx, userId);
  await ctx.limits.use('signInPlace', `${what}:${device ?? userId}`);
  if (device) await ctx.limits.use('signInAccount', `${what}:${userId}`);
}
