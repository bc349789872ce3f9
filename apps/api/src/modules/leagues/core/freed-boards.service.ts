import type { Tx } from '@oche/db';
import { addJobs } from '../../../lib/jobs/jobs.ts';
import { freeingBoards, keepingBoards } from './deadlines.ts';
import { listKept } from './freed-boards.queries.ts';

interface Kept {
  loungeId: number | null;
  blockId: number | null;
}

/**
 * Gives boards back that were kept for fixtures that are none any more, in the transaction that takes them away. The
 * calendar's lock comes before all others, so a job does it.
 * @param fixtureIds those that ask for boards then, as what takes their place
 */
export async function giveBack(
  tx: Tx,
  kept: readonly Kept[],
  fixtureIds: readonly number[] = [],
): Promise<void> {
  const blocks = kept.flatMap(({ loungeId, blockId }) =>
    loungeId === null || blockId === null ? [] : [{ loungeId, blockId }],
  );
  const jobs =
    blocks.length > 0 ? [freeingBoards(blocks, fixtureIds)] : fixtureIds.map(keepingBoards);
  if (jobs.length > 0) await addJobs(tx, jobs);
}

/** The same for fixtures that are not played, if they are still to come. */
export async function giveBackOf(tx: Tx, ids: readonly number[], now: Date): Promise<void> {
  await giveBack(tx, await listKept(tx, { ids: [...ids], now: now.toISOString() }));
}
