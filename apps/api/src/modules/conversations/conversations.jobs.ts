import type { Deps } from '../../lib/deps.ts';
import type { JobModule } from '../../lib/jobs/jobs.ts';
import { tellOfMessage } from './notifications/tell.service.ts';

export const conversationJobs = (deps: Deps): JobModule => ({
  tasks: { 'conversations.tell': (message) => tellOfMessage(deps, message) },
});
