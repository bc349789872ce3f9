import type { Locale } from '@oche/validators/locale';
import {
  type CaseAction,
  isHarmless,
  type ReportReason,
} from '@oche/validators/moderation/schemas';
import type { NotificationTexts } from '../../../lib/declared/notifiable.ts';
import { outcomeOf } from '../moderation.policy.ts';
import { type MailTexts, texts } from './texts.ts';

/** What is told of a decision. */
export interface ToldDecision {
  /** of the thing */
  title: string;
  action: CaseAction;
  rule: ReportReason | null;
  statement: string | null;
}

/** What is told of a decided appeal. */
export interface ToldAppeal {
  /** of the thing; null for a sanction */
  title: string | null;
  outcome: 'granted' | 'rejected';
  statement: string;
}

const inBoth = <Facts>(write: (words: MailTexts) => NotificationTexts<Facts>) =>
  ({ de: write(texts.de), en: write(texts.en) }) satisfies Record<Locale, unknown>;

/** For the owner of the thing: what was decided, and why. */
export const decidedTexts = inBoth<ToldDecision>(({ labels, decided, reason, footer }) => {
  const sentence = ({ title, action }: ToldDecision) => `${title}: ${decided.did[action]}`;
  return {
    label: labels.decided,
    page: (told) => ({ title: decided.subject, excerpt: sentence(told) }),
    push: (told) => ({ title: decided.subject, body: sentence(told) }),
    mail: ({ title, action, rule, statement }) => ({
      subject: decided.subject,
      paragraphs: [
        decided.text(title),
        decided.did[action],
        ...(rule ? [decided.rules[rule]] : []),
        ...(statement ? [reason, statement] : []),
        ...(isHarmless(action) ? [] : [decided.howDecided, decided.appeal]),
      ],
      button: isHarmless(action) ? decided.see : decided.button,
      footer,
    }),
  };
});

/** For those who reported it: what became of the report. */
export const reportedTexts = inBoth<ToldDecision>(({ labels, reported, footer }) => {
  const sentence = ({ title, action }: ToldDecision) => reported[outcomeOf(action)](title);
  const capital = (told: ToldDecision) => {
    const text = sentence(told);
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
  return {
    label: labels.reported,
    page: (told) => ({ title: reported.subject, excerpt: capital(told) }),
    push: (told) => ({ title: reported.subject, body: capital(told) }),
    mail: (told) => ({
      subject: reported.subject,
      paragraphs: [sentence(told)],
      button: reported.button,
      footer,
    }),
  };
});

/** For the one who appealed: what came of it, and why. */
export const appealedTexts = inBoth<ToldAppeal>(({ labels, appealed, reason, footer }) => {
  const sentence = ({ title, outcome }: ToldAppeal) => appealed[outcome](title);
  return {
    label: labels.appealed,
    page: (told) => ({ title: appealed.subject, excerpt: told.statement }),
    push: (told) => ({ title: appealed.subject, body: told.statement }),
    mail: (told) => ({
      subject: appealed.subject,
      paragraphs: [sentence(told), reason, told.statement],
      button: appealed.button,
      footer,
    }),
  };
});
