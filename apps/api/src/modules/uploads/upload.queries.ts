import { type DB, type Executor, type Placeholders, prepared, type Tx } from '@oche/db';
import { type Insertable, sql } from 'kysely';
import { type PictureRow, pictureColumns } from './picture.ts';

export async function insertUpload(
  executor: Executor,
  row: Omit<Insertable<DB['uploads']>, 'created_at' | 'used_by' | 'unused_since'>,
): Promise<PictureRow> {
  return executor
    .insertInto('uploads')
    .values(row)
    .returning(pictureColumns)
    .executeTakeFirstOrThrow();
}

/** What shows a picture, and whose it is. */
export const findUse = prepared('uploads.findUse', (db, p: Placeholders<{ id: string }>) =>
  db
    .selectFrom('uploads')
    .select(['used_by as usedBy', 'owner_id as ownerId'])
    .where('id', '=', p('id')),
);

/**
 * Notes what shows these pictures: those that it shows already, and the owner's unused ones, but no
 * others.
 * @returns how many pictures it has got
 */
export async function claim(
  tx: Tx,
  { ids, ownerId, usedBy }: { ids: readonly string[]; ownerId: string; usedBy: string },
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('uploads')
    .set({ used_by: usedBy, unused_since: null })
    .where('id', '=', sql<string>`any(${ids})`)
    .where((eb) =>
      eb.or([
        eb('used_by', '=', usedBy),
        eb.and([eb('used_by', 'is', null), eb('owner_id', '=', ownerId)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

export async function release(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .updateTable('uploads')
    .set({ used_by: null, unused_since: sql`now()` })
    .where('id', '=', sql<string>`any(${ids})`)
    .execute();
}

/** @returns the ids of the deleted rows, at most `limit` */
export async function deleteUnusedBefore(tx: Tx, moment: Date, limit: number): Promise<string[]> {
  const unused = tx
    .selectFrom('uploads')
    .select('id')
    .where('used_by', 'is', null)
    .where('unused_since', '<', moment.toISOString())
    .orderBy('unused_since')
    .limit(limit)
    .forUpdate()
    .skipLocked();
  const rows = await tx.deleteFrom('uploads').where('id', 'in', unused).returning('id').execute();
  return rows.map(({ id }) => id);
}

/** @returns the given ids that have a row */
export async function listExisting(executor: Executor, ids: readonly string[]): Promise<string[]> {
  const rows = await executor
    .selectFrom('uploads')
    .select('id')
    .where('id', '=', sql<string>`any(${ids})`)
    .execute();
  return rows.map(({ id }) => id);
}

/** A member's pictures, whatever shows them. */
export async function listOwn(
  executor: Executor,
  userId: string,
): Promise<{ id: string; widths: number[] }[]> {
  return executor
    .selectFrom('uploads')
    .select(['id', 'widths'])
    .where('owner_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

/** @returns the ids of the deleted rows */
export async function deleteUnusedOf(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx
    .deleteFrom('uploads')
    .where('owner_id', '=', userId)
    .where('used_by', 'is', null)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
