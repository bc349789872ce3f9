import type { Locale } from '@oche/validators/locale';
import type { NotificationTexts } from '../../../lib/declared/notifiable.ts';
import { momentText } from '../../../lib/time/time-text.ts';
import type { ToldTournament } from './told-tournament.ts';

export type ToldKind =
  | 'registered'
  | 'movedUp'
  | 'checkInOpen'
  | 'cancelled'
  | 'invited'
  | 'qualified';

interface Words {
  labels: Record<ToldKind, string>;
  titles: Record<ToldKind, (name: string) => string>;
  /** the first paragraph of the mail */
  leads: Record<ToldKind, string>;
  facts: { when: string; where: string; reason: string };
  button: string;
  footer: string;
}

const de: Words = {
  labels: {
    registered: 'Jemand hat mich zu einem Turnier angemeldet',
    movedUp: 'Ich rücke von der Warteliste nach',
    checkInOpen: 'Ich kann bei einem Turnier einchecken',
    cancelled: 'Ein Turnier ist abgesagt',
    invited: 'Einladungen zu Turnieren',
    qualified: 'Ich habe mich für ein Finale qualifiziert',
  },
  titles: {
    registered: (name) => `Du bist angemeldet: ${name}`,
    movedUp: (name) => `Du bist dabei: ${name}`,
    checkInOpen: (name) => `Jetzt einchecken: ${name}`,
    cancelled: (name) => `Abgesagt: ${name}`,
    invited: (name) => `Einladung: ${name}`,
    qualified: (name) => `Qualifiziert: ${name}`,
  },
  leads: {
    registered: 'Die Turnierleitung hat dich eingetragen.',
    movedUp:
      'Ein Platz ist frei geworden, und er gehört dir. Wenn du nicht kannst, melde dich bitte ab.',
    checkInOpen:
      'Sag kurz, dass du da bist. Wer nicht eincheckt, verliert den Platz an die Warteliste.',
    cancelled: 'Schade: Dieses Turnier findet nicht statt.',
    invited: 'Du bist eingeladen. Melde dich an, solange Plätze frei sind.',
    qualified:
      'Stark gespielt: Du bist qualifiziert und schon eingetragen. Wenn du nicht kannst, melde dich ab – dann rückt der Nächste nach.',
  },
  facts: { when: 'Wann', where: 'Wo', reason: 'Grund' },
  button: 'Zum Turnier',
  footer: 'Diese Mail kommt, weil du in der Oche an Turnieren teilnimmst oder eingeladen bist.',
};

const en: Words = {
  labels: {
    registered: 'Somebody has entered me for a tournament',
    movedUp: 'I move up from the waiting list',
    checkInOpen: 'I can check in for a tournament',
    cancelled: 'A tournament is called off',
    invited: 'Invitations to tournaments',
    qualified: 'I have qualified for a final',
  },
  titles: {
    registered: (name) => `You are entered: ${name}`,
    movedUp: (name) => `You are in: ${name}`,
    checkInOpen: (name) => `Check in now: ${name}`,
    cancelled: (name) => `Called off: ${name}`,
    invited: (name) => `Invitation: ${name}`,
    qualified: (name) => `Qualified: ${name}`,
  },
  leads: {
    registered: 'The organisers have entered you.',
    movedUp: 'A place has become free, and it is yours. If you can’t make it, please withdraw.',
    checkInOpen:
      'Say that you are there. Whoever doesn’t check in loses the place to the waiting list.',
    cancelled: 'A pity: this tournament will not take place.',
    invited: 'You are invited. Register while there are places.',
    qualified:
      'Well played: you have qualified, and you are entered already. If you can’t make it, withdraw, and the next in line takes over.',
  },
  facts: { when: 'When', where: 'Where', reason: 'Reason' },
  button: 'To the tournament',
  footer: 'You get this mail because you take part in tournaments on Oche, or are invited.',
};

const WORDS: Record<Locale, Words> = { de, en };

const whenOf = ({ startsAt, timeZone }: ToldTournament, locale: Locale): string =>
  momentText(startsAt, locale, timeZone);

function textsIn(kind: ToldKind, locale: Locale): NotificationTexts<ToldTournament> {
  const words = WORDS[locale];
  const title = ({ name }: ToldTournament) => words.titles[kind](name);
  const excerpt = (told: ToldTournament) =>
    [whenOf(told, locale), told.where].filter(Boolean).join(' · ');
  return {
    label: words.labels[kind],
    page: (told) => ({ title: title(told), excerpt: excerpt(told) }),
    push: (told) => ({ title: title(told), body: excerpt(told) }),
    mail: (told) => ({
      subject: title(told),
      paragraphs: [words.leads[kind]],
      facts: [
        [words.facts.when, whenOf(told, locale)],
        ...(told.where ? [[words.facts.where, told.where] as [string, string]] : []),
        ...(told.reason ? [[words.facts.reason, told.reason] as [string, string]] : []),
      ],
      button: words.button,
      footer: words.footer,
    }),
  };
}

export const toldTexts = (kind: ToldKind): Record<Locale, NotificationTexts<ToldTournament>> => ({
  de: textsIn(kind, 'de'),
  en: textsIn(kind, 'en'),
});
