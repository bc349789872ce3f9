import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { type Connection, createConnection } from 'mysql2/promise';
import { ImportError } from '../import-error.ts';

/** Lists of ids have lengths of their own, of which the full ones come again. */
const MAX_STATEMENTS = 50;

export type Row = Record<string, unknown>;

/** The other board's database: MySQL itself, or a dump of it. Both understand the statements of the readers. */
export interface SourceDatabase {
  all(sql: string, parameters?: readonly (string | number)[]): Promise<Row[]>;
  tables(): Promise<string[]>;
  columns(table: string): Promise<Set<string>>;
  close(): Promise<void>;
}

async function connect(url: string): Promise<Connection> {
  try {
    const connection = await createConnection({
      uri: url,
      charset: 'utf8mb4',
      dateStrings: true,
      supportBigNumbers: true,
    });
    // servers hang up on who is silent while pictures are worked on: the next statement connects anew
    connection.on('error', () => {});
    await connection.query('set session transaction read only');
    return connection;
  } catch (error) {
    const { code = '', message = '' } = error as { code?: string; message?: string };
    throw new ImportError(`The other board’s database can’t be reached: ${code} ${message}`);
  }
}

/** A dump that was stored. */
export function openStored(path: string): SourceDatabase {
  const db = new DatabaseSync(path, { readOnly: true });
  // SQLite's own memory of a statement is none that Node counts, so they aren't left to its garbage collection
  const statements = new Map<string, StatementSync>();
  const statementOf = (sql: string): StatementSync => {
    const known = statements.get(sql);
    if (known) return known;
    if (statements.size === MAX_STATEMENTS) statements.clear();
    const statement = db.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  return {
    all: async (sql, parameters = []) =>
      statementOf(sql).all(...(parameters as SQLInputValue[])) as Row[],
    tables: async () =>
      db
        .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite%'")
        .all()
        .map(({ name }) => String(name)),
    columns: async (table) =>
      new Set(
        db
          .prepare('select name from pragma_table_info(?)')
          .all(table)
          .map(({ name }) => String(name)),
      ),
    close: async () => db.close(),
  };
}

/** @param url mysql://user:password@host/database, with an account that may only read */
export async function openLive(url: string): Promise<SourceDatabase> {
  let connection = await connect(url);
  const all: SourceDatabase['all'] = async (sql, parameters = []) => {
    const ask = async () => (await connection.query(sql, [...parameters]))[0] as Row[];
    try {
      return await ask();
    } catch (error) {
      if ((error as { fatal?: boolean }).fatal !== true) throw error;
      connection = await connect(url);
      return ask();
    }
  };
  return {
    all,
    tables: async () =>
      (
        await all(
          'select table_name as name from information_schema.tables where table_schema = database()',
        )
      ).map(({ name }) => String(name)),
    columns: async (table) =>
      new Set(
        (
          await all(
            'select column_name as name from information_schema.columns where table_schema = database() and table_name = ?',
            [table],
          )
        ).map(({ name }) => String(name)),
      ),
    close: () => connection.end(),
  };
}

/** Some boards keep texts in columns of bytes. */
export const text = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return value instanceof Uint8Array ? Buffer.from(value).toString('utf8') : String(value);
};
export const number = (value: unknown): number => Number(text(value)) || 0;
/** @returns null where there are none */
export const bytes = (value: unknown): Buffer | null =>
  value instanceof Uint8Array && value.length > 0 ? Buffer.from(value) : null;
export const id = (value: unknown): string => text(value);

/** @returns null for zero, which all boards write for never */
export const time = (value: unknown): Date | null => {
  const seconds = number(value);
  // four digits of a year, as what is later is a mistake
  return seconds > 0 && seconds < 253_402_300_800 ? new Date(seconds * 1000) : null;
};

/** `?, ?, ?` */
export const marks = (values: readonly unknown[]): string => values.map(() => '?').join(', ');
