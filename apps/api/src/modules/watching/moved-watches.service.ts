import type { Tx } from '@oche/db';
import type { Place } from '../../lib/declared/watchable.ts';
import * as queries from './moved-watches.queries.ts';

/** Members who come from another board watch what they watched there, unless they have chosen otherwise here. */
export async function watchMoved(
  tx: Tx,
  watches: readonly { userId: string; place: Place; now: Date }[],
): Promise<void> {
  if (watches.length === 0) return;
  await queries.insertWatches(
    tx,
    watches.map(({ userId, place, now }) => ({
      user_id: userId,
      kind: place.kind,
      place_id: place.id,
      level: 'watching' as const,
      since: now,
    })),
  );
}
