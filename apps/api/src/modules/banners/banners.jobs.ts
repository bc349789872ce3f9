import type { Deps } from '../../lib/deps.ts';
import type { JobModule } from '../../lib/jobs/jobs.ts';
import { countTraces } from './count/trace.service.ts';
import { demoJobs } from './demo/demo.jobs.ts';

declare module '../../lib/jobs/jobs.ts' {
  interface Jobs {
    'banners.countTraces': unknown;
  }
}

export const bannerJobs = (deps: Deps): JobModule => ({
  tasks: { 'banners.countTraces': () => countTraces(deps), ...demoJobs(deps) },
  cron: { 'banners.countTraces': '* * * * *' },
});
