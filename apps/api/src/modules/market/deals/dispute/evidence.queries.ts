import { type Placeholders, prepared, type Tx } from '@oche/db';
import type { DealSide } from '@oche/validators/market/deal-limits';
import { sql } from 'kysely';
import type { PictureRow } from '../../../uploads/index.ts';
import { photosOf } from '../judged/evidence.select.ts';

type Listed<Row> = ReturnType<typeof sql<Row[]>>;

const adPictures = (table: 'market_deal_pictures' | 'market_item_pictures', of: string) => sql<
  PictureRow[]
>`coalesce((
  select json_agg(json_build_object('id', shown.id, 'width', shown.width, 'height', shown.height,
    'widths', shown.widths, 'colour', shown.colour) order by picture.position)
  from ${sql.table(table)} picture join uploads shown on shown.id = picture.upload_id
  where picture.${sql.ref(table === 'market_deal_pictures' ? 'deal_id' : 'item_id')} = ${sql.ref(of)}
), '[]')`;

interface AskedRow {
  side: DealSide;
  question: string;
  askedAt: string;
  answer: string | null;
  answeredAt: string | null;
}
const asked: Listed<AskedRow> = sql`coalesce((
  select json_agg(json_build_object('side', side, 'question', question, 'askedAt', asked_at,
    'answer', answer, 'answeredAt', answered_at) order by asked_at)
  from market_dispute_questions where dispute_id = dispute.id
), '[]')`;

/** All that there is to a dispute but its offers. */
export const getEvidence = prepared('disputes.getEvidence', (db, p: Placeholders<{ id: number }>) =>
  db
    .selectFrom('market_disputes as dispute')
    .innerJoin('market_deals as deal', 'deal.id', 'dispute.deal_id')
    .innerJoin('market_deal_ads as ad', 'ad.deal_id', 'deal.id')
    .innerJoin('market_items as item', 'item.id', 'deal.item_id')
    .innerJoin('users as buyer', 'buyer.id', 'deal.buyer_id')
    .innerJoin('users as seller', 'seller.id', 'deal.seller_id')
    .leftJoin('conversations as conversation', (join) =>
      join.on('conversation.about', '=', sql`'market/' || deal.item_id || '/' || deal.buyer_id`),
    )
    .select([
      'dispute.id',
      'dispute.opened_by as openedBy',
      'dispute.opened_at as openedAt',
      'dispute.account',
      'dispute.answer',
      'dispute.answered_at as answeredAt',
      'dispute.outcome',
      'deal.id as dealId',
      'deal.item_id as itemId',
      'deal.price_cents as dealCents',
      'deal.status',
      'deal.created_at as agreedAt',
      'deal.handover',
      'deal.meets_at as meetsAt',
      'deal.meeting_agreed_at as meetingAgreedAt',
      'deal.handed_over_at as handedOverAt',
      'deal.buyer_confirmed_at as buyerConfirmedAt',
      'deal.seller_confirmed_at as sellerConfirmedAt',
      'deal.completed_at as completedAt',
      'ad.title',
      'ad.description',
      'ad.condition',
      'ad.price_cents as priceCents',
      'ad.shipping_cents as shippingCents',
      'ad.taken_at as takenAt',
      sql<boolean>`(ad.title, ad.description, ad.condition, ad.price_cents)
        is distinct from (item.title, item.description, item.condition, item.price_cents)
        or array(select upload_id from market_deal_pictures where deal_id = deal.id order by position)
        <> array(select upload_id from market_item_pictures where item_id = item.id order by position)
      `.as('isChanged'),
      adPictures('market_deal_pictures', 'deal.id').as('pictures'),
      photosOf(sql`dispute.id`).as('photos'),
      asked.as('questions'),
      'conversation.id as conversationId',
      'buyer.id as buyerId',
      'buyer.first_name as buyerFirstName',
      'buyer.last_name as buyerLastName',
      'seller.id as sellerId',
      'seller.first_name as sellerFirstName',
      'seller.last_name as sellerLastName',
    ])
    .where('dispute.id', '=', p('id')),
);

/** What the two have offered each other, in its order. */
export const listOffersOfPair = prepared(
  'disputes.listOffers',
  (db, p: Placeholders<{ itemId: number; buyerId: string }>) =>
    db
      .selectFrom('market_offers')
      .select([
        'id',
        'by',
        'amount_cents as amountCents',
        'message',
        'status',
        'created_at as madeAt',
      ])
      .where('item_id', '=', p('itemId'))
      .where('buyer_id', '=', p('buyerId'))
      .orderBy('id')
      .limit(100),
);

/** Locks the dispute of a deal that waits for a decision. @returns no row for one that is decided */
export const lockOpen = prepared('disputes.lockOpen', (db, p: Placeholders<{ dealId: number }>) =>
  db
    .selectFrom('market_disputes')
    .select('id')
    .where('deal_id', '=', p('dealId'))
    .where('outcome', 'is', null)
    .forUpdate(),
);

export const listPhotosOf = prepared(
  'disputes.listPhotosOf',
  (db, p: Placeholders<{ disputeId: number; side: DealSide }>) =>
    db
      .selectFrom('market_dispute_photos')
      .select('upload_id as uploadId')
      .where('dispute_id', '=', p('disputeId'))
      .where('side', '=', p('side')),
);

export async function insertPhotos(
  tx: Tx,
  uploadIds: readonly string[],
  row: { disputeId: number; side: DealSide; now: string },
): Promise<void> {
  const { disputeId: dispute_id, side, now: added_at } = row;
  await tx
    .insertInto('market_dispute_photos')
    .values(uploadIds.map((upload_id) => ({ dispute_id, side, upload_id, added_at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

interface NewQuestion {
  disputeId: number;
  side: DealSide;
  question: string;
  askedBy: string;
  now: string;
}

/** Returns no row when that side was asked before. */
export const insertQuestion = prepared(
  'disputes.insertQuestion',
  (db, p: Placeholders<NewQuestion>) =>
    db
      .insertInto('market_dispute_questions')
      .values({
        dispute_id: p('disputeId'),
        side: p('side'),
        question: p('question'),
        asked_by: p('askedBy'),
        asked_at: p('now'),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('side'),
);

/** Returns no row when nothing was asked, or it is answered already. */
export const setQuestionAnswer = prepared(
  'disputes.setQuestionAnswer',
  (db, p: Placeholders<{ disputeId: number; side: DealSide; answer: string; now: string }>) =>
    db
      .updateTable('market_dispute_questions')
      .set({ answer: p('answer'), answered_at: p('now') })
      .where('dispute_id', '=', p('disputeId'))
      .where('side', '=', p('side'))
      .where('answer', 'is', null)
      .returning('side'),
);
