import type { Deps } from '../../../../lib/deps.ts';
import type { JobModule } from '../../../../lib/jobs/jobs.ts';
import { endItems, tidyDrafts } from './expiry.service.ts';

declare module '../../../../lib/jobs/jobs.ts' {
  interface Jobs {
    'market.endItems': unknown;
    'market.tidyDrafts': unknown;
  }
}

export const statusJobs = (deps: Deps): JobModule => ({
  tasks: {
    'market.endItems': () => endItems(deps),
    'market.tidyDrafts': () => tidyDrafts(deps),
  },
  cron: { 'market.endItems': '*/5 * * * *', 'market.tidyDrafts': '23 3 * * *' },
});
