import type { Deps } from '../../lib/deps.ts';
import type { JobModule } from '../../lib/jobs/jobs.ts';
import { settle } from './booking/settle.service.ts';
import { remind } from './notifications/notify-bookings.service.ts';

declare module '../../lib/jobs/jobs.ts' {
  interface Jobs {
    'bookings.settle': unknown;
  }
}

export const bookingJobs = (deps: Deps): JobModule => ({
  tasks: {
    'bookings.settle': () => settle(deps),
    'bookings.reminder': (reminder) => remind(deps, reminder),
  },
  cron: { 'bookings.settle': '* * * * *' },
});
