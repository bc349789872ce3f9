import type { Locale } from '@oche/validators/locale';
import type { NotificationTexts } from '../../../lib/declared/notifiable.ts';

/** A game that is being played, as it is told to a member who follows a player. */
export interface PlayingNow {
  id: number;
  /** first name of the player whom the member follows, the first of several */
  name: string;
  kind: 'x01' | 'cricket';
  /** 301, 501 …; null for cricket */
  start: number | null;
  /** who plays on the other sides; null for a player alone */
  others: string | null;
  lounge: string | null;
}

const gameOf = ({ kind, start, others }: PlayingNow, against: string) =>
  [kind === 'cricket' ? 'Cricket' : String(start), others && `${against} ${others}`]
    .filter(Boolean)
    .join(' ');

const placed = (game: string, { lounge }: PlayingNow) => [game, lounge].filter(Boolean).join(' · ');

export const playsNowTexts: Record<Locale, NotificationTexts<PlayingNow>> = {
  de: {
    label: 'Jemand, dem ich folge, spielt gerade',
    page: (told) => ({
      title: `${told.name} steht an der Oche`,
      excerpt: placed(gameOf(told, 'gegen'), told),
    }),
    push: (told) => ({
      title: `${told.name} steht an der Oche`,
      body: placed(gameOf(told, 'gegen'), told),
    }),
    mail: (told) => ({
      subject: `${told.name} steht an der Oche`,
      paragraphs: [`${told.name} spielt gerade ${gameOf(told, 'gegen')}.`],
      button: 'Zuschauen',
      footer: `Du folgst ${told.name} in der Oche.`,
    }),
  },
  en: {
    label: 'Somebody I follow is playing',
    page: (told) => ({
      title: `${told.name} is at the oche`,
      excerpt: placed(gameOf(told, 'against'), told),
    }),
    push: (told) => ({
      title: `${told.name} is at the oche`,
      body: placed(gameOf(told, 'against'), told),
    }),
    mail: (told) => ({
      subject: `${told.name} is at the oche`,
      paragraphs: [`${told.name} is playing ${gameOf(told, 'against')}.`],
      button: 'Watch',
      footer: `You follow ${told.name} on Oche.`,
    }),
  },
};
