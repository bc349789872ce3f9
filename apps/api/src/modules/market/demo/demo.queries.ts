import { type DB, type Placeholders, prepared, type Tx } from '@oche/db';
import { type Insertable, sql } from 'kysely';

/** An arbitrary number. */
const LOCK_KEY = 7_306_204_529;

export const lockAds = prepared('market.lockDemo', (db) =>
  db.selectNoFrom(sql`pg_advisory_xact_lock(${sql.lit(LOCK_KEY)})`.as('lock')),
);

/** A row when there is this member, and no ad. */
export const wantsDemo = prepared('market.wantsDemo', (db, p: Placeholders<{ memberId: string }>) =>
  db
    .selectFrom('users')
    .select('id')
    .where('id', '=', p('memberId'))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('market_items').select('market_items.id'))),
    ),
);

/** Where members are at home: the middle of their postal codes' areas. */
export const listHomes = prepared(
  'market.listDemoHomes',
  (db, p: Placeholders<{ ids: string[] }>) =>
    db
      .selectFrom('users')
      .innerJoin('postal_codes', (join) =>
        join
          .onRef('postal_codes.country', '=', 'users.country')
          .onRef('postal_codes.code', '=', 'users.zip_code'),
      )
      .select((eb) => [
        'users.id',
        'users.country',
        sql<string>`users.zip_code`.as('zipCode'),
        eb.fn.avg<number>('latitude').as('latitude'),
        eb.fn.avg<number>('longitude').as('longitude'),
        sql<string>`(array_agg(place order by postal_codes.id))[1]`.as('city'),
      ])
      .where('users.id', '=', sql<string>`any(array(select unnest(${p('ids')}::text[])))`)
      .groupBy('users.id'),
);

export async function insertAd(tx: Tx, ad: Insertable<DB['market_items']>): Promise<number> {
  const { id } = await tx
    .insertInto('market_items')
    .values(ad)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** An ad that has no pictures yet, locked until it has. */
export const lockBare = prepared('market.lockBareDemo', (db, p: Placeholders<{ id: number }>) =>
  db
    .selectFrom('market_items')
    .select(['id', 'seller_id as sellerId'])
    .where('id', '=', p('id'))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('market_item_pictures')
            .select('item_id')
            .whereRef('item_id', '=', 'market_items.id'),
        ),
      ),
    )
    .forUpdate(),
);

/** All ads that somebody can make an offer on, for a demo that picks some by their titles. */
export const listOnSale = prepared('market.listDemoOnSale', (db) =>
  db
    .selectFrom('market_items')
    .select(['id', 'title', 'seller_id as sellerId', sql<number>`price_cents`.as('priceCents')])
    .where('status', '=', 'active')
    .where('intent', '=', 'sell')
    .limit(200),
);

export const getSomeLounge = prepared('market.getDemoLounge', (db) =>
  db.selectFrom('lounges').select('id').orderBy('id').limit(1),
);

/** Pictures that are drawn after an ad was agreed on stand in its deals, as if they had been there before. */
export const showInDeals = prepared(
  'market.demo.showInDeals',
  (db, p: Placeholders<{ itemId: number }>) =>
    db
      .insertInto('market_deal_pictures')
      .columns(['deal_id', 'position', 'upload_id'])
      .expression((eb) =>
        eb
          .selectFrom('market_deals as deal')
          .innerJoin('market_item_pictures as picture', 'picture.item_id', 'deal.item_id')
          .select(['deal.id', 'picture.position', 'picture.upload_id'])
          .where('deal.item_id', '=', p('itemId')),
      )
      .onConflict((conflict) => conflict.doNothing()),
);
