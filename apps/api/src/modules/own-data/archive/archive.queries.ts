import { type Executor, type Placeholders, prepared, type Tx } from '@oche/db';

const COLUMNS = [
  'user_id as userId',
  'id',
  'status',
  'done',
  'total',
  'bytes',
  'requested_at as requestedAt',
  'expires_at as expiresAt',
] as const;

export const getArchive = prepared(
  'ownData.getArchive',
  (db, p: Placeholders<{ userId: string }>) =>
    db.selectFrom('data_archives').select(COLUMNS).where('user_id', '=', p('userId')),
);

/**
 * Asks for an archive in place of a former one. Of several tries at once one succeeds.
 * @returns nothing while one is being packed
 */
export const insertArchive = prepared(
  'ownData.insertArchive',
  (db, p: Placeholders<{ userId: string; id: string; now: string }>) =>
    db
      .insertInto('data_archives')
      .values({
        user_id: p('userId'),
        id: p('id'),
        status: 'waiting',
        requested_at: p('now'),
      })
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet((eb) => ({
            id: eb.ref('excluded.id'),
            status: 'waiting',
            done: 0,
            total: 0,
            bytes: null,
            requested_at: eb.ref('excluded.requested_at'),
            expires_at: null,
          }))
          .where('data_archives.status', 'in', ['ready', 'failed']),
      )
      .returning('id'),
);

/** @returns nothing when it isn't there any more */
export async function noteProgress(
  executor: Executor,
  id: string,
  { done, total }: { done: number; total: number },
): Promise<boolean> {
  const row = await executor
    .updateTable('data_archives')
    .set({ status: 'running', done, total })
    .where('id', '=', id)
    .where('status', 'in', ['waiting', 'running'])
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function noteReady(
  tx: Tx,
  id: string,
  { bytes, expiresAt }: { bytes: number; expiresAt: string },
): Promise<boolean> {
  const row = await tx
    .updateTable('data_archives')
    .set((eb) => ({ status: 'ready', bytes, expires_at: expiresAt, done: eb.ref('total') }))
    .where('id', '=', id)
    .where('status', '=', 'running')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Those that were begun before a moment and never became ready. */
export async function failArchives(executor: Executor, before: string): Promise<void> {
  await executor
    .updateTable('data_archives')
    .set({ status: 'failed' })
    .where('status', 'in', ['waiting', 'running'])
    .where('requested_at', '<', before)
    .execute();
}

/** @returns the ids of archives that nobody can download any more */
export async function deleteExpired(executor: Executor, now: string): Promise<string[]> {
  const rows = await executor
    .deleteFrom('data_archives')
    .where('expires_at', '<=', now)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** @returns its id, if there was one */
export async function deleteArchiveOf(tx: Tx, userId: string): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('data_archives')
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Who has to be told that it is ready. */
export const getOwner = prepared('ownData.getOwner', (db, p: Placeholders<{ id: string }>) =>
  db
    .selectFrom('data_archives as archive')
    .innerJoin('users', 'users.id', 'archive.user_id')
    .select(['users.id as userId', 'users.email', 'users.locale'])
    .where('archive.id', '=', p('id'))
    // nothing is written to an address that may be a stranger's
    .where('users.email_verified_at', 'is not', null),
);
