import type { Tx } from '@oche/db';
import { DRAFT_DAYS, DRAFT_UNDO_MINUTES } from '@oche/validators/forum/drafts/limits';
import type { Deps } from '../../../lib/deps.ts';
import { DAY_MS, MINUTE_MS } from '../../../lib/time/wall-clock.ts';
import * as queries from './draft-upkeep.queries.ts';

const ROWS_A_STATEMENT = 500;

/** Drops what nobody has gone on with for long, and what was thrown away and can't be taken back any more. */
export async function dropOldDrafts({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = (ms: number) => new Date(clock.now().getTime() - ms).toISOString();
  const old = {
    changedBefore: before(DRAFT_DAYS * DAY_MS),
    discardedBefore: before(DRAFT_UNDO_MINUTES * MINUTE_MS),
  };
  while ((await queries.deleteOldDrafts(db, old, ROWS_A_STATEMENT)) === ROWS_A_STATEMENT);
}

/**
 * When a thread goes into another one: who was answering it answers that one. Call it in the transaction that moves the
 * posts, with both threads locked.
 */
export const moveDraftsToThread = (tx: Tx, threads: { from: number; to: number }): Promise<void> =>
  queries.moveDrafts(tx, threads);
