import { type Expression, type RawBuilder, sql } from 'kysely';

/**
 * Formats a time in JSON that PostgreSQL builds (`json_agg`, `jsonb_build_object`), which pg's
 * parser doesn't reach. The result is the same as the parser's: ISO 8601 in UTC with milliseconds.
 */
export function isoTime<T extends string | null>(time: Expression<T>): RawBuilder<T> {
  return sql<T>`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/**
 * Any of these ids, in a prepared statement: `` .where('id', '=', anyOfIds(p('ids'))) ``. The subselect hides from
 * PostgreSQL how many ids there are; else it would plan each run again.
 */
export function anyOfIds(ids: readonly number[]): RawBuilder<number> {
  return sql<number>`any(array(select unnest(${ids}::bigint[])))`;
}
