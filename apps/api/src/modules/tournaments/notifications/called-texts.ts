import type { Locale } from '@oche/validators/locale';
import type { NotificationTexts } from '../../../lib/declared/notifiable.ts';

/** A match as it is told to one of its players, or to the one who marks it. */
export interface ToldMatch {
  tournamentId: number;
  tournamentName: string;
  /** null before it is called */
  boardName: string | null;
  /** the other side for a player; both sides for the one who marks */
  opponent: string;
  both: string;
}

interface Words {
  label: string;
  title(told: ToldMatch): string;
  /** the first paragraph of the mail */
  lead: string;
  button: string;
  footer: string;
}

const DE = {
  button: 'Zum Turnier',
  footer: 'Diese Mail kommt, weil du bei einem Turnier mitspielst.',
};
const EN = {
  button: 'Open the tournament',
  footer: 'You get this mail because you play in a tournament.',
};

function textsOf({ label, title, lead, button, footer }: Words): NotificationTexts<ToldMatch> {
  return {
    label,
    page: (told) => ({ title: title(told), excerpt: told.tournamentName }),
    push: (told) => ({ title: title(told), body: told.tournamentName }),
    mail: (told) => ({
      subject: title(told),
      paragraphs: [lead],
      facts: [],
      button,
      footer,
    }),
  };
}

export const calledTexts: Record<Locale, NotificationTexts<ToldMatch>> = {
  de: textsOf({
    ...DE,
    label: 'Ich bin beim Turnier dran',
    title: ({ boardName, opponent }) => `Du bist dran: ${boardName ?? ''} gegen ${opponent}`,
    lead: 'Euer Match ist aufgerufen. Game on!',
  }),
  en: textsOf({
    ...EN,
    label: 'My match at a tournament is called',
    title: ({ boardName, opponent }) => `You’re up: ${boardName ?? ''} against ${opponent}`,
    lead: 'Your match is called. Game on!',
  }),
};

export const soonTexts: Record<Locale, NotificationTexts<ToldMatch>> = {
  de: textsOf({
    ...DE,
    label: 'Ich bin beim Turnier gleich dran',
    title: ({ opponent }) => `Gleich bist du dran: gegen ${opponent}`,
    lead: 'Dein Match kommt als nächstes an ein Board. Bleib in der Nähe.',
  }),
  en: textsOf({
    ...EN,
    label: 'My match at a tournament is next',
    title: ({ opponent }) => `You’re next: against ${opponent}`,
    lead: 'Your match is the next to get a board. Stay close.',
  }),
};

export const markingTexts: Record<Locale, NotificationTexts<ToldMatch>> = {
  de: textsOf({
    ...DE,
    label: 'Ich schreibe beim Turnier ein Match',
    title: ({ boardName, both }) => `Du schreibst: ${boardName ?? ''}, ${both}`,
    lead: 'Dieses Match ist aufgerufen, und du schreibst es.',
  }),
  en: textsOf({
    ...EN,
    label: 'I mark a match at a tournament',
    title: ({ boardName, both }) => `You mark: ${boardName ?? ''}, ${both}`,
    lead: 'This match is called, and you mark it.',
  }),
};
