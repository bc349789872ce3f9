import type { Deps } from '../../lib/deps.ts';
import type { JobModule } from '../../lib/jobs/jobs.ts';
import { forgetOldInvitations } from './team/invitation.service.ts';

declare module '../../lib/jobs/jobs.ts' {
  interface Jobs {
    'lounges.cleanup': unknown;
  }
}

export const loungeJobs = (deps: Pick<Deps, 'db' | 'clock'>): JobModule => ({
  tasks: { 'lounges.cleanup': () => forgetOldInvitations(deps) },
  cron: { 'lounges.cleanup': '23 4 * * *' },
});
