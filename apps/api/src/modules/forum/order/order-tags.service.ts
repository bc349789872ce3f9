import type { Tx } from '@oche/db';
import type { MemberContext } from '../../../lib/deps.ts';
import '../forum.events.ts';
import { keepTags } from '../tags/thread-tags.queries.ts';
import * as queries from './order-tags.queries.ts';

interface Merging {
  reorderingId: number;
  sourceId: number;
  targetId: number;
}

/**
 * When threads are merged, the target keeps its tags, and those of the source come behind them while there is room. A
 * thread that is split off begins without: what it is about is why it was split off.
 */
export async function carryTags(
  { events }: Pick<MemberContext, 'events'>,
  tx: Tx,
  { reorderingId, sourceId, targetId }: Merging,
): Promise<void> {
  const found = await queries.getBroughtTags.first(tx, { sourceId, targetId });
  const wished = found?.tagIds ?? [];
  if (wished.length === 0) return;
  // before the thread's rows: whoever merges tags locks them in this order, too
  const known = new Set((await keepTags(tx, { tagIds: wished })).map(({ id }) => id));
  const tagIds = wished.filter((id) => known.has(id));
  await queries.addThreadTags(tx, { threadId: targetId, tagIds });
  await queries.noteBroughtTags(tx, { reorderingId, tagIds });
  await events.publish(tx, 'thread.tagged', { threadId: targetId });
}

/** The tags that have come go again; those that the thread was given since then stay. */
export async function returnTags(
  { events }: Pick<MemberContext, 'events'>,
  tx: Tx,
  { targetId, broughtTagIds }: { targetId: number; broughtTagIds: readonly number[] },
): Promise<void> {
  if (broughtTagIds.length === 0) return;
  await queries.returnTags(tx, { threadId: targetId, tagIds: broughtTagIds });
  await events.publish(tx, 'thread.tagged', { threadId: targetId });
}
