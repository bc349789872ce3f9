import type { Executor } from '@oche/db';
import type { HeardOf } from '../../../lib/declared/published.ts';
import type { ItemIds } from '../market.outside.ts';
import { getSeller } from './around.queries.ts';

/** The ad, and whose it is. */
export async function around(db: Executor, { itemId }: ItemIds): Promise<HeardOf[]> {
  const seller = await getSeller.first(db, { itemId });
  return [
    { kind: 'item', id: String(itemId) },
    ...(seller ? [{ kind: 'member', id: seller.sellerId }] : []),
  ];
}
