import type { Locale } from '@oche/validators/locale';
import { achievementGoals, achievementTitles } from '@oche/validators/statistics/achievement-texts';
import { type AchievementKind, achievementKinds } from '@oche/validators/statistics/limits';
import type { NotificationTexts } from '../../../lib/declared/notifiable.ts';

/** What a member has achieved in one game. */
export interface ToldAchievements {
  username: string;
  kinds: readonly AchievementKind[];
}

interface Words {
  label: string;
  one(title: string): string;
  many(titles: string): string;
  button: string;
  footer: string;
}

function textsOf(locale: Locale, words: Words): NotificationTexts<ToldAchievements> {
  const list = new Intl.ListFormat(locale);
  const textOf = ({ kinds }: ToldAchievements) => {
    const all = achievementKinds.filter((kind) => kinds.includes(kind));
    const titles = list.format(all.map((kind) => achievementTitles[kind][locale]));
    return {
      title: all.length === 1 ? words.one(titles) : words.many(titles),
      body: all.map((kind) => `${achievementGoals[kind][locale]}.`).join(' '),
    };
  };
  return {
    label: words.label,
    page: (told) => ({ title: textOf(told).title, excerpt: textOf(told).body }),
    push: textOf,
    mail: (told) => ({
      subject: textOf(told).title,
      paragraphs: [textOf(told).body],
      button: words.button,
      footer: words.footer,
    }),
  };
}

export const achievedTexts: Record<Locale, NotificationTexts<ToldAchievements>> = {
  de: textsOf('de', {
    label: 'Ich habe etwas geschafft',
    one: (title) => `Geschafft: ${title}!`,
    many: (titles) => `Gleich mehreres geschafft: ${titles}!`,
    button: 'Ansehen',
    footer: 'Du bekommst diese Mail, weil du in der Oche spielst.',
  }),
  en: textsOf('en', {
    label: 'I have achieved something',
    one: (title) => `You did it: ${title}!`,
    many: (titles) => `All at once: ${titles}!`,
    button: 'Have a look',
    footer: 'You get this mail because you play on Oche.',
  }),
};
