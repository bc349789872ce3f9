import type { Deps } from '../../lib/deps.ts';
import type { JobModule } from '../../lib/jobs.ts';
import { continueRemoval } from './sanction/removal.service.ts';

export const moderationJobs = (deps: Deps): JobModule => ({
  tasks: { 'moderation.removal': (payload) => continueRemoval(deps, payload) },
});
