import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';
import { isPublicItem } from '../../items/item/item.select.ts';
import { bitsOf, listNames, maskOf, valuesOf } from '../terms/bits.ts';

/** What makes things alike; who sells them and how they are sent doesn't. */
const alike = listNames.filter((list) => !['intent', 'sellerType', 'delivery'].includes(list));
const ALIKE = sql.lit(String(maskOf(alike.flatMap((list) => bitsOf(list, valuesOf(list))))));

/** How many of each kin, and of the category, are compared. */
const COMPARED = sql.lit(60);

/**
 * Of the latest ads of the same kin, of darts that are a gram lighter or heavier, and of the same category: those that
 * have most in common. The ad itself need be neither public nor still there.
 */
export const listSimilar = prepared(
  'market.listSimilar',
  (db, p: Placeholders<{ id: number; viewerId: string; limit: number }>) =>
    db
      .selectFrom(
        sql<{ id: number }>`(
        with own as materialized (select * from market_items where id = ${p('id')}),
        kins as (
          select own.kin from own
          union
          select market_kin(
            own.category, own.tip, (own.weight_tenths + step)::smallint, own.shaft_length, own.flight_shape,
            own.board_segments
          ) from own, unnest(array[-10, 10]) step
        ),
        near as (
          select latest.id from kins, lateral (
            select market_items.id from market_items
            where ${isPublicItem} and market_items.kin = kins.kin
            order by market_items.shown_at desc, market_items.id desc limit ${COMPARED}
          ) latest
          union
          select latest.id from (
            select market_items.id, market_items.bits from market_items
            where ${isPublicItem} order by market_items.shown_at desc, market_items.id desc limit 300
          ) latest, own
          where latest.bits & own.bits & ${sql.lit(String(maskOf(bitsOf('category', valuesOf('category')))))}::bigint <> 0
        )
        select item.id
        from near join market_items item using (id), own
        where item.id <> own.id and item.intent = own.intent and item.seller_id <> own.seller_id
          and not exists (
            select from user_blocks
            where (blocker_id = ${p('viewerId')}::text and blocked_id = item.seller_id)
              or (blocker_id = item.seller_id and blocked_id = ${p('viewerId')}::text)
          )
        order by
          bit_count((item.bits & own.bits & ${ALIKE}::bigint)::bit(64))
            + case when lower(item.brand) = lower(own.brand) then 2 else 0 end
            + coalesce(2 - abs(item.weight_tenths - own.weight_tenths) / 10.0, 0)
            + coalesce(1 - abs(item.tungsten - own.tungsten) / 10.0, 0)
            - abs(ln(item.price_cents::float8 / own.price_cents)) desc,
          item.shown_at desc, item.id desc
        limit ${p('limit')}::integer
      )`.as('similar'),
      )
      .select('similar.id'),
);
