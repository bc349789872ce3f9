import type { Locale } from '@oche/validators/locale';
import type { NotificationTexts } from '../../../lib/declared/notifiable.ts';

/** What members are told about something of their own. */
export interface ToldThing {
  title: string;
  path: string;
  reason: string | null;
}

interface Words {
  label: string;
  subject: string;
  lead(title: string): string;
}

const WORDS: Record<Locale, Record<'corrected' | 'restored', Words>> = {
  de: {
    corrected: {
      label: 'Änderungen an etwas von mir durch die Oche',
      subject: 'Die Oche hat etwas von dir geändert',
      lead: (title) => `„${title}“ hat jemand vom Oche-Team bearbeitet.`,
    },
    restored: {
      label: 'Etwas von mir ist wieder sichtbar',
      subject: 'Wieder sichtbar',
      lead: (title) => `„${title}“ ist nicht mehr ausgeblendet: Alle sehen es wieder wie vorher.`,
    },
  },
  en: {
    corrected: {
      label: 'Changes to something of mine by Oche',
      subject: 'Oche has changed something of yours',
      lead: (title) => `Somebody of the Oche team has edited “${title}”.`,
    },
    restored: {
      label: 'Something of mine is visible again',
      subject: 'Visible again',
      lead: (title) => `“${title}” is no longer hidden: everybody sees it again as before.`,
    },
  },
};

const COMMON: Record<Locale, { reason: string; button: string; footer: string }> = {
  de: {
    reason: 'Die Begründung:',
    button: 'Ansehen',
    footer: 'Diese Mail kommt, weil es um etwas von dir in der Oche geht.',
  },
  en: {
    reason: 'The reason:',
    button: 'See it',
    footer: 'You get this mail because it is about something of yours on Oche.',
  },
};

export function wordsOf(
  kind: 'corrected' | 'restored',
  locale: Locale,
): NotificationTexts<ToldThing> {
  const { label, subject, lead } = WORDS[locale][kind];
  const { reason: reasonLead, button, footer } = COMMON[locale];
  // why it was hidden and is back is for the staff alone
  const isTold = kind === 'corrected';
  return {
    label,
    page: ({ title, reason }) => ({
      title: lead(title),
      excerpt: isTold ? reason : null,
    }),
    push: ({ title }) => ({ title: subject, body: lead(title) }),
    mail: ({ title, reason }) => ({
      subject,
      paragraphs: [lead(title), ...(isTold && reason ? [reasonLead, reason] : [])],
      button,
      footer,
    }),
  };
}
