import { withTransaction } from '@oche/db';
import type { Deps } from '../../../lib/deps.ts';
import { requestLook } from '../../moderation/index.ts';
import '../market.events.ts';
import * as queries from './flag.queries.ts';
import { findLookalike } from './lookalike.service.ts';

/**
 * A reaction: looks at what words don't give away in an ad that can be seen. What is found warns its readers
 * and brings it into the moderators' queue, once.
 */
export async function checkItem(
  deps: Pick<Deps, 'db' | 'clock' | 'events'>,
  { itemId }: { itemId: number },
): Promise<void> {
  const item = await queries.getOnSale.first(deps.db, { itemId });
  if (!item) return;
  const likeItemId = await findLookalike(deps.db, itemId);
  if (likeItemId === null) return;
  const now = deps.clock.now().toISOString();
  await withTransaction(deps.db, async (tx) => {
    const [added] = await queries.insertFlag(tx, { itemId, kind: 'picture', likeItemId, now });
    if (!added) return;
    const { sellerId: authorId } = item;
    const thing = { kind: 'item', id: itemId, scope: 'site', authorId };
    await requestLook(deps, tx, { ...thing, weight: 1, isWithheld: false });
    await deps.events.publish(tx, 'item.changed', { itemId });
  });
}
