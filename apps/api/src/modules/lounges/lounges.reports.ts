import type { Deps } from '../../lib/deps.ts';
import type { Reportable } from '../../lib/reportable.ts';
import { readReportedReviews, reviewHiding } from './reviews/review-moderation.service.ts';

/** What of the lounges can be reported. */
export const loungeReports: readonly Reportable<Deps>[] = [
  { kind: 'review', read: readReportedReviews, actions: { hide: reviewHiding } },
];
