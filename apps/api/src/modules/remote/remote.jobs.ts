import type { Deps } from '../../lib/deps.ts';
import type { JobModule } from '../../lib/jobs/jobs.ts';
import { dropCameras } from './camera.service.ts';
import { dropSignals } from './signal.service.ts';

declare module '../../lib/jobs/jobs.ts' {
  interface Jobs {
    'remote.dropSignals': unknown;
    'remote.dropCameras': unknown;
  }
}

export const remoteJobs = (deps: Deps): JobModule => ({
  tasks: {
    'remote.dropSignals': () => dropSignals(deps),
    'remote.dropCameras': () => dropCameras(deps),
  },
  cron: {
    'remote.dropSignals': '* * * * *',
    'remote.dropCameras': '41 * * * *',
  },
});
