import type { Locale } from '@oche/validators/locale';
import type { PollKind } from '@oche/validators/polls/schemas';
import type { NotificationTexts } from '../../../lib/declared/notifiable.ts';
import type { ToldPoll } from './told-poll.ts';

type Texts = Record<Locale, NotificationTexts<ToldPoll>>;

const NAMES: Record<Locale, Record<PollKind, string>> = {
  de: { free: 'Abstimmung', set: 'Dart-Set des Monats', lounge: 'Lounge des Monats' },
  en: { free: 'Poll', set: 'Dart set of the month', lounge: 'Lounge of the month' },
};

const FOOTERS: Record<Locale, string> = {
  de: 'Diese Mail kommt, weil du in der Oche abgestimmt hast.',
  en: 'You get this mail because you have voted on Oche.',
};

export const openedTexts: Texts = {
  de: {
    label: 'Eine neue Abstimmung läuft',
    page: ({ kind, question }) => ({ title: `${NAMES.de[kind]}: Du bist dran`, excerpt: question }),
    push: ({ kind, question }) => ({ title: `${NAMES.de[kind]}: Du bist dran`, body: question }),
    mail: ({ kind, question }) => ({
      subject: `${NAMES.de[kind]}: Du bist dran`,
      paragraphs: [`Es wird wieder abgestimmt: „${question}“`, 'Ein Tipp genügt.'],
      button: 'Abstimmen',
      footer: FOOTERS.de,
    }),
  },
  en: {
    label: 'A new poll is open',
    page: ({ kind, question }) => ({ title: `${NAMES.en[kind]}: your throw`, excerpt: question }),
    push: ({ kind, question }) => ({ title: `${NAMES.en[kind]}: your throw`, body: question }),
    mail: ({ kind, question }) => ({
      subject: `${NAMES.en[kind]}: your throw`,
      paragraphs: [`The next vote is open: “${question}”`, 'One tap is enough.'],
      button: 'Vote',
      footer: FOOTERS.en,
    }),
  },
};

const LISTS = { de: new Intl.ListFormat('de'), en: new Intl.ListFormat('en-GB') };

/** "Gewonnen hat …", also with several at the same number of votes. */
const outcome = ({ winners }: ToldPoll, locale: Locale): string => {
  const names = LISTS[locale].format(winners);
  if (locale === 'de') return `${winners.length > 1 ? 'Gleichauf vorn' : 'Vorn'}: ${names}`;
  return `${winners.length > 1 ? 'Tied for first' : 'First'}: ${names}`;
};

export const closedTexts: Texts = {
  de: {
    label: 'Eine Abstimmung, bei der ich dabei war, ist entschieden',
    page: (told) => ({ title: `Entschieden: ${told.question}`, excerpt: outcome(told, 'de') }),
    push: (told) => ({ title: `Entschieden: ${told.question}`, body: outcome(told, 'de') }),
    mail: (told) => ({
      subject: `Entschieden: ${told.question}`,
      paragraphs: [`${outcome(told, 'de')}.`, 'Danke fürs Mitstimmen.'],
      button: 'Ergebnis ansehen',
      footer: FOOTERS.de,
    }),
  },
  en: {
    label: 'A poll that I voted in has been decided',
    page: (told) => ({ title: `Decided: ${told.question}`, excerpt: outcome(told, 'en') }),
    push: (told) => ({ title: `Decided: ${told.question}`, body: outcome(told, 'en') }),
    mail: (told) => ({
      subject: `Decided: ${told.question}`,
      paragraphs: [`${outcome(told, 'en')}.`, 'Thanks for voting.'],
      button: 'See the result',
      footer: FOOTERS.en,
    }),
  },
};
