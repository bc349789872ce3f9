import type { MailText } from '../../../lib/mail-layout.ts';

/** A mail without its link; the template adds the address of the button. */
export interface Text extends Omit<MailText, 'action'> {
  button?: string;
}

/** Names never stand in these mails: anybody can sign up with a stranger's address and any name. */
export interface MailTexts {
  verifyEmail: Text;
  alreadyMember: Text;
  resetPassword: Text;
  changeEmailOld(newEmail: string): Text;
  changeEmailNew: Text;
  linkExternal(provider: string): Text;
  passwordChanged: Text;
  emailChanged(newEmail: string): Text;
  secondFactorOn: Text;
  secondFactorOff: Text;
}
