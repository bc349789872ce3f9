import type { Tx } from '@oche/db';
import { type MailName, type Mails, queueMail } from '../../../lib/mail.ts';
import '../lounges.mails.ts';
import * as queries from './recipient.queries.ts';

type LoungeMail = Extract<MailName, `lounges.${string}`>;

/** Queues a mail to a member, unless their address isn't verified. */
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
