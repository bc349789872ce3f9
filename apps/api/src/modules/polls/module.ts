import type { DomainModule } from '../manifest.ts';
import { pollNotifications } from './notifications/polls.notifications.ts';
import { pollJobs } from './polls.jobs.ts';
import { pollsOwnData } from './polls.own-data.ts';
import { pollReactions } from './polls.reactions.ts';

export const pollsModule: DomainModule = {
  name: 'polls',
  jobs: pollJobs,
  reactions: pollReactions,
  notifications: pollNotifications,
  ownData: pollsOwnData,
  // loaded only with the demo data, as nothing else needs it
  demo: async (deps) => (await import('./demo/demo.service.ts')).seedDemoPolls(deps),
};
