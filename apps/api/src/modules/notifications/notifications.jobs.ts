import type { Deps } from '../../lib/deps.ts';
import type { JobModule } from '../../lib/jobs/jobs.ts';
import { cleanUp } from './cleanup/cleanup.service.ts';
import { sendDigests } from './digest/digest.service.ts';
import { pushNotification } from './push/push.service.ts';
import { announceSlice, notifyByJob } from './writing/notify.service.ts';

declare module '../../lib/jobs/jobs.ts' {
  interface Jobs {
    'notifications.cleanup': unknown;
  }
}

export const notificationJobs = (deps: Deps): JobModule => ({
  tasks: {
    'notifications.push': ({ notificationId }) => pushNotification(deps, notificationId),
    'notifications.write': (planned) => notifyByJob(deps, planned),
    'notifications.cleanup': () => cleanUp(deps),
    'notifications.digests': (slice) => sendDigests(deps, slice ?? {}),
    'notifications.announce': (planned) => announceSlice(deps, planned),
  },
  cron: {
    // clocks differ by quarters of an hour
    'notifications.digests': '*/15 * * * *',
    'notifications.cleanup': '23 3 * * *',
  },
});
