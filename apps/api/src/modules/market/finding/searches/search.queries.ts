import { type Executor, type Placeholders, prepared } from '@oche/db';
import type { itemCountsInput, SavedSearch } from '@oche/validators/market/schemas';
import { SEARCH_NEW_MAX } from '@oche/validators/market/schemas';
import { sql } from 'kysely';
import type { z } from 'zod';
import { isPublicItem } from '../../items/item/item.select.ts';
import type { Filters } from '../list/filters.ts';

export type SearchFilters = z.output<typeof itemCountsInput>;

/** What a search looks for, as an ad is compared with it. */
export interface Sought {
  filters: Filters;
  keys: readonly string[];
}

const columnsOf = ({ filters, keys }: Sought) => ({
  keys: [...keys],
  query: filters.query ? sql<string>`${filters.query}::tsquery` : null,
  price_from: filters.priceFrom,
  price_to: filters.priceTo,
  weight_from: filters.weightFrom,
  weight_to: filters.weightTo,
  weight_else: filters.weightElse,
  tungsten_from: filters.tungstenFrom,
  tungsten_to: filters.tungstenTo,
  tungsten_else: filters.tungstenElse,
  origin: filters.origin,
  chord: filters.chord,
});

/** Of two searches that a member saves at once the second waits, and then counts the first. */
export const lockMember = prepared(
  'market.lockSearcher',
  (db, p: Placeholders<{ userId: string }>) =>
    db.selectFrom('users').select('id').where('id', '=', p('userId')).forNoKeyUpdate(),
);

export const countSearches = prepared(
  'market.countSearches',
  (db, p: Placeholders<{ userId: string }>) =>
    db
      .selectFrom('market_searches')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', p('userId'))
      .where('wanted_id', 'is', null),
);

export async function insertSearch(
  db: Executor,
  sought: Sought & { userId: string; name: string; input: SearchFilters; now: string },
): Promise<number> {
  const { userId, name, input, now } = sought;
  const { id } = await db
    .insertInto('market_searches')
    .values({
      ...columnsOf(sought),
      user_id: userId,
      name,
      input: JSON.stringify(input),
      since: now,
      seen_at: now,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The searches of a member with what is new, the latest saved first. */
export const listSearches = prepared(
  'market.listSearches',
  (db, p: Placeholders<{ userId: string }>) =>
    db
      .selectFrom('market_searches as search')
      .select([
        'search.id',
        sql<string>`search.name`.as('name'),
        sql<SavedSearch['filters']>`search.input`.as('filters'),
        'search.created_at as createdAt',
        sql<number>`(
          select count(*)::int from (
            select from market_search_hits hit
            join market_items on market_items.id = hit.item_id
            where hit.search_id = search.id and hit.found_at > search.seen_at and ${isPublicItem}
            limit ${sql.lit(SEARCH_NEW_MAX + 1)}
          ) new
        )`.as('newCount'),
      ])
      .where('search.user_id', '=', p('userId'))
      .where('search.wanted_id', 'is', null)
      .orderBy('search.id', 'desc'),
);

/** @returns whether the member has such a search */
export const updateSearch = prepared(
  'market.updateSearch',
  (
    db,
    p: Placeholders<{ id: number; userId: string; name: string | null; seenAt: string | null }>,
  ) =>
    db
      .updateTable('market_searches')
      .set({
        name: sql<string>`coalesce(${p('name')}::text, name)`,
        seen_at: sql<string>`coalesce(${p('seenAt')}::timestamptz, seen_at)`,
      })
      .where('id', '=', p('id'))
      .where('user_id', '=', p('userId'))
      .where('wanted_id', 'is', null)
      .returning('id'),
);

export const deleteSearch = prepared(
  'market.deleteSearch',
  (db, p: Placeholders<{ id: number; userId: string }>) =>
    db
      .deleteFrom('market_searches')
      .where('id', '=', p('id'))
      .where('user_id', '=', p('userId'))
      .where('wanted_id', 'is', null)
      .returning('id'),
);

/** Keeps what a wanted ad looks for as it is now. */
export async function saveWanted(
  db: Executor,
  sought: Sought & { userId: string; wantedId: number; now: string },
): Promise<void> {
  const { userId, wantedId, now } = sought;
  const columns = columnsOf(sought);
  await db
    .insertInto('market_searches')
    .values({
      ...columns,
      user_id: userId,
      wanted_id: wantedId,
      since: now,
      seen_at: now,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('wanted_id').doUpdateSet(columns))
    .execute();
}

export const deleteWanted = prepared(
  'market.deleteWanted',
  (db, p: Placeholders<{ wantedId: number }>) =>
    db.deleteFrom('market_searches').where('wanted_id', '=', p('wantedId')),
);
