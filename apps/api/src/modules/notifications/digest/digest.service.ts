import { withTransaction } from '@oche/db';
import type { Deps } from '../../../lib/deps.ts';
import { addJob, addJobs } from '../../../lib/jobs/jobs.ts';
import { mailJob } from '../../../lib/mail/mail.ts';
import '../notifications.mails.ts';
import { claimDigests } from './digest.queries.ts';

declare module '../../../lib/jobs/jobs.ts' {
  interface Jobs {
    /** Sends the digests that are due; cron gives nothing, the slices behind the first one an id. */
    'notifications.digests': { after?: string } | null;
  }
}

/** How many members are looked at in one transaction. */
const SLICE = 200;

/**
 * Queues the digests that are due, slice by slice. A digest's row, its mail's job and the job for the
 * next slice are one transaction: whatever is interrupted is done once, by whoever goes on.
 */
export async function sendDigests(
  deps: Pick<Deps, 'db' | 'clock'>,
  { after = '' }: { after?: string } = {},
): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    const now = deps.clock.now().toISOString();
    const { last, claimed } = await claimDigests(tx, { now, after, limit: SLICE });
    await addJobs(
      tx,
      claimed.map(({ email: to, locale, userId, day, ids }) =>
        mailJob({ template: 'notifications.digest', to, locale, params: { userId, day, ids } }),
      ),
    );
    if (last !== null) await addJob(tx, 'notifications.digests', { after: last });
  });
}
