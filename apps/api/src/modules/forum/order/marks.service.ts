import type { Tx } from '@oche/db';
import { REORDER_UNDO_MINUTES } from '@oche/validators/forum/order/limits';
import type { Deps } from '../../../lib/deps.ts';
import { bringBackWatches, saveWatches } from '../../watching/index.ts';
import * as queries from './marks.queries.ts';

/** After posts were placed: what members have read and watch comes along. */
export async function carryMarks(tx: Tx, carrying: queries.Carrying): Promise<void> {
  await queries.carryVisits(tx, carrying);
  const watches = await queries.carryWatches(tx, carrying);
  const { targetId: id, now } = carrying;
  await saveWatches(tx, { kind: 'thread', id }, watches, now);
}

/** Everything that nobody has changed since then is as it was before. */
export async function returnMarks(
  tx: Tx,
  { id: reorderingId, targetId, movedAt }: { id: number; targetId: number; movedAt: string },
): Promise<void> {
  await queries.returnVisits(tx, { reorderingId, targetId, movedAt });
  const marks = await queries.listWatchMarks(tx, { reorderingId });
  await bringBackWatches(tx, { kind: 'thread', id: targetId }, marks, movedAt);
}

export async function forgetMarks({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = clock.now().getTime() - REORDER_UNDO_MINUTES * 60_000;
  await queries.forgetMarks(db, { before: new Date(before).toISOString() });
}
