import type { Deps } from '../../lib/deps.ts';
import type { JobModule } from '../../lib/jobs.ts';
import { announceSlice, notifyByJob } from './writing/notify.service.ts';

export const notificationJobs = (deps: Deps): JobModule => ({
  tasks: {
    'notifications.write': (planned) => notifyByJob(deps, planned),
    'notifications.announce': (planned) => announceSlice(deps, planned),
  },
});
