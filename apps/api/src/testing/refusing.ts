import type { Db } from '@oche/db';
import { type RawBuilder, sql } from 'kysely';

interface Refusal {
  table: string;
  on: 'insert' | 'update' | 'delete';
  /** about the row `new`, or `old` where it is deleted; with literals only */
  rows: RawBuilder<unknown>;
  violates?: { condition: 'unique_violation' | 'exclusion_violation'; constraint: string };
}

let count = 0;

/**
 * Has PostgreSQL refuse some rows, as if they violated a constraint, whoever writes them.
 * @returns what ends that
 */
export async function refuseRows(
  { db }: { db: Db },
  { table, on, rows, violates }: Refusal,
): Promise<() => Promise<unknown>> {
  const name = sql.id(`refuse_rows_${++count}`);
  const { condition = 'check_violation', constraint = 'refused' } = violates ?? {};
  await sql`
    create function ${name}() returns trigger language plpgsql as $$ begin
      raise ${sql.raw(condition)} using constraint = ${sql.lit(constraint)};
    end $$`.execute(db);
  await sql`
    create trigger refusing before ${sql.raw(on)} on ${sql.table(table)} for each row
    when (${rows}) execute function ${name}()
  `.execute(db);
  return () => sql`drop function ${name}() cascade`.execute(db);
}
