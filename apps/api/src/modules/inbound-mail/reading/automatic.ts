import { fieldsOf } from '../receiving/mail-head.ts';

/** Whether any field of this name has a value like this. */
const says = (head: string, name: string, value: RegExp): boolean =>
  fieldsOf(head, name).some((each) => value.test(each));

const has = (head: string, name: string): boolean => fieldsOf(head, name).length > 0;

/**
 * Whether a program has written it: a bounce, a receipt, an out-of-office note, a list, or our own mail come back. None
 * of these is an answer, and none may be answered (RFC 3834, RFC 3464, RFC 8098; the X- fields are those of older
 * programs).
 * @param ownAddress our mailbox, which our own answers name in X-Loop
 */
export function isAutomatic(head: string, ownAddress: string): boolean {
  return (
    says(head, 'Return-Path', /^<\s*>/) ||
    says(head, 'Auto-Submitted', /^(?!no\b)/i) ||
    says(head, 'Precedence', /^(bulk|junk|list|auto_reply)\b/i) ||
    says(head, 'Content-Type', /^multipart\/report\b|^text\/calendar\b.*method=reply/i) ||
    says(head, 'From', /\b(mailer-daemon|postmaster|no-?reply)@/i) ||
    fieldsOf(head, 'X-Loop').some((value) => value.toLowerCase().includes(ownAddress)) ||
    ['List-Id', 'X-Autoreply', 'X-Autorespond', 'X-Autoresponder', 'X-Auto-Reply-From'].some(
      (name) => has(head, name),
    )
  );
}
