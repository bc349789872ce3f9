import { type Db, type Executor, type Tx, withTransaction } from '@oche/db';
import type { Deps, MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { once } from '../../../lib/idempotency.ts';
import { Lines } from '../../../lib/limits/lines.ts';
import { raiseRevision } from './calendar-lock.queries.ts';

/** Throws for those who may not change the calendar. */
type Guard = (executor: Executor) => Promise<unknown>;

const anybody: Guard = async () => {};

/**
 * The only way to change what a lounge's calendar shows: bookings, blocks, boards, rules. Changes
 * of one lounge run one after the other, so what `work` reads is still true when it writes. They
 * wait in line without a connection, else a crowd at one lounge would occupy the whole pool.
 *
 * @param work runs under the calendar's lock; its changes are one new revision, which is published
 *   when the transaction ends
 * @param guard checks who may do this: first before waiting, so that strangers keep nobody waiting,
 *   and again under the lock, for those who were removed from the team while they waited
 * @throws AppError LOUNGE_NOT_FOUND, UNAVAILABLE when the line is too long, and what `guard` and
 *   `work` throw
 */
export const changeCalendar = <T>(
  { db }: Pick<Deps, 'db'>,
  loungeId: number,
  work: (tx: Tx) => Promise<T>,
  guard = anybody,
): Promise<T> => inLine(db, loungeId, guard, (tx) => behindLock(tx, loungeId, guard, work));

interface Creation {
  loungeId: number;
  /** `noun.verb` */
  operation: string;
  input: { idempotencyKey?: string | undefined };
  guard?: Guard;
}

/**
 * The same for creating something: only one of all attempts with the same key does so, and later
 * ones change nothing.
 *
 * @param create returns the new row's id
 * @returns the id that the first successful attempt created
 * @throws AppError the same, and IDEMPOTENCY_KEY_REUSED
 */
export const createInCalendar = (
  { db, actor }: MemberContext,
  { loungeId, operation, input, guard = anybody }: Creation,
  create: (tx: Tx) => Promise<number>,
): Promise<number> =>
  inLine(db, loungeId, guard, (tx) =>
    once(tx, { userId: actor.id, operation, scope: { kind: 'lounge', id: loungeId }, input }, () =>
      behindLock(tx, loungeId, guard, create),
    ),
  );

/** One per process, as there is one database; tests have several "processes" in one. */
const linesOfDb = new WeakMap<Db, Lines>();

function linesOf(db: Db): Lines {
  const lines = linesOfDb.get(db) ?? new Lines();
  linesOfDb.set(db, lines);
  return lines;
}

async function inLine<T>(
  db: Db,
  loungeId: number,
  guard: Guard,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  await guard(db);
  return linesOf(db).run(loungeId, () => withTransaction(db, work));
}

async function behindLock<T>(
  tx: Tx,
  loungeId: number,
  guard: Guard,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  if (!(await raiseRevision(tx, loungeId))) throw new AppError('LOUNGE_NOT_FOUND');
  await guard(tx);
  return work(tx);
}

/**
 * Locks the calendar in a transaction that is open already, for decisions of moderators, who change
 * several things at once and are too few to fill the pool.
 */
export async function lockCalendar(tx: Tx, loungeId: number): Promise<void> {
  await raiseRevision(tx, loungeId);
}
