import { z } from 'zod';
import { type NotificationKind, notificationKind } from '../../../lib/declared/notifiable.ts';
import type { Deps } from '../../../lib/deps.ts';
import {
  answeredTexts,
  awaitedTexts,
  publishedTexts,
  type ToldDeal,
  type ToldReview,
} from './review-words.ts';
import {
  isAboutRecipient,
  isAwaitedFromRecipient,
  isRecipientAnswered,
  listToldDeals,
  listToldReviews,
} from './told-review.queries.ts';

const reviewPayload = z.object({ reviewId: z.int() });
type AboutReview = z.infer<typeof reviewPayload>;

const aboutReview: Omit<
  NotificationKind<Deps, AboutReview, ToldReview>,
  'kind' | 'isVisible' | 'texts'
> = {
  area: 'market',
  payload: reviewPayload,
  groupOf: ({ reviewId }) => `dealreview/${reviewId}`,
  placeOf: ({ reviewId }) => `dealreview/${reviewId}`,
  pathOf: ({ subjectId }) => `/marketplace/sellers/${subjectId}#reviews`,
  defaults: { mail: 'now', push: true },
  isTransactional: false,
  async read({ db }, told) {
    const rows = await listToldReviews(db, { ids: told.map(({ payload }) => payload.reviewId) });
    const reviews = new Map(rows.map((row) => [row.id, row]));
    return told.map(({ payload }) => reviews.get(payload.reviewId) ?? null);
  },
};

/** To the one whom it is about. */
export const reviewPublished = notificationKind({
  ...aboutReview,
  kind: 'market.reviewed',
  isVisible: isAboutRecipient,
  texts: publishedTexts,
});

/** To whoever wrote it. */
export const reviewAnswered = notificationKind({
  ...aboutReview,
  kind: 'market.reviewAnswered',
  isVisible: isRecipientAnswered,
  texts: answeredTexts,
});

const dealPayload = z.object({ dealId: z.int() });

/** To the other side of the deal, which hasn't written yet. */
export const reviewAwaited = notificationKind<Deps, z.infer<typeof dealPayload>, ToldDeal>({
  kind: 'market.reviewAwaited',
  area: 'market',
  payload: dealPayload,
  groupOf: ({ dealId }) => `dealreviews/${dealId}`,
  placeOf: ({ dealId }) => `dealreviews/${dealId}`,
  pathOf: ({ dealId }) => `/marketplace/deals/${dealId}`,
  defaults: { mail: 'daily', push: true },
  isTransactional: false,
  isVisible: isAwaitedFromRecipient,
  async read({ db }, told) {
    const rows = await listToldDeals(db, { ids: told.map(({ payload }) => payload.dealId) });
    const deals = new Map(rows.map((row) => [row.dealId, row]));
    return told.map(({ payload, recipientId }) => {
      const deal = deals.get(payload.dealId);
      if (!deal) return null;
      const { dealId, title, buyer, seller, buyerId } = deal;
      return { dealId, title, other: recipientId === buyerId ? seller : buyer };
    });
  },
  texts: awaitedTexts,
});

export const reviewNotifications = [reviewPublished, reviewAnswered, reviewAwaited];
