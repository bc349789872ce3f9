import type { Readable } from 'node:stream';
import { to as copyTo } from 'pg-copy-streams';
import { requireOche } from '../migration/holds-oche.ts';
import { connectUnlimited } from '../pooler/session-settings.ts';
import { readSequences, readTables, type SequenceState, type TableShape } from './shape.ts';

export interface AppliedMigration {
  name: string;
  checksum: string;
}

/** A database as it was in one moment, whatever is written to it meanwhile. */
export interface Snapshot {
  migrations: AppliedMigration[];
  tables: TableShape[];
  /** The rows of a table in COPY's text format. Tables are read one after the other. */
  read(table: TableShape): Readable & { rowCount: number };
  /** The same as CSV with a line of names, in UTF-8. */
  readCsv(table: TableShape): Readable;
  /** Read after the tables: no row in them has an id beyond these. */
  readSequences(): Promise<SequenceState[]>;
}

/**
 * Reads a database without holding up those who write.
 * @throws NoOcheError when it is none of Oche's
 */
export async function withSnapshot<T>(
  url: string,
  work: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  const client = await connectUnlimited(url, 'oche-backup');
  try {
    await client.query('begin transaction isolation level repeatable read, read only');
    await requireOche(client, url);
    const { rows: migrations } = await client.query<AppliedMigration>(
      'select name, checksum from oche_migrations order by name',
    );
    const tables = await readTables(client);
    return await work({
      migrations,
      tables,
      read: ({ name, columns }) =>
        client.query(copyTo(`copy (select ${columns.join(', ')} from ${name}) to stdout`)),
      readCsv: ({ name, columns }) =>
        client.query(
          copyTo(
            `copy (select ${columns.join(', ')} from ${name}) to stdout with (format csv, header)`,
          ),
        ),
      readSequences: () => readSequences(client),
    });
  } finally {
    await client.end();
  }
}
