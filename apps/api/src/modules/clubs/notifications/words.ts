import type { Locale } from '@oche/validators/locale';
import type { NotificationTexts } from '../../../lib/declared/notifiable.ts';

/** A club that somebody is told of, and who did something there. */
export interface ToldClub {
  id: number;
  name: string;
  city: string;
  /** of the one who asks, has joined or has handed over; otherwise of the one who is told */
  person: string;
}

export type ToldKind = 'requested' | 'invited' | 'admitted' | 'joined' | 'handedOver';

interface Words {
  label: string;
  title: (told: ToldClub, count: number) => string;
  /** the first paragraph of the mail */
  lead: string;
}

const de: Record<ToldKind, Words> = {
  requested: {
    label: 'Jemand möchte in einen Verein, den ich mit leite',
    title: ({ person, name }, count) =>
      count > 1 ? `${count} möchten zu ${name}` : `${person} möchte zu ${name}`,
    lead: 'Schau dir die Anfrage an und sag ja oder nein.',
  },
  invited: {
    label: 'Einladungen in Vereine',
    title: ({ name }) => `Einladung: Komm zu ${name}`,
    lead: 'Der Verein hätte dich gern dabei. Du entscheidest.',
  },
  admitted: {
    label: 'Ein Verein nimmt mich auf',
    title: ({ name }) => `Du bist drin: ${name}`,
    lead: 'Willkommen im Verein. Gut Darts!',
  },
  joined: {
    label: 'Jemand nimmt die Einladung in unseren Verein an',
    title: ({ person, name }, count) =>
      count > 1 ? `${count} Neue bei ${name}` : `${person} ist jetzt bei ${name}`,
    lead: 'Die Einladung ist angenommen.',
  },
  handedOver: {
    label: 'Mir wird ein Verein übergeben',
    title: ({ name }) => `${name} gehört jetzt dir`,
    lead: 'Du leitest den Verein ab jetzt. Wer ihn dir übergeben hat, bleibt im Vorstand.',
  },
};

const en: Record<ToldKind, Words> = {
  requested: {
    label: 'Somebody wants to join a club that I help to run',
    title: ({ person, name }, count) =>
      count > 1 ? `${count} want to join ${name}` : `${person} wants to join ${name}`,
    lead: 'Have a look at the request, and say yes or no.',
  },
  invited: {
    label: 'Invitations to clubs',
    title: ({ name }) => `Invitation: join ${name}`,
    lead: 'The club would like to have you. It’s up to you.',
  },
  admitted: {
    label: 'A club takes me in',
    title: ({ name }) => `You are in: ${name}`,
    lead: 'Welcome to the club. Game on!',
  },
  joined: {
    label: 'Somebody accepts the invitation to our club',
    title: ({ person, name }, count) =>
      count > 1 ? `${count} new members at ${name}` : `${person} has joined ${name}`,
    lead: 'The invitation is accepted.',
  },
  handedOver: {
    label: 'A club is handed over to me',
    title: ({ name }) => `${name} is yours now`,
    lead: 'You run the club from now on. Who handed it over stays as an officer.',
  },
};

const FRAME = {
  de: {
    words: de,
    button: 'Zum Verein',
    footer: 'Diese Mail kommt, weil du in der Oche mit diesem Verein zu tun hast.',
  },
  en: {
    words: en,
    button: 'To the club',
    footer: 'You get this mail because you have to do with this club on Oche.',
  },
} satisfies Record<Locale, unknown>;

/** What happened to the one who is told of it, who doesn't need to read their own name. */
const ABOUT_SELF: readonly ToldKind[] = ['invited', 'admitted'];

function textsIn(kind: ToldKind, locale: Locale): NotificationTexts<ToldClub> {
  const { words, button, footer } = FRAME[locale];
  const { label, title, lead } = words[kind];
  const excerpt = ({ person, city }: ToldClub) =>
    ABOUT_SELF.includes(kind) ? city : `${person} · ${city}`;
  return {
    label,
    page: (told, count) => ({ title: title(told, count), excerpt: excerpt(told) }),
    push: (told) => ({ title: title(told, 1), body: excerpt(told) }),
    mail: (told) => ({
      subject: title(told, 1),
      paragraphs: [lead],
      facts: [],
      button,
      footer,
    }),
  };
}

export const toldTexts = (kind: ToldKind): Record<Locale, NotificationTexts<ToldClub>> => ({
  de: textsIn(kind, 'de'),
  en: textsIn(kind, 'en'),
});
