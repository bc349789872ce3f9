import type { MailText } from '../../../lib/mail/mail-layout.ts';

/** The text of a mail, without the address that its button leads to. */
export interface Text extends Omit<MailText, 'action'> {
  button: string;
}

export interface MailTexts {
  greeting: string;
  /** of the kinds of notifications, in the settings */
  labels: Record<'reviewed' | 'answered' | 'claim', string>;
  inviteManager(lounge: string): Text;
  inviteOwner(lounge: string): Text;
  invitationRequested(request: { lounge: string; member: string; email: string }): Text;
  invitationConfirmed(lounge: string): Text;
  invitationRefused(lounge: string): Text;
  handedOver(lounge: string): Text;
  inherited(lounge: string): Text;
  claimApproved(lounge: string): Text;
  claimDeclined(lounge: string): Text;
  newReview(review: {
    lounge: string;
    author: string;
    rating: number;
    comment: string | null;
  }): Text;
  reviewAnswered(review: { lounge: string; answer: string }): Text;
}
