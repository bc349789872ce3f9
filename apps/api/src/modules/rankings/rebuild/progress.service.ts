import type { Db } from '@oche/db';
import * as queries from './progress.queries.ts';

/** Up to which game or player a part of a rebuild from the throws is done; undefined before its start. */
export const getProgress = async (db: Db, part: string): Promise<string | undefined> =>
  (await queries.getProgress.first(db, { part }))?.after;

export async function saveProgress(db: Db, part: string, after: string): Promise<void> {
  await queries.saveProgress(db, { part, after });
}

export async function forgetProgress(db: Db): Promise<void> {
  await queries.forgetProgress(db, {});
}
