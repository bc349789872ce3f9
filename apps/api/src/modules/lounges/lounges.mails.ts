import type { Tx } from '@oche/db';
import { type MailName, type Mails, queueMail } from '../../lib/mail.ts';
import * as queries from './mails/recipient.queries.ts';

declare module '../../lib/mail.ts' {
  interface Mails {
    /** A link that makes its reader a manager or the new owner. */
    'lounges.invitation': { invitationId: number };
    /** To who was the owner until now. */
    'lounges.handedOver': { loungeId: number };
    'lounges.claimDecided': { claimId: number };
    'lounges.newReview': { reviewId: number };
    'lounges.reviewAnswered': { reviewId: number };
  }
}

type LoungeMail = Extract<MailName, `lounges.${string}`>;

/** Nothing is sent to an address that was never proven. */
export async function mailMember<Name extends LoungeMail>(
  tx: Tx,
  userId: string,
  template: Name,
  params: Mails[Name],
): Promise<void> {
  const member = await queries.getRecipient.first(tx, { userId });
  if (member) await queueMail(tx, { template, to: member.email, locale: member.locale, params });
}

export async function mailOwner<Name extends LoungeMail>(
  tx: Tx,
  loungeId: number,
  template: Name,
  params: Mails[Name],
): Promise<void> {
  const owner = await queries.getOwner.first(tx, { loungeId });
  if (owner) await queueMail(tx, { template, to: owner.email, locale: owner.locale, params });
}
