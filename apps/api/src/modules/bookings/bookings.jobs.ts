import type { Deps } from '../../lib/deps.ts';
import type { JobModule } from '../../lib/jobs.ts';
import { settle } from './booking/settle.service.ts';
import { remind } from './mails/booking-mails.service.ts';
import { offerAnew } from './waiting-list/waiting-list-offers.service.ts';

declare module '../../lib/jobs.ts' {
  interface Jobs {
    'bookings.settle': unknown;
    /** A lounge has new boards or other hours: who waits may be offered something. */
    'bookings.offerFreed': { loungeId: number };
  }
}

export const bookingJobs = (deps: Deps): JobModule => ({
  tasks: {
    'bookings.settle': () => settle(deps),
    'bookings.reminder': (reminder) => remind(deps, reminder),
    'bookings.offerFreed': ({ loungeId }) => offerAnew(deps, loungeId),
  },
  cron: { 'bookings.settle': '* * * * *' },
});
