import type { Deps } from '../../../../lib/deps.ts';
import type { JobModule } from '../../../../lib/jobs/jobs.ts';
import { countTraces } from './trace.service.ts';

declare module '../../../../lib/jobs/jobs.ts' {
  interface Jobs {
    'market.countTraces': unknown;
  }
}

export const viewJobs = (deps: Deps): JobModule => ({
  tasks: { 'market.countTraces': () => countTraces(deps) },
  cron: { 'market.countTraces': '* * * * *' },
});
