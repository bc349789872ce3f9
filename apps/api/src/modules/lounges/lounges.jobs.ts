import type { Deps } from '../../lib/deps.ts';
import type { JobModule } from '../../lib/jobs.ts';
import { deleteInvitationsExpiredBefore } from './team/invitation.queries.ts';

/** a week in which they are good, and some for questions; then the address is forgotten */
const KEEP_INVITATIONS_MS = 30 * 86_400_000;

declare module '../../lib/jobs.ts' {
  interface Jobs {
    'lounges.cleanup': unknown;
  }
}

/** Throws away invitations that are long over: they hold addresses of others. */
export function loungeJobs({ db, clock }: Pick<Deps, 'db' | 'clock'>): JobModule {
  return {
    tasks: {
      async 'lounges.cleanup'() {
        const before = new Date(clock.now().getTime() - KEEP_INVITATIONS_MS).toISOString();
        await deleteInvitationsExpiredBefore(db, { before });
      },
    },
    cron: { 'lounges.cleanup': '23 4 * * *' },
  };
}
