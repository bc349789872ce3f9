import type { DomainModule } from '../manifest.ts';
import { challengeJobs } from './challenges.jobs.ts';
import { challengesOwnData } from './challenges.own-data.ts';
import { challengeReports } from './challenges.reports.ts';
import { challengeConversations } from './conversation/conversation.service.ts';
import { challengeNotifications } from './notifications/challenges.notifications.ts';

export const challengesModule: DomainModule = {
  name: 'challenges',
  ownData: challengesOwnData,
  jobs: challengeJobs,
  // loaded only with the demo data, as nothing else needs it
  demo: async (deps) => (await import('./demo/demo.service.ts')).seedDemoChallenges(deps),
  conversational: [challengeConversations],
  closedPaths: ['/challenges'],
  reportable: challengeReports,
  notifications: challengeNotifications,
};
