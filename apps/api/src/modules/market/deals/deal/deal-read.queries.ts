import { type Placeholders, prepared, preparedList } from '@oche/db';
import { sql } from 'kysely';
import { askedOf, photosOf } from '../judged/evidence.select.ts';
import { statementOf } from '../judged/statement.select.ts';
import { describedDeals } from './deal.select.ts';

/** A deal as one of its two sides has it; no row for anybody else. */
export const getDescribed = prepared(
  'deals.getDescribed',
  (db, p: Placeholders<{ id: number; userId: string }>) =>
    describedDeals(db)
      .leftJoin('lounges as place', 'place.id', 'item.lounge_id')
      .leftJoin('market_disputes as dispute', 'dispute.deal_id', 'deal.id')
      .leftJoin('conversations as conversation', (join) =>
        join.on('conversation.about', '=', sql`'market/' || deal.item_id || '/' || deal.buyer_id`),
      )
      .select([
        'place.id as placeId',
        'place.name as placeName',
        'place.city as placeCity',
        'conversation.id as conversationId',
        'dispute.opened_by as openedBy',
        'dispute.opened_at as openedAt',
        'dispute.account',
        'dispute.answer',
        'dispute.outcome',
        statementOf(sql`deal.id`).as('statement'),
        photosOf(sql`dispute.id`).as('photos'),
        askedOf(p('userId')).as('question'),
      ])
      .where('deal.id', '=', p('id'))
      .where((eb) =>
        eb.or([eb('deal.buyer_id', '=', p('userId')), eb('deal.seller_id', '=', p('userId'))]),
      ),
);

interface Listing {
  userId: string;
  /** which side the member is on */
  isBuyer: boolean;
  isSeller: boolean;
  isCurrent: boolean;
  before: number;
}

/** A member's deals, the latest first. */
export const listDeals = preparedList('deals.list', (db, p: Placeholders<Listing>, limit) =>
  describedDeals(db)
    .where(
      'deal.id',
      'in',
      sql<number>`(
        select id from market_deals
        where buyer_id = ${p('userId')} and ${p('isBuyer')}::boolean
        union all
        select id from market_deals
        where seller_id = ${p('userId')} and ${p('isSeller')}::boolean
      )`,
    )
    .where('deal.id', '<', p('before'))
    .where(
      sql<boolean>`(deal.status in ('reserved', 'handed_over', 'disputed')) = ${p('isCurrent')}::boolean`,
    )
    .orderBy('deal.id', 'desc')
    .limit(limit),
);
