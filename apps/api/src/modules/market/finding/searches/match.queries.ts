import { type Placeholders, prepared, preparedList } from '@oche/db';
import { type RawBuilder, sql } from 'kysely';
import { isPublicItem } from '../../items/item/item.select.ts';
import { ANY_KEY } from './keys.ts';

interface Asked {
  id: number;
  /** searches behind this one, in the order of their ids */
  after: number;
  /** since when it has been lower than before; null when that isn't what happened */
  fromCents: number | null;
}

/** Whether the words or the category of an ad are among the keys of `search`, along their index. */
const hasKey = sql<boolean>`search.keys && (tsvector_to_array(market_items.words) || ${sql.lit(ANY_KEY)}::text)`;

/** Whether an ad is all that `search` looks for, and whether that doesn't have it yet. */
const suits = (fromCents: RawBuilder<number | null>) => sql<boolean>`(
  ${isPublicItem} and market_items.status = 'active'
  and search.user_id <> market_items.seller_id
  and (search.query is null or market_items.words @@ search.query)
  and market_items.price_cents between search.price_from and search.price_to
  and coalesce(market_items.weight_tenths, search.weight_else)
    between search.weight_from and search.weight_to
  and coalesce(market_items.tungsten, search.tungsten_else)
    between search.tungsten_from and search.tungsten_to
  and (search.chord is null or market_items.place <-> search.origin <= search.chord)
  and (market_items.shown_at >= search.since or search.price_to < ${fromCents}::integer)
  and not exists (
    select from market_search_hits hit
    where hit.search_id = search.id and hit.item_id = market_items.id
  )
)`;

/** Whether somebody waits for the ad. */
export const isSought = sql<boolean>`exists (
  select from market_searches search where ${hasKey} and ${suits(sql`null`)}
)`;

/**
 * The searches that an ad suits and that don't have it yet. The ad finds them by its terms and words along the
 * index of keys; only those are compared with all that they look for. What was there before a search was saved
 * is found only where it has just become cheap enough.
 */
export const listMatches = preparedList('market.listMatches', (db, p: Placeholders<Asked>, limit) =>
  db
    .selectFrom('market_items')
    .innerJoin('market_searches as search', (join) => join.on(hasKey))
    .select([
      'search.id',
      'search.user_id as userId',
      'search.wanted_id as wantedId',
      'market_items.seller_id as sellerId',
    ])
    .where('market_items.id', '=', p('id'))
    .where('search.id', '>', p('after'))
    .where(suits(sql`${p('fromCents')}`))
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
