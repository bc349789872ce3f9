import type { Deps } from '../../../../lib/deps.ts';
import type { JobModule } from '../../../../lib/jobs/jobs.ts';
import { publishDueReviews } from './publishing.service.ts';

declare module '../../../../lib/jobs/jobs.ts' {
  interface Jobs {
    'market.publishReviews': unknown;
  }
}

export const reviewJobs = (deps: Deps): JobModule => ({
  tasks: { 'market.publishReviews': () => publishDueReviews(deps) },
  cron: { 'market.publishReviews': '*/10 * * * *' },
});
