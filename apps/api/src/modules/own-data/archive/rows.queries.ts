import { type Db, type Tx, withTransaction } from '@oche/db';
import { type Compilable, CompiledQuery } from 'kysely';

const AT_ONCE = 500;

type Row = Record<string, unknown>;

/**
 * Gives all rows of a statement to `take`, some hundred at a time, however many there are: PostgreSQL keeps the
 * place.
 */
export async function eachRow(
  db: Db,
  build: (tx: Tx) => Compilable<object>,
  take: (rows: readonly Row[]) => Promise<void>,
): Promise<void> {
  // what was taken can't be taken back, so nothing is tried again
  await withTransaction(
    db,
    async (tx) => {
      const { sql, parameters } = build(tx).compile();
      await tx.executeQuery(
        CompiledQuery.raw(`declare own_rows no scroll cursor for ${sql}`, [...parameters]),
      );
      for (;;) {
        const fetch = CompiledQuery.raw(`fetch ${AT_ONCE} from own_rows`);
        const { rows } = await tx.executeQuery<Row>(fetch);
        if (rows.length > 0) await take(rows);
        if (rows.length < AT_ONCE) return;
      }
    },
    { retries: 0 },
  );
}

/** `created_at` becomes `createdAt`. */
export const named = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
