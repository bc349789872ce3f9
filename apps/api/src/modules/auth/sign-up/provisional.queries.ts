import type { Executor, Tx } from '@oche/db';
import { ACCOUNT_COLUMNS, type Account } from '../account/account.queries.ts';

// Accounts that wait for their address. An address can have any number of them beside its own.

/** The latest first. */
const waitingFor = (executor: Executor, email: string) =>
  executor
    .selectFrom('users')
    .select(ACCOUNT_COLUMNS)
    .where('email', '=', email)
    .where('provisional_until', 'is not', null)
    .where('status', '<>', 'deleted')
    .orderBy('created_at', 'desc')
    .limit(1);

/** The one of this address and this hash, which has the address' salt; the latest, if there are several. */
export async function getProvisional(
  executor: Executor,
  email: string,
  passwordHash: string,
): Promise<Account | undefined> {
  return waitingFor(executor, email).where('password_hash', '=', passwordHash).executeTakeFirst();
}

export async function getLatestProvisional(
  executor: Executor,
  email: string,
): Promise<Account | undefined> {
  return waitingFor(executor, email).executeTakeFirst();
}

/** Those that have waited for long enough or are closed already, the oldest first, locked. */
export async function lockOverdue(tx: Tx, now: Date, limit: number) {
  return tx
    .selectFrom('users')
    .select(['id', 'status'])
    .where('provisional_until', 'is not', null)
    .where((eb) =>
      eb.or([eb('provisional_until', '<', now.toISOString()), eb('status', '=', 'deleted')]),
    )
    .orderBy('provisional_until')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}
