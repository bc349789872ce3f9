import { withTransaction } from '@oche/db';
import type { Deps } from '../../lib/deps.ts';
import { addJob, type JobModule } from '../../lib/jobs.ts';
import { deleteUnusedBefore, listExisting } from './upload.queries.ts';

const DAY_MS = 86_400_000;
const ROWS_A_TRANSACTION = 200;

declare module '../../lib/jobs.ts' {
  interface Jobs {
    'uploads.cleanup': unknown;
    /** removes the files of those of these ids that have no row */
    'uploads.removeFiles': { ids: string[] };
  }
}

type UploadDeps = Pick<Deps, 'db' | 'clock' | 'storage'>;

/** Removes what nothing has shown for a day, and what a crash left without a row. */
export function uploadJobs({ db, clock, storage }: UploadDeps): JobModule {
  /** Rows first; their files go with a job of the same transaction, whatever happens in between. */
  const removeSome = (before: Date) =>
    withTransaction(db, async (tx) => {
      const ids = await deleteUnusedBefore(tx, before, ROWS_A_TRANSACTION);
      if (ids.length > 0) await addJob(tx, 'uploads.removeFiles', { ids });
      return ids.length;
    });

  return {
    tasks: {
      async 'uploads.cleanup'() {
        const before = new Date(clock.now().getTime() - DAY_MS);
        while ((await removeSome(before)) === ROWS_A_TRANSACTION);
      },
      async 'uploads.removeFiles'({ ids }) {
        const existing = new Set(await listExisting(db, ids));
        for (const id of ids) if (!existing.has(id)) await storage.removeFolder(id);
      },
    },
    cron: { 'uploads.cleanup': '29 * * * *' },
  };
}
