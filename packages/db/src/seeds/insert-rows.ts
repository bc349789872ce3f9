import { type Selectable, sql } from 'kysely';
import type { DB, Tx } from '../index.ts';

/**
 * Inserts many rows with one statement, ids included.
 *
 * @param rows all with the same columns
 */
export async function insertRows<T extends keyof DB>(
  tx: Tx,
  table: T,
  rows: Partial<Selectable<DB[T]>>[],
): Promise<void> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)));
  await sql`
    insert into ${sql.table(table)} (${columns}) overriding system value
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)})
  `.execute(tx);
}

/** Sets the database's next id, after rows were inserted with ids of our own. */
export async function continueIds(tx: Tx, table: keyof DB): Promise<void> {
  await sql`
    select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))
  `.execute(tx);
}
