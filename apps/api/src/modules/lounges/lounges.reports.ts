import type { Reportable } from '../../lib/declared/reportable.ts';
import type { Deps } from '../../lib/deps.ts';
import { loungeHiding, readReportedLounges } from './page/lounge-moderation.service.ts';
import { photoHiding, readReportedPhotos } from './page/photo-moderation.service.ts';
import { readReportedReviews, reviewHiding } from './reviews/review-moderation.service.ts';

/** What of the lounges can be reported. All of it is a matter of the whole site's moderators. */
export const loungeReports: readonly Reportable<Deps>[] = [
  { kind: 'lounge', read: readReportedLounges, actions: { hide: loungeHiding } },
  { kind: 'photo', read: readReportedPhotos, actions: { hide: photoHiding } },
  { kind: 'review', read: readReportedReviews, actions: { hide: reviewHiding } },
];
