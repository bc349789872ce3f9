import { type Placeholders, prepared, preparedList } from '@oche/db';
import { sql } from 'kysely';
import { isPublicItem } from '../item/item.select.ts';
import { ANY_KEY } from './keys.ts';

interface Asked {
  id: number;
  /** searches behind this one, in the order of their ids */
  after: number;
  /** since when it has been lower than before; null when that isn't what happened */
  fromCents: number | null;
}

/**
 * The searches that an ad suits and that don't have it yet. The ad finds them by its terms and words along the
 * index of keys; only those are compared with all that they look for. What was there before a search was saved
 * is found only where it has just become cheap enough.
 */
export const listMatches = preparedList('market.listMatches', (db, p: Placeholders<Asked>, limit) =>
  db
    .selectFrom('market_items')
    .innerJoin('market_searches as search', (join) =>
      join.on(
        sql<boolean>`search.keys && (tsvector_to_array(market_items.words) || ${sql.lit(ANY_KEY)}::text)`,
      ),
    )
    .select([
      'search.id',
      'search.user_id as userId',
      'search.wanted_id as wantedId',
      'market_items.seller_id as sellerId',
    ])
    .where('market_items.id', '=', p('id'))
    .where(isPublicItem)
    .where('market_items.status', '=', 'active')
    .where('search.id', '>', p('after'))
    .whereRef('search.user_id', '<>', 'market_items.seller_id')
    .where(
      sql<boolean>`(search.query is null or market_items.words @@ search.query)
          and market_items.price_cents between search.price_from and search.price_to
          and coalesce(market_items.weight_tenths, search.weight_else)
            between search.weight_from and search.weight_to
          and coalesce(market_items.tungsten, search.tungsten_else)
            between search.tungsten_from and search.tungsten_to
          and (search.chord is null or market_items.place <-> search.origin <= search.chord)`,
    )
    .where(
      sql<boolean>`(market_items.shown_at >= search.since
          or search.price_to < ${p('fromCents')}::integer)`,
    )
    .where(
      sql<boolean>`not exists (
          select from market_search_hits hit
          where hit.search_id = search.id and hit.item_id = market_items.id
        )`,
    )
    .orderBy('search.id')
    .limit(limit),
);

/** @returns the searches that did not have the ad yet */
export const insertHits = prepared(
  'market.insertHits',
  (db, p: Placeholders<{ id: number; searchIds: number[]; now: string }>) =>
    db
      .insertInto('market_search_hits')
      .columns(['search_id', 'item_id', 'found_at'])
      .expression((eb) =>
        eb
          .selectFrom('market_searches')
          .select([
            'id',
            sql<number>`${p('id')}::bigint`.as('item_id'),
            sql<string>`${p('now')}::timestamptz`.as('found_at'),
          ])
          .where('id', '=', sql<number>`any(${p('searchIds')}::bigint[])`)
          .orderBy('id'),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning('search_id as id'),
);
