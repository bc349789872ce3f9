import type { Deps } from '../../lib/deps.ts';
import type { JobModule } from '../../lib/jobs/jobs.ts';
import { cleanUpGrants } from './oauth/grant-cleanup.service.ts';
import { cleanUp } from './tokens/cleanup.service.ts';

declare module '../../lib/jobs/jobs.ts' {
  interface Jobs {
    'access.cleanup': unknown;
  }
}

export const accessJobs = (deps: Pick<Deps, 'db' | 'clock'>): JobModule => ({
  tasks: {
    'access.cleanup': async () => {
      await cleanUpGrants(deps);
      await cleanUp(deps);
    },
  },
  cron: { 'access.cleanup': '37 * * * *' },
});
