import type { Locale } from '@oche/validators/locale';
import type { NotificationTexts } from '../../../lib/declared/notifiable.ts';

/** A review that somebody is told of. Names are first names. */
export interface ToldReview {
  id: number;
  dealId: number;
  subjectId: string;
  rating: number;
  comment: string;
  answer: string | null;
  author: string;
  subject: string;
}

/** A deal about which the other side waits to read something. */
export interface ToldDeal {
  dealId: number;
  other: string;
  title: string;
}

interface Words {
  labels: { published: string; answered: string; awaited: string };
  published(told: ToldReview): string;
  answered(told: ToldReview): string;
  awaited(told: ToldDeal): string;
  awaitedText: string;
  read: string;
  write: string;
  footer: string;
}

const stars = (rating: number): string => '★'.repeat(rating) + '☆'.repeat(5 - rating);

const WORDS: Record<Locale, Words> = {
  de: {
    labels: {
      published: 'Bewertungen, die ich bekomme',
      answered: 'Antworten auf meine Bewertungen auf dem Marktplatz',
      awaited: 'Jemand hat mich bewertet und wartet auf meine Bewertung',
    },
    published: ({ author, rating }) => `${author} hat dich bewertet: ${stars(rating)}`,
    answered: ({ subject }) => `${subject} hat auf deine Bewertung geantwortet`,
    awaited: ({ other }) => `${other} hat dich bewertet. Jetzt du!`,
    awaitedText:
      'Sobald du auch etwas geschrieben hast, könnt ihr beide lesen, was der andere meint. ' +
      'Sonst wird es zwei Wochen nach dem Handel sichtbar.',
    read: 'Lesen',
    write: 'Bewerten',
    footer: 'Diese Mail kommt, weil du auf dem Marktplatz gehandelt hast.',
  },
  en: {
    labels: {
      published: 'Reviews I get',
      answered: 'Answers to my reviews on the marketplace',
      awaited: 'Somebody has reviewed me and waits for my review',
    },
    published: ({ author, rating }) => `${author} has reviewed you: ${stars(rating)}`,
    answered: ({ subject }) => `${subject} has answered your review`,
    awaited: ({ other }) => `${other} has reviewed you. Your turn!`,
    awaitedText:
      'As soon as you have written something as well, you can both read what the other one thinks. ' +
      'Otherwise it becomes visible two weeks after the deal.',
    read: 'Read it',
    write: 'Write a review',
    footer: 'You get this mail because you have traded on the marketplace.',
  },
};

type About<Facts> = (words: Words) => {
  label: string;
  title: (facts: Facts) => string;
  text: (facts: Facts) => string;
  button: string;
};

function textsOf<Facts>(about: About<Facts>): Record<Locale, NotificationTexts<Facts>> {
  const textsIn = (locale: Locale): NotificationTexts<Facts> => {
    const words = WORDS[locale];
    const { label, title, text, button } = about(words);
    return {
      label,
      page: (facts) => ({ title: title(facts), excerpt: text(facts) }),
      push: (facts) => ({ title: title(facts), body: text(facts) }),
      mail: (facts) => ({
        subject: title(facts),
        paragraphs: [text(facts)],
        button,
        footer: words.footer,
      }),
    };
  };
  return { de: textsIn('de'), en: textsIn('en') };
}

export const publishedTexts = textsOf<ToldReview>(({ labels, published, read }) => ({
  label: labels.published,
  title: published,
  text: ({ comment }) => comment,
  button: read,
}));

export const answeredTexts = textsOf<ToldReview>(({ labels, answered, read }) => ({
  label: labels.answered,
  title: answered,
  text: ({ answer }) => answer ?? '',
  button: read,
}));

export const awaitedTexts = textsOf<ToldDeal>(({ labels, awaited, awaitedText, write }) => ({
  label: labels.awaited,
  title: awaited,
  text: ({ title }) => `${title}. ${awaitedText}`,
  button: write,
}));
