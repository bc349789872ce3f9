import type { Executor, Tx } from '@oche/db';
import { ACCOUNT_COLUMNS, type Account } from '../account/account.queries.ts';

// Accounts that wait for their address. An address can have any number of them beside its own.

/** The one of this address and this hash, which has the address' salt; the latest, if there are several. */
export async function getProvisional(
  executor: Executor,
  email: string,
  passwordHash: string,
): Promise<Account | undefined> {
  return executor
    .selectFrom('users')
    .select(ACCOUNT_COLUMNS)
    .where('email', '=', email)
    .where('provisional_until', 'is not', null)
    .where('password_hash', '=', passwordHash)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function getLatestProvisional(
  executor: Executor,
  email: string,
): Promise<Account | undefined> {
  return executor
    .selectFrom('users')
    .select(ACCOUNT_COLUMNS)
    .where('email', '=', email)
    .where('provisional_until', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Those that have waited for long enough, the oldest first. */
export async function listOverdue(executor: Executor, now: Date, limit: number): Promise<string[]> {
  const rows = await executor
    .selectFrom('users')
    .select('id')
    .where('provisional_until', '<', now.toISOString())
    .orderBy('provisional_until')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Deletes the account with everything of it.
 * @returns false when there is none, or its address was confirmed meanwhile
 */
export async function deleteProvisional(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('users')
    .where('id', '=', id)
    .where('provisional_until', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
