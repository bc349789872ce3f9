import { type Placeholders, prepared } from '@oche/db';
import { type RawBuilder, sql } from 'kysely';
import { isPublicItem } from '../../items/item/item.select.ts';
import { hasWords, matches, type Search } from '../list/walk.queries.ts';
import type { Ads } from './counts.ts';

interface CountedRow extends Ads {
  /** how many were looked through */
  walked: number;
}

/** How many of the latest are looked through, and how many of those with rare terms. */
export const COUNTED_AHEAD = 2000;
export const COUNTED_MOST = 1500;

/** As JSON, which is read at a tenth of what thousands of numbers in arrays take. */
const listOf = (numbers: RawBuilder<unknown>) =>
  sql`coalesce(to_json(array_agg(${numbers})), '[]')`;
const figures = sql`
  ${listOf(sql`(bits & 2147483647)::integer`)} as low, ${listOf(sql`(bits >> 31)::bigint`)} as high,
  ${listOf(sql`weight_tenths`)} as weights, ${listOf(sql`tungsten`)} as shares`;

const compared = sql.raw(
  ['id', 'bits', 'price_cents', 'weight_tenths', 'tungsten', 'wear', 'place']
    .map((column) => `market_items.${column}`)
    .join(', '),
);

/** What is to be counted among the latest ads. */
export const countAhead = prepared('market.countAhead', (db, p: Placeholders<Search>) =>
  db
    .selectFrom(
      sql<CountedRow>`(
        with ahead as materialized (
          select ${compared} from market_items where ${isPublicItem}
          order by market_items.shown_at desc, market_items.id desc limit ${sql.lit(COUNTED_AHEAD)}
        )
        select ${figures}, (select count(*)::int from ahead) as walked
        from ahead where ${matches(p, 'ahead')}
      )`.as('counted'),
    )
    .selectAll(),
);

/** The same of ads with all these terms, wherever they are in the order. */
export const countByTerms = prepared('market.countByTerms', (db, p: Placeholders<Search>) =>
  db
    .selectFrom(
      sql<CountedRow>`(
        select ${figures}, 0 as walked from (
          select ${compared} from market_items
          where ${isPublicItem} and ${hasWords(p)}
            and ${matches(p, 'market_items')}
          limit ${sql.lit(COUNTED_MOST)}
        ) found
      )`.as('counted'),
    )
    .selectAll(),
);
