import type { Deps } from '../../lib/deps.ts';
import type { JobModule } from '../../lib/jobs/jobs.ts';
import { beginDay } from './counting/day.service.ts';
import { ratePending } from './rating/rating.service.ts';

declare module '../../lib/jobs/jobs.ts' {
  interface Jobs {
    'rankings.beginDay': unknown;
  }
}

export const rankingsJobs = (deps: Deps): JobModule => ({
  tasks: {
    'rankings.beginDay': () => beginDay(deps),
    'rankings.rate': () => ratePending(deps),
  },
  // midnight in Central Europe is at 22 or 23 hours UTC
  cron: { 'rankings.beginDay': '0 22,23 * * *' },
});
