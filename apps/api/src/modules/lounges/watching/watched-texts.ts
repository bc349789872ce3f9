import type { Locale } from '@oche/validators/locale';
import type { NotificationTexts } from '../../../lib/declared/notifiable.ts';
import type { ToldReview } from '../mails/notification-words.ts';

const STARS = 5;
const starsOf = ({ rating }: ToldReview) => '★'.repeat(rating) + '☆'.repeat(STARS - rating);
const words = (review: ToldReview) => [starsOf(review), review.comment].filter(Boolean).join(' ');

/** A new review of a lounge that somebody watches. */
export const watchedTexts: Record<Locale, NotificationTexts<ToldReview>> = {
  de: {
    label: 'Neue Bewertungen, wo ich beobachte',
    page: (review, count) => ({
      title:
        count === 1
          ? `${review.author} hat ${review.lounge} bewertet`
          : `${count} neue Bewertungen für ${review.lounge}`,
      excerpt: words(review),
    }),
    push: (review) => ({
      title: `${review.author} hat ${review.lounge} bewertet`,
      body: words(review),
    }),
    mail: (review) => ({
      subject: `Neue Bewertung: ${review.lounge}`,
      paragraphs: [`${review.author} hat ${review.lounge} bewertet:`, words(review)],
      button: 'Zur Lounge',
      footer: 'Du bekommst diese Mail, weil du die Lounge beobachtest.',
    }),
  },
  en: {
    label: 'New reviews where I am watching',
    page: (review, count) => ({
      title:
        count === 1
          ? `${review.author} reviewed ${review.lounge}`
          : `${count} new reviews of ${review.lounge}`,
      excerpt: words(review),
    }),
    push: (review) => ({
      title: `${review.author} reviewed ${review.lounge}`,
      body: words(review),
    }),
    mail: (review) => ({
      subject: `New review: ${review.lounge}`,
      paragraphs: [`${review.author} reviewed ${review.lounge}:`, words(review)],
      button: 'To the lounge',
      footer: 'You get this mail because you watch the lounge.',
    }),
  },
};
