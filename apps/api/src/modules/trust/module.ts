import type { DomainModule } from '../manifest.ts';
import { reviewNotifications } from './reviews/reviews.notifications.ts';
import { dealReviewReports } from './reviews/reviews.reports.ts';
import { trustJobs } from './trust.jobs.ts';
import { verificationDecided } from './trust.notifications.ts';
import { trustOwnData } from './trust.own-data.ts';
import { trustReactions } from './trust.reactions.ts';
import { registerTrustRoutes } from './trust.routes.ts';
import { sealDocuments } from './verification/document.service.ts';

export const trustModule: DomainModule = {
  name: 'trust',
  ownData: trustOwnData,
  // loaded only with the demo data, as nothing else needs it
  demo: async (deps) => (await import('./demo/demo.service.ts')).seedDemoReviews(deps),
  beforeStart: sealDocuments,
  jobs: trustJobs,
  notifications: [...reviewNotifications, verificationDecided],
  reportable: [dealReviewReports],
  reactions: trustReactions,
  routes: registerTrustRoutes,
  closedPaths: ['/marketplace/verification'],
};
