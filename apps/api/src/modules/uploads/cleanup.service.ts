import { withTransaction } from '@oche/db';
import type { Deps } from '../../lib/deps.ts';
import { eachAlone, throwFailure } from '../../lib/jobs/each-alone.ts';
import { addJob } from '../../lib/jobs/jobs.ts';
import { DAY_MS } from '../../lib/time/wall-clock.ts';
import { deleteUnusedBefore, listExisting } from './upload.queries.ts';

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

/** Removes the files of these ids, except for ids that have a row. What can't be removed now is tried again. */
export async function removeFiles(
  { db, storage, log }: Pick<Deps, 'db' | 'storage' | 'log'>,
  ids: readonly string[],
): Promise<void> {
  const existing = new Set(await listExisting(db, ids));
  const errors = await eachAlone(
    ids.filter((id) => !existing.has(id)),
    (id) => storage.removeFolder(id),
    (id, error) =>
      log.warn({ err: error, uploadId: id }, 'files of a picture could not be removed'),
  );
  throwFailure(errors);
}
