import type { DomainModule } from '../manifest.ts';
import { pollJobs } from './polls.jobs.ts';
import { pollNotifications } from './polls.notifications.ts';
import { pollReactions } from './polls.reactions.ts';

export const pollsModule: DomainModule = {
  name: 'polls',
  jobs: pollJobs,
  reactions: pollReactions,
  notifications: pollNotifications,
};
