import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { createConnection } from 'mysql2/promise';
import { ImportError } from '../import-error.ts';

export type Row = Record<string, unknown>;

/** The other board's database: MySQL itself, or a dump of it. Both understand the statements of the readers. */
export interface SourceDatabase {
  all(sql: string, parameters?: readonly (string | number)[]): Promise<Row[]>;
  tables(): Promise<string[]>;
  columns(table: string): Promise<Set<string>>;
  close(): Promise<void>;
}

/** A dump that was stored. */
export function openStored(path: string): SourceDatabase {
  const db = new DatabaseSync(path, { readOnly: true });
  return {
    all: async (sql, parameters = []) =>
      db.prepare(sql).all(...(parameters as SQLInputValue[])) as Row[],
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
  const connection = await createConnection({
    uri: url,
    charset: 'utf8mb4',
    dateStrings: true,
    supportBigNumbers: true,
  }).catch((error: unknown) => {
    const { code = '', message = '' } = error as { code?: string; message?: string };
    throw new ImportError(`The other board’s database can’t be reached: ${code} ${message}`);
  });
  await connection.query('set session transaction read only');
  const all: SourceDatabase['all'] = async (sql, parameters = []) => {
    const [rows] = await connection.query(sql, [...parameters]);
    return (rows as Row[]).map(withTexts);
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

/** Some boards keep texts in binary columns. */
const withTexts = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      Buffer.isBuffer(value) ? value.toString('utf8') : value,
    ]),
  );

export const text = (value: unknown): string =>
  value === null || value === undefined ? '' : String(value);
export const number = (value: unknown): number => Number(value ?? 0) || 0;
export const id = (value: unknown): string => text(value);

/** @returns null for zero, which all boards write for never */
export const time = (value: unknown): Date | null => {
  const seconds = number(value);
  // four digits of a year, as what is later is a mistake
  return seconds > 0 && seconds < 253_402_300_800 ? new Date(seconds * 1000) : null;
};

/** `?, ?, ?` */
export const marks = (values: readonly unknown[]): string => values.map(() => '?').join(', ');
