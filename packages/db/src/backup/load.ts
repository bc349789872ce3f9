import type { Writable } from 'node:stream';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { connectUnlimited } from '../pooler/session-settings.ts';
import { readTables, type SequenceState, type TableShape } from './shape.ts';

/** An empty database of the right migrations, which gets the rows of a backup. */
export interface Loading {
  /** Takes the rows of a table in COPY's text format. */
  write(table: TableShape): Writable & { rowCount: number };
  /** whether this database has the table with these columns */
  has(table: TableShape): boolean;
  setSequences(sequences: readonly SequenceState[]): Promise<void>;
}

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/**
 * Fills a database whose tables hold nothing that counts: what migrations wrote there is removed before. References are
 * dropped meanwhile and made again afterwards, which checks all rows at once, and no trigger runs, as what triggers
 * wrote is in the backup, too.
 * @throws Error when a row refers to nothing
 */
export async function loadInto(
  url: string,
  work: (loading: Loading) => Promise<void>,
): Promise<void> {
  const client = await connectUnlimited(url, 'oche-restore');
  try {
    const tables = await readTables(client);
    const names = tables.map(({ name }) => name);
    await setTriggers(client, names, 'disable');
    const keys = await dropForeignKeys(client);
    await client.query(`truncate ${names.join(', ')}`);
    await work({
      write: ({ name, columns }) =>
        client.query(copyFrom(`copy ${name} (${columns.join(', ')}) from stdin`)),
      has: ({ name, columns }) => {
        const own = tables.find((table) => table.name === name);
        return columns.every((column) => own?.columns.includes(column));
      },
      async setSequences(sequences) {
        for (const { name, value } of sequences) {
          await client.query('select setval($1::regclass, $2)', [name, value]);
        }
      },
    });
    for (const { table, name, definition } of keys) {
      await client.query(`alter table ${table} add constraint ${name} ${definition}`);
    }
    await setTriggers(client, names, 'enable');
    await client.query('analyze');
  } finally {
    await client.end();
  }
}

async function setTriggers(client: Client, tables: string[], state: 'enable' | 'disable') {
  for (const table of tables) await client.query(`alter table ${table} ${state} trigger user`);
}

/** A reference to or from a partition is dropped and made with that of its table. */
async function dropForeignKeys(client: Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name,
       pg_get_constraintdef(oid) as definition
     from pg_constraint
     where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of rows) {
    await client.query(`alter table ${table} drop constraint ${name}`);
  }
  return rows;
}
