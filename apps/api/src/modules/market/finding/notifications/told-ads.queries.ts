import { anyOfIds, type Placeholders, prepared } from '@oche/db';
import { type RawBuilder, sql } from 'kysely';
import { isPublicItem } from '../../items/item/item.select.ts';

/** Ads as members are told of them. */
export const listToldAds = prepared(
  'market.listToldAds',
  (db, p: Placeholders<{ ids: number[] }>) =>
    db
      .selectFrom('market_items')
      .select([
        'id',
        'title',
        'city',
        sql<number>`coalesce(price_cents, 0)`.as('priceCents'),
        sql<boolean>`intent = 'wanted'`.as('isWanted'),
      ])
      .where('id', '=', anyOfIds(p('ids'))),
);

export const listSearchNames = prepared(
  'market.listSearchNames',
  (db, p: Placeholders<{ ids: number[] }>) =>
    db
      .selectFrom('market_searches')
      .select(['id', 'name'])
      .where('id', '=', anyOfIds(p('ids'))),
);

const idIn = (key: string): RawBuilder<number> => sql`(item.payload ->> ${sql.lit(key)})::bigint`;

/** Whether everybody sees the ad of the row `item` of notifications, and more of it holds. */
const isAdVisible = (
  key: string,
  more: RawBuilder<boolean>,
): RawBuilder<boolean> => sql<boolean>`exists (
  select from market_items
  where market_items.id = ${idIn(key)} and ${isPublicItem} and ${more}
)`;

const isOf = (key: string) => sql<boolean>`exists (
  select from market_items other
  where other.id = ${idIn(key)} and other.seller_id = item.recipient_id
    and other.status = 'active'
)`;

/** It can still be had, and the recipient still looks for it. */
export const isFoundVisible = isAdVisible(
  'itemId',
  sql<boolean>`market_items.status = 'active' and exists (
    select from market_searches search
    where search.id = ${idIn('searchId')} and search.user_id = item.recipient_id
  )`,
);
export const isFittingVisible = isAdVisible(
  'itemId',
  sql<boolean>`market_items.status = 'active' and ${isOf('wantedId')}`,
);
export const isWantedVisible = isAdVisible('wantedId', isOf('itemId'));

/** It costs no more than what is told. */
export const isStillCheaper = isAdVisible(
  'itemId',
  sql<boolean>`market_items.price_cents <= (item.payload ->> 'toCents')::integer`,
);
