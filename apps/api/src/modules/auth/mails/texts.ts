import type { MailText } from '../../../lib/mail/mail-layout.ts';

/** The text of a mail; the template adds the address that the button leads to. */
export interface Text extends Omit<MailText, 'action'> {
  button?: string;
}

/**
 * No mail contains a name: anybody can sign up with a stranger's address and with any text as a
 * name.
 */
export interface MailTexts {
  verifyEmail: Text;
  alreadyMember: Text;
  resetPassword: Text;
  changeEmailOld(newEmail: string): Text;
  changeEmailNew: Text;
  linkExternal(provider: string): Text;
  passwordChanged: Text;
  emailChanged(newEmail: string): Text;
  passkeyAdded: Text;
  secondFactorOn: Text;
  secondFactorOff: Text;
}
