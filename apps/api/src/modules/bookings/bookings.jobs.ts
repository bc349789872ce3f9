import { withTransaction } from '@oche/db';
import type { Deps } from '../../lib/deps.ts';
import type { JobModule } from '../../lib/jobs.ts';
import { changeCalendar } from '../lounges/index.ts';
import { settle } from './booking/settle.service.ts';
import { queueReminder } from './mails/booking-mails.service.ts';
import { offerFreedBoards } from './waiting-list/waiting-list-offers.service.ts';

declare module '../../lib/jobs.ts' {
  interface Jobs {
    'bookings.settle': unknown;
    /** A lounge has new boards or other hours: who waits may be offered something. */
    'bookings.offerFreed': { loungeId: number };
  }
}

export function bookingJobs(deps: Deps): JobModule {
  return {
    tasks: {
      'bookings.settle': () => settle(deps),
      'bookings.reminder': (reminder) =>
        withTransaction(deps.db, (tx) => queueReminder(deps, tx, reminder)),
      'bookings.offerFreed': ({ loungeId }) =>
        changeCalendar(deps, loungeId, (tx) => offerFreedBoards(deps, tx, loungeId, null)),
    },
    cron: { 'bookings.settle': '* * * * *' },
  };
}
