import type { MailText } from '../../../lib/mail/mail-layout.ts';
import type { DeskEvent, MemberEvent } from './events.ts';

/** The text of a mail; facts, greeting and link are added. */
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
  member: Record<MemberEvent, (params: MemberTextParams) => Text>;
  lounge: Record<DeskEvent, (params: LoungeTextParams) => Text>;
  offer(params: { lounge: string; start: string; until: string }): Text;
}
