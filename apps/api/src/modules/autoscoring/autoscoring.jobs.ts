import type { Deps } from '../../lib/deps.ts';
import type { JobModule } from '../../lib/jobs/jobs.ts';
import { tellOfSilence } from './silence/silence.service.ts';

declare module '../../lib/jobs/jobs.ts' {
  interface Jobs {
    'autoscoring.tellOfSilence': unknown;
  }
}

export const autoscoringJobs = (deps: Deps): JobModule => ({
  tasks: { 'autoscoring.tellOfSilence': () => tellOfSilence(deps) },
  cron: { 'autoscoring.tellOfSilence': '*/2 * * * *' },
});
