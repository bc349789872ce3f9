import type { Deps } from '../../lib/deps.ts';
import type { JobModule } from '../../lib/jobs.ts';
import { pushNotification } from './push/push.service.ts';
import { announceSlice, notifyByJob } from './writing/notify.service.ts';

export const notificationJobs = (deps: Deps): JobModule => ({
  tasks: {
    'notifications.push': ({ notificationId }) => pushNotification(deps, notificationId),
    'notifications.write': (planned) => notifyByJob(deps, planned),
    'notifications.announce': (planned) => announceSlice(deps, planned),
  },
});
