import type { Deps } from '../../lib/deps.ts';
import type { JobModule } from '../../lib/jobs/jobs.ts';
import { cleanUp } from './cleanup.service.ts';

declare module '../../lib/jobs/jobs.ts' {
  interface Jobs {
    'auth.cleanup': unknown;
  }
}

export const authJobs = (deps: Pick<Deps, 'db' | 'clock'>): JobModule => ({
  tasks: { 'auth.cleanup': () => cleanUp(deps) },
  cron: { 'auth.cleanup': '17 * * * *' },
});
