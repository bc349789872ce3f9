import type { DomainModule } from '../manifest.ts';
import { trustJobs } from './trust.jobs.ts';
import { verificationDecided } from './trust.notifications.ts';
import { trustOwnData } from './trust.own-data.ts';
import { trustReactions } from './trust.reactions.ts';
import { registerTrustRoutes } from './trust.routes.ts';
import { sealDocuments } from './verification/document.service.ts';

export const trustModule: DomainModule = {
  name: 'trust',
  ownData: trustOwnData,
  beforeStart: sealDocuments,
  jobs: trustJobs,
  notifications: [verificationDecided],
  reactions: trustReactions,
  routes: registerTrustRoutes,
  closedPaths: ['/marketplace/verification'],
};
