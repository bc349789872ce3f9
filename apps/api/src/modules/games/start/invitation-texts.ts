import type { Locale } from '@oche/validators/locale';
import type { NotificationTexts } from '../../../lib/declared/notifiable.ts';

/** A game that somebody is asked to. */
export interface ToldGame {
  id: number;
  /** first name of the member who has started it */
  starter: string;
  kind: 'x01' | 'cricket';
  /** 301, 501 …; null for cricket */
  start: number | null;
  lounge: string | null;
  /** first names of those who have not said yes */
  unanswered: string | null;
}

type Texts = Record<Locale, NotificationTexts<ToldGame>>;

const gameOf = ({ kind, start }: ToldGame) => (kind === 'cricket' ? 'Cricket' : String(start));

export const invitedTexts: Texts = {
  de: {
    label: 'Einladungen zu Spielen',
    page: (game) => ({
      title: `${game.starter} will mit dir ${gameOf(game)} spielen`,
      excerpt: game.lounge,
    }),
    push: (game) => ({
      title: `${game.starter} will mit dir spielen`,
      body: [gameOf(game), game.lounge].filter(Boolean).join(' · '),
    }),
    mail: (game) => ({
      subject: `${game.starter} will mit dir spielen`,
      paragraphs: [`${game.starter} will mit dir ${gameOf(game)} spielen.`],
      button: 'Zum Spiel',
      footer: 'Einladungen gelten einen Tag.',
    }),
  },
  en: {
    label: 'Invitations to games',
    page: (game) => ({
      title: `${game.starter} wants to play ${gameOf(game)} with you`,
      excerpt: game.lounge,
    }),
    push: (game) => ({
      title: `${game.starter} wants to play with you`,
      body: [gameOf(game), game.lounge].filter(Boolean).join(' · '),
    }),
    mail: (game) => ({
      subject: `${game.starter} wants to play with you`,
      paragraphs: [`${game.starter} wants to play ${gameOf(game)} with you.`],
      button: 'To the game',
      footer: 'Invitations are open for a day.',
    }),
  },
};

export const declinedTexts: Texts = {
  de: {
    label: 'Absagen zu meinen Spielen',
    page: (game) => ({ title: `Abgesagt: ${gameOf(game)} mit ${game.unanswered ?? '–'}` }),
    push: (game) => ({
      title: 'Das Spiel fällt aus',
      body: `${gameOf(game)} mit ${game.unanswered ?? '–'}`,
    }),
    mail: (game) => ({
      subject: `Abgesagt: ${gameOf(game)} mit ${game.unanswered ?? '–'}`,
      paragraphs: ['Deine Einladung wurde abgesagt.'],
      button: 'Zum Spiel',
      footer: 'Vielleicht beim nächsten Mal.',
    }),
  },
  en: {
    label: 'Games that others declined',
    page: (game) => ({ title: `Declined: ${gameOf(game)} with ${game.unanswered ?? '–'}` }),
    push: (game) => ({
      title: 'The game is off',
      body: `${gameOf(game)} with ${game.unanswered ?? '–'}`,
    }),
    mail: (game) => ({
      subject: `Declined: ${gameOf(game)} with ${game.unanswered ?? '–'}`,
      paragraphs: ['Your invitation was declined.'],
      button: 'To the game',
      footer: 'Maybe next time.',
    }),
  },
};
