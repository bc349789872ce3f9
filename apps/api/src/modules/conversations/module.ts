import type { DomainModule } from '../manifest.ts';
import { conversationJobs } from './conversations.jobs.ts';
import { conversationNotifications } from './conversations.notifications.ts';
import { conversationReports } from './conversations.reports.ts';

export const conversationsModule: DomainModule = {
  name: 'conversations',
  jobs: conversationJobs,
  closedPaths: ['/messages'],
  reportable: conversationReports,
  notifications: conversationNotifications,
};
