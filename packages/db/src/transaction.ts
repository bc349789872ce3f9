import { setTimeout as sleep } from 'node:timers/promises';
import { type IsolationLevel, sql } from 'kysely';
import { isPgError, isUnavailable } from './errors.ts';
import { type Db, type Executor, primaryOf, type Tx } from './executor.ts';

export interface TransactionOptions {
  /** how often to try again after a deadlock or a serialization failure */
  retries?: number;
  /** PostgreSQL's default is 'read committed' */
  isolationLevel?: IsolationLevel;
}

type Write<Item> = (tx: Tx, items: readonly Item[]) => Promise<void>;
type Tell<Item> = (items: readonly Item[]) => void;

/** What a transaction still has to do, by how it is done. */
interface Gathered {
  beforeCommit: Map<Write<never>, unknown[]>;
  afterCommit: Map<Tell<never>, unknown[]>;
}

/** That of the transactions which are open. */
const gatheredOf = new WeakMap<Executor, Gathered>();

/**
 * Writes these things together with all that the transaction gathers for `write`, in their order, right before it
 * commits: one statement for what many services have to say. Outside of `withTransaction` they are written at once.
 *
 * @param write always the same function for what belongs together; it must not gather anything for before the commit
 */
export async function beforeCommit<Item>(
  executor: Executor,
  items: readonly Item[],
  write: (executor: Executor, items: readonly Item[]) => Promise<void>,
): Promise<void> {
  if (items.length === 0) return;
  const gathered = gatheredOf.get(executor)?.beforeCommit;
  if (!gathered) return write(executor, items);
  gathered.set(write, [...(gathered.get(write) ?? []), ...items]);
}

/**
 * Tells these things, together with all that the transaction gathers for `tell` and in their order, when it has
 * committed, and never when it rolls back. If the connection broke while it was committing, nobody knows whether it has,
 * and they are told: so tell nothing that does harm if it isn't true. Outside of `withTransaction` they are told at once.
 *
 * A process that dies at that moment tells nothing.
 *
 * @param tell always the same function for what belongs together; it throws nothing
 */
export function afterCommit<Item>(
  executor: Executor,
  items: readonly Item[],
  tell: (items: readonly Item[]) => void,
): void {
  if (items.length === 0) return;
  const gathered = gatheredOf.get(executor)?.afterCommit;
  if (gathered) gathered.set(tell, [...(gathered.get(tell) ?? []), ...items]);
  else tell(items);
}

async function gathering<T>(tx: Tx, gathered: Gathered, work: (tx: Tx) => Promise<T>): Promise<T> {
  gatheredOf.set(tx, gathered);
  const result = await work(tx);
  for (const [write, items] of gathered.beforeCommit) await write(tx, items as never);
  return result;
}

/** One try at a transaction, and what is told when it may have committed. */
async function runOnce<T>(
  db: Db,
  work: (tx: Tx) => Promise<T>,
  isolationLevel: IsolationLevel | undefined,
): Promise<T> {
  const gathered: Gathered = { beforeCommit: new Map(), afterCommit: new Map() };
  const tellAll = () => {
    for (const [tell, items] of gathered.afterCommit) tell(items as never);
  };
  const primary = primaryOf(db);
  const transaction = isolationLevel
    ? primary.transaction().setIsolationLevel(isolationLevel)
    : primary.transaction();
  let isCommitting = false;
  const committed = transaction.execute(async (tx) => {
    const result = await gathering(tx, gathered, work);
    isCommitting = true;
    return result;
  });
  const result = await committed.catch((error) => {
    // PostgreSQL's refusal is certain; a connection that broke says nothing
    if (isCommitting && isUnavailable(error)) tellAll();
    throw error;
  });
  tellAll();
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
  const before = gathered && {
    beforeCommit: new Map(gathered.beforeCommit),
    afterCommit: new Map(gathered.afterCommit),
  };
  await sql`savepoint attempt`.execute(tx);
  try {
    const result = await part();
    await sql`release savepoint attempt`.execute(tx);
    return { result };
  } catch (error) {
    if (isTransient(error)) throw error;
    await sql`rollback to savepoint attempt`.execute(tx);
    await sql`release savepoint attempt`.execute(tx);
    if (gathered && before) Object.assign(gathered, before);
    return { error };
  }
}

/**
 * Runs `work` in one transaction, on the primary: committed when it resolves, rolled back when it throws. After a
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
      return await runOnce(db, work, isolationLevel);
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
