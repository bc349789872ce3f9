import { type Expression, type RawBuilder, sql } from 'kysely';

/**
 * A time inside JSON that PostgreSQL builds (`json_agg`, `jsonb_build_object`), where pg's parser
 * doesn't reach: written as the parser writes it, ISO 8601 in UTC with milliseconds.
 */
export function isoTime<T extends string | null>(time: Expression<T>): RawBuilder<T> {
  return sql<T>`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/**
 * Any of these ids, in a prepared statement: `` .where('id', '=', anyOfIds(p('ids'))) ``. Behind the
 * subselect PostgreSQL doesn't see how many they are, else it would plan each run anew.
 */
export function anyOfIds(ids: readonly number[]): RawBuilder<number> {
  return sql<number>`any(array(select unnest(${ids}::bigint[])))`;
}
