import type { ItemCard, similarItemsInput } from '@oche/validators/market/schemas';
import type { z } from 'zod';
import type { ServiceContext } from '../../../../lib/deps.ts';
import { itemCards } from '../../items/item/card.service.ts';
import { listSimilar } from './similar.queries.ts';

/** Ads of others that have most in common with this one; none where it has never been there. */
export async function similarItems(
  { db, actor }: ServiceContext,
  { id, limit }: z.output<typeof similarItemsInput>,
): Promise<ItemCard[]> {
  const viewerId = actor?.id ?? '';
  const rows = await listSimilar(db, { id, viewerId, limit });
  const ids = rows.map((row) => row.id);
  return itemCards(db, viewerId, ids);
}
