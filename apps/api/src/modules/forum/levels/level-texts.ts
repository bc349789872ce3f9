import type { Locale } from '@oche/validators/locale';
import type { NotificationTexts } from '../../../lib/declared/notifiable.ts';

export interface ReachedLevel {
  level: number;
}

const NAMES: Record<Locale, readonly string[]> = {
  de: ['Neu am Board', 'Eingeworfen', 'Stammkraft', 'Urgestein'],
  en: ['New at the board', 'Warmed up', 'Regular', 'Stalwart'],
};

/** What the level opens that the one below didn't; of the first one nobody is told. */
const OPENED: Record<Locale, readonly string[]> = {
  de: [
    '',
    'Deine Links und Bilder erscheinen ab jetzt sofort.',
    'Das Forum kennt dich, und du kennst das Forum.',
    'Höher geht es nicht: Das Forum lebt auch von dir.',
  ],
  en: [
    '',
    'From now on your links and pictures are shown at once.',
    'The forum knows you, and you know the forum.',
    'There is no higher one: the forum lives on you, too.',
  ],
};

const nameOf = (locale: Locale, { level }: ReachedLevel) => NAMES[locale][level] ?? '';
const openedBy = (locale: Locale, { level }: ReachedLevel) => OPENED[locale][level] ?? '';

export const reachedTexts: Record<Locale, NotificationTexts<ReachedLevel>> = {
  de: {
    label: 'Wenn ich im Forum eine Stufe aufsteige',
    page: (facts) => ({
      title: `Du bist im Forum jetzt „${nameOf('de', facts)}“`,
      excerpt: openedBy('de', facts),
    }),
    push: (facts) => ({
      title: `Im Forum jetzt „${nameOf('de', facts)}“`,
      body: openedBy('de', facts),
    }),
    mail: (facts) => ({
      subject: `Du bist im Forum jetzt „${nameOf('de', facts)}“`,
      paragraphs: [openedBy('de', facts)],
      button: 'Meine Stufe ansehen',
      footer: 'Du bekommst diese Mail, weil du im Forum eine Stufe aufgestiegen bist.',
    }),
  },
  en: {
    label: 'When I rise a level in the forum',
    page: (facts) => ({
      title: `In the forum you are “${nameOf('en', facts)}” now`,
      excerpt: openedBy('en', facts),
    }),
    push: (facts) => ({
      title: `“${nameOf('en', facts)}” in the forum now`,
      body: openedBy('en', facts),
    }),
    mail: (facts) => ({
      subject: `In the forum you are “${nameOf('en', facts)}” now`,
      paragraphs: [openedBy('en', facts)],
      button: 'See my level',
      footer: 'You get this mail because you have risen a level in the forum.',
    }),
  },
};
