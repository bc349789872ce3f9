import type { Locale } from '@oche/validators/locale';
import type { NotificationTexts } from '../../../lib/declared/notifiable.ts';

/** Another member, as somebody is told of them. */
export interface ToldMember {
  userId: string;
  firstName: string;
  lastName: string;
}

interface Words {
  label: string;
  title(name: string): string;
  lead(name: string): string;
  button: string;
}

const FOOTERS: Record<Locale, string> = {
  de: 'Diese Mail kommt, weil jemand in der Oche mit dir befreundet sein will oder es jetzt ist.',
  en: 'You get this mail because somebody on Oche wants to be your friend, or is from now on.',
};

const nameOf = ({ firstName, lastName }: ToldMember): string => `${firstName} ${lastName}`.trim();

function textsIn(words: Words, locale: Locale): NotificationTexts<ToldMember> {
  return {
    label: words.label,
    page: (told) => ({ title: words.title(nameOf(told)) }),
    push: (told) => ({ title: words.title(nameOf(told)), body: words.lead(told.firstName) }),
    mail: (told) => ({
      subject: words.title(nameOf(told)),
      paragraphs: [words.lead(told.firstName)],
      button: words.button,
      footer: FOOTERS[locale],
    }),
  };
}

const both = (de: Words, en: Words): Record<Locale, NotificationTexts<ToldMember>> => ({
  de: textsIn(de, 'de'),
  en: textsIn(en, 'en'),
});

export const requestedTexts = both(
  {
    label: 'Jemand will mit mir befreundet sein',
    title: (name) => `${name} will mit dir befreundet sein`,
    lead: (name) => `Sag ${name}, ob das passt.`,
    button: 'Antworten',
  },
  {
    label: 'Somebody wants to be my friend',
    title: (name) => `${name} wants to be your friend`,
    lead: (name) => `Tell ${name} whether that is fine with you.`,
    button: 'Answer',
  },
);

export const acceptedTexts = both(
  {
    label: 'Jemand hat meine Freundschaftsanfrage angenommen',
    title: (name) => `${name} und du seid jetzt befreundet`,
    lead: (name) => `Schreib ${name} oder verabredet euch gleich zum Spielen.`,
    button: 'Zum Profil',
  },
  {
    label: 'Somebody has accepted my friend request',
    title: (name) => `${name} and you are friends now`,
    lead: (name) => `Write to ${name}, or arrange a game straight away.`,
    button: 'To the profile',
  },
);
