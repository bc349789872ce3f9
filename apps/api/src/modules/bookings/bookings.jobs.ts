import { withTransaction } from '@oche/db';
import type { Deps } from '../../lib/deps.ts';
import type { JobModule } from '../../lib/jobs.ts';
import { lockCalendar } from '../lounges/index.ts';
import { queueReminder } from './booking-mails.service.ts';
import { calendarTransaction } from './calendar-transaction.ts';
import { settle } from './settle.service.ts';
import { offerFreedBoards } from './waiting-list-offers.service.ts';

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
        calendarTransaction(deps, loungeId, async (tx) => {
          await lockCalendar(tx, loungeId);
          await offerFreedBoards(deps, tx, loungeId, null);
        }),
    },
    cron: { 'bookings.settle': '* * * * *' },
  };
}
