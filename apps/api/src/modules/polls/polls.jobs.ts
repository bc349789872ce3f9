import type { Deps } from '../../lib/deps.ts';
import type { JobModule } from '../../lib/jobs/jobs.ts';
import { tellOfPolls } from './notifications/tell.service.ts';
import { recountPolls } from './vote/recount.service.ts';

declare module '../../lib/jobs/jobs.ts' {
  interface Jobs {
    'polls.tell': unknown;
    'polls.recount': unknown;
  }
}

export const pollJobs = (deps: Deps): JobModule => ({
  tasks: {
    'polls.tell': () => tellOfPolls(deps),
    'polls.recount': async () => {
      await recountPolls(deps);
    },
  },
  cron: { 'polls.tell': '* * * * *', 'polls.recount': '20 3 * * *' },
});
