import { z } from 'zod';
import { type NotificationKind, notificationKind } from '../../lib/declared/notifiable.ts';
import type { Deps } from '../../lib/deps.ts';
import { listWatchers } from '../watching/index.ts';
import { ownsLounge } from './access/staff-access.service.ts';
import {
  answeredTexts,
  claimTexts,
  reviewedTexts,
  type ToldClaim,
  type ToldReview,
} from './mails/notification-words.ts';
import {
  isOfOwnLounge,
  isOwnAnswered,
  isReviewShown,
  listToldReviews,
} from './reviews/told-review.queries.ts';
import { isOwnDecidedClaim, listToldClaims } from './team/told-claim.queries.ts';
import { loungePlace } from './watching/lounge-places.service.ts';
import { watchedTexts } from './watching/watched-texts.ts';

const reviewPayload = z.object({ reviewId: z.int(), loungeId: z.int() });
type AboutReview = z.infer<typeof reviewPayload>;

const aboutReview: Omit<
  NotificationKind<Deps, AboutReview, ToldReview>,
  'kind' | 'isVisible' | 'texts'
> = {
  area: 'lounges',
  payload: reviewPayload,
  groupOf: ({ reviewId }) => `review/${reviewId}`,
  placeOf: ({ reviewId }) => `review/${reviewId}`,
  pathOf: ({ loungeId }) => `/venues/${loungeId}#reviews`,
  defaults: { mail: 'now', push: true },
  isTransactional: false,
  async read({ db }, told) {
    const rows = await listToldReviews(db, { ids: told.map(({ payload }) => payload.reviewId) });
    const reviews = new Map(rows.map((row) => [row.id, row]));
    return told.map(({ payload }) => reviews.get(payload.reviewId) ?? null);
  },
};

/** To the owner. */
export const loungeReviewed = notificationKind({
  ...aboutReview,
  concerns: ownsLounge,
  kind: 'lounges.reviewed',
  isVisible: isOfOwnLounge,
  texts: reviewedTexts,
});

/** To whoever wrote the review. */
export const reviewAnswered = notificationKind({
  ...aboutReview,
  kind: 'lounges.reviewAnswered',
  isVisible: isOwnAnswered,
  texts: answeredTexts,
});

const claimPayload = z.object({ claimId: z.int(), loungeId: z.int() });

/** The new owner of a lounge has to know about it. */
export const claimDecided = notificationKind<Deps, z.infer<typeof claimPayload>, ToldClaim>({
  kind: 'lounges.claimDecided',
  area: 'lounges',
  payload: claimPayload,
  groupOf: ({ claimId }) => `claim/${claimId}`,
  placeOf: ({ loungeId }) => `lounge/${loungeId}`,
  pathOf: ({ loungeId }) => `/venues/${loungeId}`,
  defaults: { mail: 'now', push: true },
  isTransactional: true,
  isVisible: isOwnDecidedClaim,
  async read({ db }, told) {
    const rows = await listToldClaims(db, { ids: told.map(({ payload }) => payload.claimId) });
    const claims = new Map(rows.map((row) => [row.id, row]));
    return told.map(({ payload }) => {
      const claim = claims.get(payload.claimId);
      return claim ? { ...claim, isApproved: claim.status === 'approved' } : null;
    });
  },
  texts: claimTexts,
});

/** To those who watch the lounge. */
export const loungeWatched = notificationKind({
  ...aboutReview,
  kind: 'lounges.watched',
  groupOf: ({ loungeId }) => `lounge/${loungeId}`,
  defaults: { mail: 'daily', push: false },
  isVisible: isReviewShown,
  texts: watchedTexts,
  audience: (db, { loungeId }, after, limit) =>
    listWatchers(db, [loungePlace(loungeId)], after, limit),
});

export const loungeNotifications = [loungeReviewed, reviewAnswered, loungeWatched, claimDecided];
