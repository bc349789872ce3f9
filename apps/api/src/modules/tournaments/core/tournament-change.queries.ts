import { type DB, type Placeholders, prepared, type Tx } from '@oche/db';
import type { TournamentStatus } from '@oche/validators/tournaments/schemas';
import { type Insertable, sql, type Updateable } from 'kysely';

export async function insertTournament(
  tx: Tx,
  row: Insertable<DB['tournaments']>,
): Promise<number> {
  const { id } = await tx
    .insertInto('tournaments')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateTournament(
  tx: Tx,
  id: number,
  row: Updateable<DB['tournaments']>,
): Promise<void> {
  await tx.updateTable('tournaments').set(row).where('id', '=', id).execute();
}

interface Stepping {
  id: number;
  status: TournamentStatus;
  /** ISO times; those that are null stay as they are */
  startedAt: string | null;
  completedAt: string | null;
  cancelledAt: string | null;
  cancelledBy: string | null;
  cancelReason: string | null;
  now: string;
}

export const setStatus = prepared('tournaments.setStatus', (db, p: Placeholders<Stepping>) =>
  db
    .updateTable('tournaments')
    .set({
      status: p('status'),
      started_at: sql`coalesce(${p('startedAt')}::timestamptz, started_at)`,
      completed_at: sql`coalesce(${p('completedAt')}::timestamptz, completed_at)`,
      cancelled_at: p('cancelledAt'),
      cancelled_by: p('cancelledBy'),
      cancel_reason: p('cancelReason'),
      updated_at: p('now'),
    })
    .where('id', '=', p('id')),
);

export const deleteTournament = prepared(
  'tournaments.deleteTournament',
  (db, p: Placeholders<{ id: number }>) => db.deleteFrom('tournaments').where('id', '=', p('id')),
);

export const isThreadShown = prepared(
  'tournaments.isThreadShown',
  (db, p: Placeholders<{ threadId: number }>) =>
    db
      .selectFrom('forum_threads')
      .select('id')
      .where('id', '=', p('threadId'))
      .where('deleted_at', 'is', null),
);
