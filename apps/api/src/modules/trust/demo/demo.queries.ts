import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** Deals about ads of these titles that are done and of which nobody has said anything, the oldest first. */
export const listUnreviewed = prepared(
  'trust.listUnreviewedDemo',
  (db, p: Placeholders<{ titles: string[]; buyerIds: string[] }>) =>
    db
      .selectFrom('market_deals as deal')
      .innerJoin('market_items as item', 'item.id', 'deal.item_id')
      .select([
        'deal.id',
        'item.title',
        'deal.buyer_id as buyerId',
        'deal.seller_id as sellerId',
        sql<string>`deal.completed_at`.as('completedAt'),
      ])
      .where('deal.status', '=', 'completed')
      .where('item.title', '=', sql<string>`any(${p('titles')}::text[])`)
      .where('deal.buyer_id', '=', sql<string>`any(${p('buyerIds')}::text[])`)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(selectFrom('market_reviews').whereRef('market_reviews.deal_id', '=', 'deal.id')),
        ),
      )
      .orderBy('deal.completed_at'),
);
