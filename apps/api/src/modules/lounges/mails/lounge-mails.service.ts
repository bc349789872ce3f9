import type { Tx } from '@oche/db';
import { type MailName, type Mails, queueMail } from '../../../lib/mail/mail.ts';
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
