import type { TestApi, TestMember } from '../../testing/index.ts';
import { insertAd } from './testing-ads.ts';

interface Sides {
  seller: TestMember;
  buyer: TestMember;
}

/** Writes a deal that both have completed now, of an ad of its own. */
export async function insertCompletedDeal(
  api: TestApi,
  { seller, buyer }: Sides,
): Promise<{ dealId: number; itemId: number }> {
  const now = api.deps.clock.now().toISOString();
  const itemId = await insertAd(api, seller, { status: 'sold', sold_at: now });
  const { id } = await api.deps.db
    .insertInto('market_deals')
    .values({
      item_id: itemId,
      buyer_id: buyer.id,
      seller_id: seller.id,
      price_cents: 4500,
      status: 'completed',
      buyer_confirmed_at: now,
      seller_confirmed_at: now,
      completed_at: now,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { dealId: id, itemId };
}
