import type { DB } from '@oche/db';
import type { Insertable } from 'kysely';
import type { TestApi, TestMember } from '../../../../testing/index.ts';
import { insertAd } from '../../testing-ads.ts';

/** A Monday, years ahead, so that no job for later becomes due during a test. */
export const NOW = '2031-03-03T09:00:00.000Z';

type Columns = Partial<Insertable<DB['market_items']>>;

/** An item for 100 € that everybody sees, unless told otherwise. */
export const anItem = (api: TestApi, seller: TestMember, columns: Columns = {}): Promise<number> =>
  insertAd(api, seller, { price_cents: 10_000, ...columns });

/** An offer of this buyer, of 80 € unless told otherwise. */
export const offer = (api: TestApi, buyer: TestMember, itemId: number, amount = 80) =>
  api.callerFor(buyer).market.offers.create({ itemId, amount });

/** A deal: the buyer's offer of 80 € that the seller has accepted. */
export async function aDeal(
  api: TestApi,
  seller: TestMember,
  buyer: TestMember,
  columns: Columns = {},
) {
  const itemId = await anItem(api, seller, columns);
  const { id } = await offer(api, buyer, itemId);
  return api.callerFor(seller).market.offers.accept({ id });
}

/** What is said and shown in the conversation of the seller and a buyer, in its order. */
export async function saidIn(
  { deps: { db } }: TestApi,
  itemId: number,
  buyerId: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('conversation_messages as message')
    .innerJoin('conversations as conversation', 'conversation.id', 'message.conversation_id')
    .select(['message.body', 'message.card_kind as card'])
    .where('conversation.about', '=', `market/${itemId}/${buyerId}`)
    .orderBy('message.id')
    .execute();
  return rows.map(({ body, card }) => card ?? body);
}
