import { anyOfIds, type Placeholders, prepared } from '@oche/db';
import type { DealSide, DisputeOutcome } from '@oche/validators/market/deal-limits';
import { sql } from 'kysely';

export const insertDispute = prepared(
  'disputes.insert',
  (db, p: Placeholders<{ dealId: number; openedBy: DealSide; account: string; now: string }>) =>
    db
      .insertInto('market_disputes')
      .values({
        deal_id: p('dealId'),
        opened_by: p('openedBy'),
        account: p('account'),
        opened_at: p('now'),
      })
      .returning('id'),
);

/** @returns no row when it is decided, was answered, or is the answering side's own */
export const setAnswer = prepared(
  'disputes.setAnswer',
  (db, p: Placeholders<{ dealId: number; side: DealSide; answer: string; now: string }>) =>
    db
      .updateTable('market_disputes')
      .set({ answer: p('answer'), answered_at: p('now') })
      .where('deal_id', '=', p('dealId'))
      .where('opened_by', '<>', p('side'))
      .where('answer', 'is', null)
      .where('outcome', 'is', null)
      .returning('id'),
);

export const setOutcome = prepared(
  'disputes.setOutcome',
  (db, p: Placeholders<{ id: number; outcome: DisputeOutcome | null; now: string }>) =>
    db
      .updateTable('market_disputes')
      .set({
        outcome: p('outcome'),
        decided_at: sql`case when ${p('outcome')}::text is null then null else ${p('now')}::timestamptz end`,
      })
      .where('id', '=', p('id')),
);

export const getDisputed = prepared('disputes.getDisputed', (db, p: Placeholders<{ id: number }>) =>
  db
    .selectFrom('market_disputes as dispute')
    .innerJoin('market_deals as deal', 'deal.id', 'dispute.deal_id')
    .select([
      'deal.id as dealId',
      'deal.item_id as itemId',
      'deal.buyer_id as buyerId',
      'deal.seller_id as sellerId',
    ])
    .where('dispute.id', '=', p('id')),
);

/** Disputes with what both sides say, for those who decide. */
export const listDisputes = prepared('disputes.list', (db, p: Placeholders<{ ids: number[] }>) =>
  db
    .selectFrom('market_disputes as dispute')
    .innerJoin('market_deals as deal', 'deal.id', 'dispute.deal_id')
    .innerJoin('market_items as item', 'item.id', 'deal.item_id')
    .innerJoin('users as buyer', 'buyer.id', 'deal.buyer_id')
    .innerJoin('users as seller', 'seller.id', 'deal.seller_id')
    .select([
      'dispute.id',
      'dispute.opened_by as openedBy',
      'dispute.account',
      'dispute.answer',
      'dispute.outcome',
      'deal.price_cents as priceCents',
      'deal.handover',
      'deal.buyer_id as buyerId',
      'deal.seller_id as sellerId',
      'deal.disputed_from as disputedFrom',
      'item.title',
      'buyer.first_name as buyerFirstName',
      'buyer.last_name as buyerLastName',
      'seller.first_name as sellerFirstName',
      'seller.last_name as sellerLastName',
    ])
    .where('dispute.id', '=', anyOfIds(p('ids'))),
);
