import type { Deps } from '../../lib/deps.ts';
import type { JobModule } from '../../lib/jobs/jobs.ts';
import { removeFiles, removeUnused } from './cleanup.service.ts';

declare module '../../lib/jobs/jobs.ts' {
  interface Jobs {
    'uploads.cleanup': unknown;
    'uploads.removeFiles': { ids: string[] };
  }
}

export const uploadJobs = (deps: Pick<Deps, 'db' | 'clock' | 'storage' | 'log'>): JobModule => ({
  tasks: {
    'uploads.cleanup': () => removeUnused(deps),
    'uploads.removeFiles': ({ ids }) => removeFiles(deps, ids),
  },
  cron: { 'uploads.cleanup': '29 * * * *' },
});
