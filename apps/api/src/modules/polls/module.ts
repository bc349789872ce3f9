import type { DomainModule } from '../manifest.ts';
import { pollJobs } from './polls.jobs.ts';
import { pollNotifications } from './polls.notifications.ts';
import { pollsOwnData } from './polls.own-data.ts';
import { pollReactions } from './polls.reactions.ts';

export const pollsModule: DomainModule = {
  name: 'polls',
  jobs: pollJobs,
  reactions: pollReactions,
  notifications: pollNotifications,
  ownData: pollsOwnData,
  // what only demo data need is loaded with them
  demo: async (deps) => (await import('./demo/demo.service.ts')).seedDemoPolls(deps),
};
