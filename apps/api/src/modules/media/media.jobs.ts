import type { Deps } from '../../lib/deps.ts';
import type { JobModule } from '../../lib/jobs/jobs.ts';
import { removeChannel } from './channel/deletion.service.ts';

declare module '../../lib/jobs/jobs.ts' {
  interface Jobs {
    /** a channel that was deleted an hour ago */
    'media.removeChannel': { id: number };
  }
}

export const mediaJobs = (deps: Deps): JobModule => ({
  tasks: { 'media.removeChannel': (channel) => removeChannel(deps, channel) },
});
