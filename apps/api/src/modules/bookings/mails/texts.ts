import type { MailText } from '../../../lib/mail-layout.ts';
import type { LoungeMailEvent, MemberMailEvent } from '../bookings.mails.ts';

/** A mail without its facts and link; the template adds both. */
export interface Text extends Pick<MailText, 'subject' | 'paragraphs' | 'footer'> {
  button: string;
}

interface MemberTextParams {
  lounge: string;
  /** the day of the booking: "Freitag, 27. November, 19:00" */
  start: string;
  /** with `changed`: when it was before */
  before: string | null;
  /** with `requested`: until when the lounge can answer */
  expiresAt: string | null;
  cancelledBy: 'member' | 'lounge' | 'system' | null;
  reason: string | null;
}

interface LoungeTextParams {
  lounge: string;
  guest: string;
  start: string;
  expiresAt: string | null;
  reason: string | null;
}

export interface MailTexts {
  greeting: string;
  labels: {
    when: string;
    where: string;
    boards: string;
    group: string;
    price: string;
    notes: string;
    guest: string;
    cancelUntil: string;
  };
  member: Record<MemberMailEvent, (params: MemberTextParams) => Text>;
  lounge: Record<LoungeMailEvent, (params: LoungeTextParams) => Text>;
  offer(params: { lounge: string; start: string; until: string }): Text;
}
