import { type Executor, type Placeholders, prepared, type Tx } from '@oche/db';
import { sql } from 'kysely';

export const getDeparture = prepared(
  'ownData.getDeparture',
  (db, p: Placeholders<{ userId: string }>) =>
    db
      .selectFrom('departures')
      .select(['due_at as dueAt', 'begun_at as begunAt', 'erased', 'finished_at as finishedAt'])
      .where('user_id', '=', p('userId')),
);

/** The first request counts: asking again moves nothing. */
export async function insertDeparture(
  tx: Tx,
  row: { user_id: string; requested_at: string; due_at: string },
): Promise<boolean> {
  const inserted = await tx
    .insertInto('departures')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** For members who are shut out already: their time has come, whatever they had asked for. */
export async function insertDueDepartures(
  tx: Tx,
  userIds: readonly string[],
  now: string,
): Promise<void> {
  if (userIds.length === 0) return;
  await tx
    .insertInto('departures')
    .values(userIds.map((user_id) => ({ user_id, requested_at: now, due_at: now })))
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ due_at: now })
        .where('departures.begun_at', 'is', null)
        .where('departures.due_at', '>', now),
    )
    .execute();
}

/** @returns false when it has begun */
export async function deleteDeparture(tx: Tx, userId: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('departures')
    .where('user_id', '=', userId)
    .where('begun_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Those whose time has come, also those that were interrupted. */
export async function listDue(executor: Executor, now: string): Promise<string[]> {
  const rows = await executor
    .selectFrom('departures')
    .select('user_id')
    .where('due_at', '<=', now)
    .where('finished_at', 'is', null)
    .orderBy('due_at')
    .limit(100)
    .execute();
  return rows.map((row) => row.user_id);
}

/** @returns false when it isn't due, or was undone */
export async function beginDeparture(tx: Tx, userId: string, now: string): Promise<boolean> {
  const row = await tx
    .updateTable('departures')
    .set((eb) => ({ begun_at: eb.fn.coalesce('begun_at', sql<string>`${now}::timestamptz`) }))
    .where('user_id', '=', userId)
    .where('due_at', '<=', now)
    .where('finished_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function noteErased(tx: Tx, userId: string, domain: string): Promise<void> {
  await tx
    .updateTable('departures')
    .set({ erased: sql`array_append(erased, ${domain})` })
    .where('user_id', '=', userId)
    .execute();
}

export async function finishDeparture(tx: Tx, userId: string, now: string): Promise<void> {
  await tx
    .updateTable('departures')
    .set({ finished_at: now })
    .where('user_id', '=', userId)
    .execute();
}

/** Whether there is no other admin who could act and doesn't leave, too. */
export async function isLastAdmin(executor: Executor, userId: string): Promise<boolean> {
  const { admins, isAdmin } = await executor
    .selectFrom('users')
    .select((eb) => [
      eb.fn.countAll<number>().as('admins'),
      eb.fn.agg<boolean>('bool_or', [eb('id', '=', userId)]).as('isAdmin'),
    ])
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .where('email_verified_at', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('id', '=', userId),
        eb.not(eb.exists(eb.selectFrom('departures').whereRef('user_id', '=', 'users.id'))),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Boolean(isAdmin) && admins === 1;
}

/** One admin after the other may leave: of two at once the second sees that the first has gone. */
export async function lockAdmins(tx: Tx): Promise<void> {
  await tx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Who has to be told about it; nobody after it was undone. */
export const getLeaver = prepared('ownData.getLeaver', (db, p: Placeholders<{ userId: string }>) =>
  db
    .selectFrom('departures')
    .innerJoin('users', 'users.id', 'departures.user_id')
    .select(['departures.due_at as dueAt'])
    .where('departures.user_id', '=', p('userId'))
    .where('departures.begun_at', 'is', null),
);
