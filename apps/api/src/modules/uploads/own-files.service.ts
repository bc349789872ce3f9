import type { Tx } from '@oche/db';
import type { OwnFile } from '../../lib/declared/own-data.ts';
import type { Deps } from '../../lib/deps.ts';
import { addJob } from '../../lib/jobs/jobs.ts';
import { fileName } from '../../lib/storage/picture-file.ts';
import { deleteUnusedOf, listOwn } from './upload.queries.ts';

/** All pictures that a member has uploaded, each in its largest width. */
export async function listOwnFiles(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  userId: string,
): Promise<OwnFile[]> {
  const own = await listOwn(db, userId);
  return own.map(({ id, widths }) => ({
    name: `pictures/${id}.webp`,
    open: async () => (await storage.find(fileName(id, Math.max(...widths))))?.open(),
  }));
}

/** Removes a member's pictures that nothing shows, at once. */
export async function removeUnusedOf(tx: Tx, userId: string): Promise<void> {
  const ids = await deleteUnusedOf(tx, userId);
  if (ids.length > 0) await addJob(tx, 'uploads.removeFiles', { ids });
}
