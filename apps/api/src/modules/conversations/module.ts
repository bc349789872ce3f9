import type { DomainModule } from '../manifest.ts';
import { conversationJobs } from './conversations.jobs.ts';
import { conversationsOwnData } from './conversations.own-data.ts';
import { conversationReports } from './conversations.reports.ts';
import { conversationSearch } from './conversations.search.ts';
import { directConversations } from './direct/direct.service.ts';
import { groupConversations } from './group/conversational.service.ts';
import { messagePictures } from './guarded-pictures.service.ts';
import { conversationNotifications } from './notifications/conversations.notifications.ts';

export const conversationsModule: DomainModule = {
  name: 'conversations',
  ownData: conversationsOwnData,
  jobs: conversationJobs,
  conversational: [directConversations, groupConversations],
  guardedPictures: [messagePictures],
  search: conversationSearch,
  closedPaths: ['/messages'],
  reportable: conversationReports,
  notifications: conversationNotifications,
  // loaded only with the demo data, as nothing else needs it
  demo: async (deps) => (await import('./demo/demo.service.ts')).seedDemoTalks(deps),
};
