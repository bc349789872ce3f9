import { createHash } from 'node:crypto';
import type { MemberContext, ServiceContext } from '../../../lib/deps.ts';

/** Limits count e-mail addresses by their hash, so that no table lists who was written to. */
export const emailKey = (email: string): string => digest(email.toLowerCase());

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

/**
 * Counts a mail that somebody has us send. There are three limits: for this sender's mails to this
 * recipient, for all mails to the recipient, so that many senders can't flood a mailbox, and for
 * how many recipients an IP address may write to.
 *
 * @throws AppError RATE_LIMITED, whether or not the recipient has an account
 */
export async function limitMail(ctx: ServiceContext, email: string): Promise<void> {
  const recipient = emailKey(email);
  await ctx.limits.useFor('recipients', ctx.address, recipient);
  await ctx.limits.use('mail', `${recipient}:${ctx.actor?.id ?? ctx.address}`);
  await ctx.limits.use('mailbox', recipient);
}

/**
 * Counts a mail to the member's own address. Mails that others send there don't use up this limit.
 */
export const limitOwnMail = (ctx: MemberContext, email: string): Promise<void> =>
  ctx.limits.use('mail', `${emailKey(email)}:${ctx.actor.id}`);

/**
 * Whether a mail has to be sent, or the one that was sent within the last minutes will do, e.g. a
 * link to set a new password. It doesn't matter who asked for that one.
 *
 * @param state of the account; another state makes a new mail due, as the last one's link may have
 *   become invalid
 * @param isKnown asked from a device that the member has used before; then others at the same IP
 *   address can't use up the limit
 * @returns false when the last mail will do
 * @throws AppError RATE_LIMITED
 */
export async function isMailDue(
  ctx: ServiceContext,
  email: string,
  { kind, state = '', isKnown = false }: FoldedMail,
): Promise<boolean> {
  const recipient = emailKey(email);
  if (!isKnown) await ctx.limits.useFor('recipients', ctx.address, recipient);
  return ctx.limits.tryUse('fold', `${kind}:${digest(`${recipient} ${state}`)}`);
}

interface FoldedMail {
  kind: 'reset' | 'verification';
  state?: string;
  isKnown?: boolean;
}
