import type { Locale } from '@oche/validators/common';
import type { SanctionKind } from '@oche/validators/moderation/sanctions';
import type { ReportReason } from '@oche/validators/moderation/schemas';
import type { NotificationTexts } from '../../../lib/declared/notifiable.ts';
import type { MailText } from '../../../lib/mail/mail-layout.ts';
import { dateTimeText } from '../../../lib/time/time-text.ts';
import { texts as decisionTexts } from '../mails/texts.ts';

/** A sanction that a member is told of. */
export interface ToldSanction {
  kind: SanctionKind;
  rule: ReportReason | null;
  reason: string;
  /** ISO time; null: until further notice */
  until: string | null;
  endReason: string | null;
  /** ISO times of the period whose posts were removed with it */
  removedFrom: string | null;
  removedUntil: string | null;
}

type Texts = Record<Locale, NotificationTexts<ToldSanction>>;

interface Words {
  greeting: string;
  label: string;
  endedLabel: string;
  imposed: Record<SanctionKind, string>;
  effect: Record<SanctionKind, string>;
  until(date: string): string;
  untilFurtherNotice: string;
  removed(from: string, until: string): string;
  ended: Record<SanctionKind, string>;
  endedText: string;
  bannedAppeal: string;
  contact: string;
  footer: string;
}

const words: Record<Locale, Words> = {
  de: {
    greeting: 'Hallo!',
    label: 'Verwarnungen und Sperren',
    endedLabel: 'Aufgehobene Verwarnungen und Sperren',
    imposed: {
      warning: 'Du bist verwarnt',
      silence: 'Du bist stummgeschaltet',
      suspension: 'Dein Konto ist gesperrt',
      ban: 'Dein Konto ist gebannt',
    },
    effect: {
      warning: 'Das ist eine Verwarnung: Du kannst alles tun wie bisher.',
      silence:
        'Du kannst lesen, buchen und dein Konto verwalten, aber nichts schreiben, das andere lesen.',
      suspension: 'Du kannst lesen, aber nicht schreiben und nichts ändern.',
      ban: 'Du kannst dich nicht mehr anmelden.',
    },
    until: (date) => `Es endet von selbst: ${date}.`,
    untilFurtherNotice: 'Es gilt bis auf Weiteres.',
    removed: (from, until) => `Was du vom ${from} bis ${until} geschrieben hast, ist entfernt.`,
    ended: {
      warning: 'Deine Verwarnung ist aufgehoben',
      silence: 'Deine Stummschaltung ist aufgehoben',
      suspension: 'Deine Sperre ist aufgehoben',
      ban: 'Dein Bann ist aufgehoben',
    },
    endedText: 'Du kannst wieder alles tun wie vorher.',
    bannedAppeal:
      'Hältst du das für falsch, schreib uns innerhalb von sechs Monaten über die Kontaktseite. Darüber entscheidet jemand anderes. Daneben stehen dir eine außergerichtliche Streitbeilegungsstelle und die Gerichte offen.',
    contact: 'Zur Kontaktseite',
    footer: 'Diese Mail gehört zu deinem Konto; sie lässt sich nicht abbestellen.',
  },
  en: {
    greeting: 'Hello,',
    label: 'Warnings and suspensions',
    endedLabel: 'Warnings and suspensions that were lifted',
    imposed: {
      warning: 'You have been warned',
      silence: 'You have been silenced',
      suspension: 'Your account is suspended',
      ban: 'Your account is banned',
    },
    effect: {
      warning: 'This is a warning: you can do everything as before.',
      silence:
        'You can read, book and manage your account, but write nothing that others would read.',
      suspension: 'You can read, but not write or change anything.',
      ban: 'You cannot sign in any more.',
    },
    until: (date) => `It ends by itself: ${date}.`,
    untilFurtherNotice: 'It lasts until further notice.',
    removed: (from, until) => `What you wrote from ${from} to ${until} has been removed.`,
    ended: {
      warning: 'Your warning was lifted',
      silence: 'You are no longer silenced',
      suspension: 'Your suspension was lifted',
      ban: 'Your ban was lifted',
    },
    endedText: 'You can do everything again as before.',
    bannedAppeal:
      'If you think this is wrong, write to us within six months through the contact page. Somebody else decides on it. Out-of-court dispute settlement and the courts are open to you as well.',
    contact: 'To the contact page',
    footer: 'This mail belongs to your account and can’t be switched off.',
  },
};

/** The statement of reasons: what, by which rule, why, until when, and who decided. */
function statementOf(locale: Locale, sanction: ToldSanction): string[] {
  const { effect, until, untilFurtherNotice, removed } = words[locale];
  const { decided, reason } = decisionTexts[locale];
  const { kind, rule, removedFrom, removedUntil } = sanction;
  const lasts =
    sanction.until === null ? untilFurtherNotice : until(dateTimeText(sanction.until, locale));
  return [
    effect[kind],
    ...(kind === 'warning' ? [] : [lasts]),
    ...(removedFrom && removedUntil
      ? [removed(dateTimeText(removedFrom, locale), dateTimeText(removedUntil, locale))]
      : []),
    ...(rule ? [decided.rules[rule]] : []),
    reason,
    sanction.reason,
    decided.howDecided,
  ];
}

const imposedIn = (locale: Locale): NotificationTexts<ToldSanction> => {
  const { label, imposed, effect, footer } = words[locale];
  const { decided } = decisionTexts[locale];
  return {
    label,
    page: ({ kind, reason }) => ({ title: imposed[kind], excerpt: reason }),
    push: ({ kind }) => ({ title: imposed[kind], body: effect[kind] }),
    mail: (sanction) => ({
      subject: imposed[sanction.kind],
      paragraphs: [...statementOf(locale, sanction), decided.appeal],
      button: decided.button,
      footer,
    }),
  };
};

const endedIn = (locale: Locale): NotificationTexts<ToldSanction> => {
  const { endedLabel, ended, endedText, footer } = words[locale];
  const { appealed, reason } = decisionTexts[locale];
  return {
    label: endedLabel,
    page: ({ kind, endReason }) => ({ title: ended[kind], excerpt: endReason }),
    push: ({ kind }) => ({ title: ended[kind], body: endedText }),
    mail: ({ kind, endReason }) => ({
      subject: ended[kind],
      paragraphs: [endedText, ...(endReason ? [reason, endReason] : [])],
      button: appealed.button,
      footer,
    }),
  };
};

export const imposedTexts: Texts = { de: imposedIn('de'), en: imposedIn('en') };
export const endedTexts: Texts = { de: endedIn('de'), en: endedIn('en') };

/** The mail about a ban: banned members can't sign in to appeal. */
export function banText(locale: Locale, sanction: ToldSanction, contactUrl: string): MailText {
  const { greeting, imposed, bannedAppeal, contact, footer } = words[locale];
  return {
    subject: imposed.ban,
    paragraphs: [greeting, ...statementOf(locale, sanction), bannedAppeal],
    action: { label: contact, url: contactUrl },
    footer,
  };
}
