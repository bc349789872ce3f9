import type { Executor } from '@oche/db';
import { sql } from 'kysely';

export async function setPin(
  db: Executor,
  { userId, pinHash, now }: { userId: string; pinHash: string; now: Date },
): Promise<void> {
  const fresh = { pin_hash: pinHash, changed_at: now, attempts: 0, attempts_since: null };
  await db
    .insertInto('game_pins')
    .values({ user_id: userId, ...fresh })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fresh))
    .execute();
}

export async function deletePin(db: Executor, userId: string): Promise<void> {
  await db.deleteFrom('game_pins').where('user_id', '=', userId).execute();
}

export async function hasPin(db: Executor, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('game_pins')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Counts an attempt, before anybody knows whether it is right, so that many at once get no further than one after the
 * other.
 * @returns undefined when there have been too many since `since`
 */
export async function countAttempt(
  db: Executor,
  { userId, now, since, max }: { userId: string; now: Date; since: Date; max: number },
): Promise<{ pinHash: string } | undefined> {
  const isFirst = sql<boolean>`(attempts_since is null or attempts_since <= ${since})`;
  return db
    .updateTable('game_pins')
    .set({
      attempts: sql<number>`case when ${isFirst} then 1 else attempts + 1 end`,
      attempts_since: sql<string>`case when ${isFirst} then ${now} else attempts_since end`,
    })
    .where('user_id', '=', userId)
    .where(({ or, eb }) => or([isFirst, eb('attempts', '<', max)]))
    .returning('pin_hash as pinHash')
    .executeTakeFirst();
}

export async function forgetAttempts(db: Executor, userId: string): Promise<void> {
  await db
    .updateTable('game_pins')
    .set({ attempts: 0, attempts_since: null })
    .where('user_id', '=', userId)
    .execute();
}
