import type { ServiceContext } from '../../../lib/deps.ts';
import { emailKey } from '../mails/mail-limits.ts';
import { knownDevice } from './known-device.ts';

/**
 * Counts a try to sign in. From a device that the member has used before only that device's tries
 * count, so that nobody else can use them up; from elsewhere those of the address, those of the
 * address for this account, and those of all strangers for this account.
 *
 * @param userId of the account with this address, if there is one
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
 * Counts a try of somebody who has got half-way in: with the password, or a session. Devices that
 * are not known share one count, as whoever gets here from one is hardly a stranger by chance. All
 * known ones together have a limit, too: who reads the member's mails can make a device known.
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
