import { createHash } from 'node:crypto';
import type { MemberContext, ServiceContext } from '../../../lib/deps.ts';

/** Limits count addresses by their hash: the table holds no list of who was written to. */
export const emailKey = (email: string): string => digest(email.toLowerCase());

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

/**
 * Counts a mail that somebody has us send: for its sender, so that nobody else can use it up, for
 * its recipient, whose mailbox must not be flooded by many, and for the sender's address, from
 * which not everybody is to be written to.
 *
 * @throws AppError RATE_LIMITED, alike for addresses with an account and without
 */
export async function limitMail(ctx: ServiceContext, email: string): Promise<void> {
  const recipient = emailKey(email);
  await ctx.limits.useFor('recipients', ctx.address, recipient);
  await ctx.limits.use('mail', `${recipient}:${ctx.actor?.id ?? ctx.address}`);
  await ctx.limits.use('mailbox', recipient);
}

/** A mail to the member's own address, which nobody else's mails there can hold back. */
export const limitOwnMail = (ctx: MemberContext, email: string): Promise<void> =>
  ctx.limits.use('mail', `${emailKey(email)}:${ctx.actor.id}`);

/**
 * The same for mails of which the last one still does, e.g. a link to set a new password: what is
 * asked for within minutes, by whomever, is one mail.
 *
 * @param state of the account: when it is another, the last mail's link may be worth nothing
 * @param isKnown from a device of the member, whom others at the same address can't hold back
 * @returns false when there is such a mail already
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
