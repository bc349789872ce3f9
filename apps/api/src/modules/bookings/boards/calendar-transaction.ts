import { type Db, type Tx, withTransaction } from '@oche/db';
import type { Deps } from '../../../lib/deps.ts';
import { Lines } from '../../../lib/lines.ts';

/** One a process; tests have several processes in one. */
const linesOfDb = new WeakMap<Db, Lines>();

function linesOf(db: Db): Lines {
  const lines = linesOfDb.get(db) ?? new Lines();
  linesOfDb.set(db, lines);
  return lines;
}

/**
 * A transaction that is going to lock a lounge's calendar (`lockCalendar`): those of one lounge
 * wait for each other without a connection.
 */
export function calendarTransaction<T>(
  { db }: Pick<Deps, 'db'>,
  loungeId: number,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return linesOf(db).run(loungeId, () => withTransaction(db, work));
}
