import type { Locale } from '@oche/validators/locale';
import type { NotificationTexts } from '../../../lib/declared/notifiable.ts';

export interface ToldEpisode {
  channelId: number;
  /** of the channel */
  name: string;
  /** of the episode */
  title: string;
}

export const episodeTexts: Record<Locale, NotificationTexts<ToldEpisode>> = {
  de: {
    label: 'Ein Kanal, dem ich folge, hat eine neue Folge',
    page: ({ name, title }, count) => ({
      title: count > 1 ? `${name}: ${count} neue Folgen` : `${name}: neue Folge`,
      excerpt: title,
    }),
    push: ({ name, title }) => ({ title: `${name}: neue Folge`, body: title }),
    mail: ({ name, title }) => ({
      subject: `${name}: ${title}`,
      paragraphs: [`${name} hat etwas Neues: „${title}“`],
      button: 'Zur Folge',
      footer: `Diese Mail kommt, weil du ${name} in der Oche folgst.`,
    }),
  },
  en: {
    label: 'A channel that I follow has a new episode',
    page: ({ name, title }, count) => ({
      title: count > 1 ? `${name}: ${count} new episodes` : `${name}: new episode`,
      excerpt: title,
    }),
    push: ({ name, title }) => ({ title: `${name}: new episode`, body: title }),
    mail: ({ name, title }) => ({
      subject: `${name}: ${title}`,
      paragraphs: [`${name} has something new: “${title}”`],
      button: 'See the episode',
      footer: `You get this mail because you follow ${name} on Oche.`,
    }),
  },
};
