import type { MailText } from '../../../lib/mail-layout.ts';
import type { LoungeMailEvent, MemberMailEvent } from '../bookings.mails.ts';

/** The text of a mail; the template adds facts and link. */
export interface Text extends Pick<MailText, 'subject' | 'paragraphs' | 'footer'> {
  button: string;
}

interface MemberTextParams {
  lounge: string;
  /** when the booking begins: "Freitag, 27. November, 19:00" */
  start: string;
  /** with `changed`: the former time */
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
