import type { Deps } from '../../lib/deps.ts';
import type { JobModule } from '../../lib/jobs/jobs.ts';
import { forgetVisitors } from './report/visitor-report.service.ts';
import { continueRemoval } from './sanction/removal.service.ts';

declare module '../../lib/jobs/jobs.ts' {
  interface Jobs {
    'moderation.cleanup': unknown;
  }
}

export const moderationJobs = (deps: Deps): JobModule => ({
  tasks: {
    'moderation.removal': (payload) => continueRemoval(deps, payload),
    'moderation.cleanup': () => forgetVisitors(deps),
  },
  cron: { 'moderation.cleanup': '41 * * * *' },
});
