import type { Tx } from '@oche/db';
import type { WatchLevel } from '@oche/validators/watching/limits';
import type { Place } from '../../lib/declared/watchable.ts';
import * as queries from './carried.queries.ts';

interface Carried {
  userId: string;
  level: WatchLevel;
  /** up to which number the member has seen the place */
  seen: number | null;
}

/** Gives members these levels in a place into which something has come that they watch elsewhere. */
export async function saveWatches(
  tx: Tx,
  place: Place,
  watches: readonly Carried[],
  now: string,
): Promise<void> {
  if (watches.length === 0) return;
  await queries.saveCarried(tx, { ...place, watches: JSON.stringify(watches), now });
}

/**
 * Undoes that: `before` is null for those who had none there. What a member has chosen since then stays.
 * @param until when it was done
 */
export async function bringBackWatches(
  tx: Tx,
  place: Place,
  marks: readonly { userId: string; before: Omit<Carried, 'userId'> | null }[],
  until: string,
): Promise<void> {
  const isNew = marks.filter(({ before }) => before === null);
  const known = marks.flatMap(({ userId, before }) => (before ? [{ userId, ...before }] : []));
  const said = (rows: readonly object[]) => ({ ...place, watches: JSON.stringify(rows), until });
  if (isNew.length > 0) await queries.deleteCarried(tx, said(isNew));
  if (known.length > 0) await queries.resetCarried(tx, said(known));
}
