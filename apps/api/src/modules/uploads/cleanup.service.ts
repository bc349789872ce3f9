import { withTransaction } from '@oche/db';
import type { Deps } from '../../lib/deps.ts';
import { addJob } from '../../lib/jobs/jobs.ts';
import { deleteUnusedBefore, listExisting } from './upload.queries.ts';

const DAY_MS = 86_400_000;
const ROWS_A_TRANSACTION = 200;

/** Removes pictures that have been unused for a day. */
export async function removeUnused({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - DAY_MS);
  // one transaction deletes the rows and queues a job for their files, so no file is forgotten
  const removeSome = () =>
    withTransaction(db, async (tx) => {
      const ids = await deleteUnusedBefore(tx, before, ROWS_A_TRANSACTION);
      if (ids.length > 0) await addJob(tx, 'uploads.removeFiles', { ids });
      return ids.length;
    });
  while ((await removeSome()) === ROWS_A_TRANSACTION);
}

/** Removes the files of these ids, except for ids that have a row. */
export async function removeFiles(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  ids: readonly string[],
): Promise<void> {
  const existing = new Set(await listExisting(db, ids));
  for (const id of ids) if (!existing.has(id)) await storage.removeFolder(id);
}
