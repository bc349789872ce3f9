import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** @returns no row for a lounge that isn't in the directory any more */
export const getMeetingLounge = prepared(
  'deals.getMeetingLounge',
  (db, p: Placeholders<{ loungeId: number }>) =>
    db
      .selectFrom('lounges')
      .select('id')
      .where('id', '=', p('loungeId'))
      .where('is_active', '=', true),
);

/** More than anybody agrees on. */
const MAX = 500;

/** Agreed meetings of a member, in the order of time; those that were called off with their deal, too. */
export const listMeetings = prepared(
  'deals.listMeetings',
  (db, p: Placeholders<{ userId: string; from: string }>) =>
    db
      .selectFrom('market_deals as deal')
      .innerJoin('market_items as item', 'item.id', 'deal.item_id')
      .innerJoin('lounges as lounge', 'lounge.id', 'deal.lounge_id')
      .innerJoin('users as buyer', 'buyer.id', 'deal.buyer_id')
      .innerJoin('users as seller', 'seller.id', 'deal.seller_id')
      .select([
        'deal.id',
        'deal.revision',
        'deal.status',
        'deal.meets_at as meetsAt',
        'deal.updated_at as updatedAt',
        'item.title',
        sql<string>`case when deal.buyer_id = ${p('userId')} then seller.first_name
          else buyer.first_name end`.as('otherName'),
        sql<string>`concat_ws(', ', lounge.name, lounge.address,
          nullif(concat_ws(' ', lounge.zip_code, lounge.city), ''))`.as('where'),
      ])
      .$narrowType<{ meetsAt: string }>()
      .where(
        'deal.id',
        'in',
        sql<number>`(
          select id from market_deals where buyer_id = ${p('userId')}
            and meeting_agreed_at is not null and meets_at >= ${p('from')}::timestamptz
          union all
          select id from market_deals where seller_id = ${p('userId')}
            and meeting_agreed_at is not null and meets_at >= ${p('from')}::timestamptz
        )`,
      )
      .orderBy('deal.meets_at')
      .orderBy('deal.id')
      .limit(MAX),
);
