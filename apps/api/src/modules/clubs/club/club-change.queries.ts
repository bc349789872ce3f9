import { type DB, type Placeholders, prepared, type Tx } from '@oche/db';
import type { Insertable, Updateable } from 'kysely';

export async function insertClub(tx: Tx, row: Insertable<DB['clubs']>): Promise<number> {
  const { id } = await tx.insertInto('clubs').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateClub(tx: Tx, id: number, row: Updateable<DB['clubs']>): Promise<void> {
  await tx.updateTable('clubs').set(row).where('id', '=', id).execute();
}

export const deleteClub = prepared('clubs.deleteClub', (db, p: Placeholders<{ id: number }>) =>
  db.deleteFrom('clubs').where('id', '=', p('id')),
);
