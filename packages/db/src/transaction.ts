import { setTimeout as sleep } from 'node:timers/promises';
import type { IsolationLevel } from 'kysely';
import { isPgError } from './errors.ts';
import type { Db, Tx } from './executor.ts';

export interface TransactionOptions {
  /** how often to try again after a deadlock or a serialization failure */
  retries?: number;
  /** PostgreSQL's default is 'read committed' */
  isolationLevel?: IsolationLevel;
}

/**
 * Runs `work` in one transaction: committed when it resolves, rolled back when it throws. After a
 * deadlock or serialization failure the whole of `work` runs again, so it must do nothing outside
 * the database; emit events and send mail after this resolves.
 *
 * @returns what `work` returned
 * @throws what `work` threw, or PostgreSQL's error when the retries are used up
 */
export async function withTransaction<T>(
  db: Db,
  work: (tx: Tx) => Promise<T>,
  { retries = 3, isolationLevel }: TransactionOptions = {},
): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      const transaction = db.transaction();
      return await (isolationLevel
        ? transaction.setIsolationLevel(isolationLevel)
        : transaction
      ).execute(work);
    } catch (error) {
      if (attempt >= retries || !isTransient(error)) throw error;
      await sleep(jitter(attempt));
    }
  }
}

function isTransient(error: unknown): boolean {
  return isPgError(error, 'serializationFailure') || isPgError(error, 'deadlockDetected');
}

/** @returns milliseconds: up to 20, 40, 80 …, random so that the same rivals don't meet again */
function jitter(attempt: number): number {
  return Math.random() * 20 * 2 ** attempt;
}
