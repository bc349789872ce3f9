import { setTimeout as sleep } from 'node:timers/promises';
import { type IsolationLevel, sql } from 'kysely';
import { isPgError } from './errors.ts';
import type { Db, Executor, Tx } from './executor.ts';

export interface TransactionOptions {
  /** how often to try again after a deadlock or a serialization failure */
  retries?: number;
  /** PostgreSQL's default is 'read committed' */
  isolationLevel?: IsolationLevel;
}

type Write<Item> = (tx: Tx, items: readonly Item[]) => Promise<void>;

/** What open transactions still have to write, by how it is written. */
const gatheredOf = new WeakMap<Executor, Map<Write<never>, unknown[]>>();

/**
 * Writes these things together with all that the transaction gathers for `write`, in their order, right before it
 * commits: one statement for what many services have to say. Outside of `withTransaction` they are written at once.
 *
 * @param write always the same function for what belongs together; it must not gather anything itself
 */
export async function beforeCommit<Item>(
  executor: Executor,
  items: readonly Item[],
  write: (executor: Executor, items: readonly Item[]) => Promise<void>,
): Promise<void> {
  if (items.length === 0) return;
  const gathered = gatheredOf.get(executor);
  if (!gathered) return write(executor, items);
  gathered.set(write, [...(gathered.get(write) ?? []), ...items]);
}

async function gathering<T>(tx: Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  const gathered = new Map<Write<never>, unknown[]>();
  gatheredOf.set(tx, gathered);
  const result = await work(tx);
  for (const [write, items] of gathered) await write(tx, items as never);
  return result;
}

/**
 * Runs a part of a transaction that may fail: then only this part is undone, with what it has gathered, and the
 * transaction goes on. A deadlock or serialization failure is thrown, as all of it has to run again.
 *
 * @returns what `part` returned, or how it failed
 */
export async function attempt<T>(
  tx: Tx,
  part: () => Promise<T>,
): Promise<{ result: T } | { error: unknown }> {
  const gathered = gatheredOf.get(tx);
  const before = new Map(gathered);
  await sql`savepoint attempt`.execute(tx);
  try {
    const result = await part();
    await sql`release savepoint attempt`.execute(tx);
    return { result };
  } catch (error) {
    if (isTransient(error)) throw error;
    await sql`rollback to savepoint attempt`.execute(tx);
    await sql`release savepoint attempt`.execute(tx);
    gathered?.clear();
    for (const [write, items] of before) gathered?.set(write, items);
    return { error };
  }
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
      ).execute((tx) => gathering(tx, work));
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
