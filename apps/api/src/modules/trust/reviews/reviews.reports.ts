import type { Reportable } from '../../../lib/declared/reportable.ts';
import type { Deps } from '../../../lib/deps.ts';
import { readReportedReviews, reviewHiding } from './review-moderation.service.ts';

/** A matter of the whole site's moderators, as the reviews of lounges are. */
export const dealReviewReports: Reportable<Deps> = {
  kind: 'dealreview',
  read: readReportedReviews,
  actions: { hide: reviewHiding },
};
