import type { Locale } from '@oche/validators/locale';
import type { NotificationTexts } from '../../../../lib/declared/notifiable.ts';
import { weekdayText } from '../../../../lib/time/time-text.ts';
import type { ToldItem } from './expiring-ad.ts';

type Kind = 'expiring' | 'expired';

interface Words {
  label: string;
  title(item: ToldItem): string;
  lead: string;
  button: string;
}

/** Where postal codes are known, all clocks show the same. */
const dayOf = (locale: Locale, time: string | null): string =>
  time === null ? '' : weekdayText(time, locale);

const WORDS: Record<Locale, Record<Kind, Words>> = {
  de: {
    expiring: {
      label: 'Meine Anzeige läuft bald ab',
      title: ({ title, expiresAt }) => `„${title}“ läuft am ${dayOf('de', expiresAt)} ab`,
      lead: 'Noch zu haben? Ein Klick, und die Anzeige steht weitere 60 Tage auf dem Markt.',
      button: 'Anzeige verlängern',
    },
    expired: {
      label: 'Meine Anzeige ist abgelaufen',
      title: ({ title }) => `„${title}“ ist abgelaufen`,
      lead: 'Niemand sieht sie mehr. Du kannst sie für weitere 60 Tage auf den Markt bringen oder löschen.',
      button: 'Zur Anzeige',
    },
  },
  en: {
    expiring: {
      label: 'My ad runs out soon',
      title: ({ title, expiresAt }) => `“${title}” runs out on ${dayOf('en', expiresAt)}`,
      lead: 'Still to be had? One click puts the ad on the market for another 60 days.',
      button: 'Renew the ad',
    },
    expired: {
      label: 'My ad has run out',
      title: ({ title }) => `“${title}” has run out`,
      lead: 'Nobody sees it any more. You can put it on the market for another 60 days, or delete it.',
      button: 'To the ad',
    },
  },
};

const FOOTER: Record<Locale, string> = {
  de: 'Diese Mail kommt, weil du in der Oche eine Anzeige hast.',
  en: 'You get this mail because you have an ad on Oche.',
};

export function wordsOf(kind: Kind, locale: Locale): NotificationTexts<ToldItem> {
  const { label, title, lead, button } = WORDS[locale][kind];
  return {
    label,
    page: (item) => ({ title: title(item) }),
    push: (item) => ({ title: title(item), body: lead }),
    mail: (item) => ({
      subject: title(item),
      paragraphs: [lead],
      button,
      footer: FOOTER[locale],
    }),
  };
}
