import type { Locale } from '@oche/validators/locale';
import type { NotificationMail, NotificationTexts } from '../../../lib/declared/notifiable.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import type { MailTexts, Text } from './texts.ts';

/** A review, and the answer to it. */
export interface ToldReview {
  loungeId: number;
  lounge: string;
  /** first name */
  author: string;
  rating: number;
  comment: string | null;
  answer: string | null;
}

export interface ToldClaim {
  loungeId: number;
  lounge: string;
  isApproved: boolean;
}

const inBoth = <Facts>(write: (texts: MailTexts) => NotificationTexts<Facts>) =>
  ({ de: write(de), en: write(en) }) satisfies Record<Locale, unknown>;

const mailOf = ({ subject, paragraphs, button, footer }: Text): NotificationMail => ({
  subject,
  paragraphs,
  button,
  footer,
});

export const reviewedTexts = inBoth<ToldReview>(({ labels, newReview }) => ({
  label: labels.reviewed,
  page: (review) => ({ title: newReview(review).subject, excerpt: review.comment }),
  push: (review) => ({ title: newReview(review).subject, body: review.comment ?? '' }),
  mail: (review) => mailOf(newReview(review)),
}));

export const answeredTexts = inBoth<ToldReview>(({ labels, reviewAnswered }) => {
  const textOf = ({ lounge, answer }: ToldReview) =>
    reviewAnswered({ lounge, answer: answer ?? '' });
  return {
    label: labels.answered,
    page: (review) => ({ title: textOf(review).subject, excerpt: review.answer }),
    push: (review) => ({ title: textOf(review).subject, body: review.answer ?? '' }),
    mail: (review) => mailOf(textOf(review)),
  };
});

export const claimTexts = inBoth<ToldClaim>(({ labels, claimApproved, claimDeclined }) => {
  const textOf = ({ lounge, isApproved }: ToldClaim) =>
    (isApproved ? claimApproved : claimDeclined)(lounge);
  const firstOf = (claim: ToldClaim) => {
    const [first = ''] = textOf(claim).paragraphs;
    return first.charAt(0).toUpperCase() + first.slice(1);
  };
  return {
    label: labels.claim,
    page: (claim) => ({ title: textOf(claim).subject, excerpt: firstOf(claim) }),
    push: (claim) => ({ title: textOf(claim).subject, body: firstOf(claim) }),
    mail: (claim) => mailOf(textOf(claim)),
  };
});
