import { anyOfIds, type Placeholders, prepared, preparedList } from '@oche/db';
import { sql } from 'kysely';
import type { SearchFilters } from './search.queries.ts';

/** Searches with a query, saved ones and those of wanted ads, behind this one. */
export const listIdsOfQueries = preparedList(
  'market.listIdsOfQueries',
  (db, p: Placeholders<{ after: number }>, limit) =>
    db
      .selectFrom('market_searches')
      .select('id')
      .where('query', 'is not', null)
      .where('id', '>', p('after'))
      .orderBy('id')
      .limit(limit),
);

export const listStored = prepared('market.listStored', (db, p: Placeholders<{ ids: number[] }>) =>
  db
    .selectFrom('market_searches')
    .select([
      'id',
      'wanted_id as wantedId',
      sql<SearchFilters | null>`input`.as('input'),
      sql<string>`query::text`.as('query'),
      'keys',
    ])
    .where('id', '=', anyOfIds(p('ids')))
    .where('query', 'is not', null)
    .orderBy('id'),
);

/**
 * Writes what searches look for now. Only ads that are shown since this moment are news to them.
 * @param words JSON of id, query and keys
 */
export const renewWords = prepared(
  'market.renewWordsOfSearches',
  (db, p: Placeholders<{ words: string; since: string }>) =>
    db
      .updateTable('market_searches as search')
      .from(
        sql<{ id: number; query: string; keys: string[] }>`
          jsonb_to_recordset(${p('words')}::jsonb)`.as<'renewed'>(
          sql`renewed(id bigint, query tsquery, keys text[])`,
        ),
      )
      .set({
        query: sql<string>`renewed.query`,
        keys: sql<string[]>`renewed.keys`,
        since: sql<string>`greatest(search.since, ${p('since')}::timestamptz)`,
      })
      .whereRef('search.id', '=', 'renewed.id'),
);
