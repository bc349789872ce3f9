import type { Deps } from '../../lib/deps.ts';
import type { JobModule } from '../../lib/jobs/jobs.ts';
import { type PushJob, sendPush } from './push-send.service.ts';

declare module '../../lib/jobs/jobs.ts' {
  interface Jobs {
    'push.send': PushJob;
  }
}

export const pushJobs = (deps: Deps): JobModule => ({
  tasks: { 'push.send': (job) => sendPush(deps, job) },
});
