import { createReadStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { createGunzip } from 'node:zlib';
import { ImportError } from '../import-error.ts';
import { type RowStatement, readDump, type TableStatement } from './reader.ts';

const ROWS_A_TRANSACTION = 20_000;
const CHUNK_BYTES = 1 << 20;

interface Reading {
  /** the dump, also packed with gzip */
  path: string;
  /** where it is kept while the import runs */
  storePath: string;
  wants: (table: string) => boolean;
  onProgress: (rows: number) => void;
}

/**
 * A dump as tables that can be asked, in a file beside Oche's data: however large it is, little of it is in memory. The
 * file is made once; an import that goes on finds it.
 */
export async function storeDump({ path, storePath, wants, onProgress }: Reading): Promise<void> {
  if (await stat(storePath).catch(() => null)) return;
  const growing = `${storePath}.growing`;
  await rm(growing, { force: true });
  const file = await open(growing, 'w', 0o600);
  await file.close();
  const db = new DatabaseSync(growing);
  try {
    db.exec('pragma journal_mode = off; pragma synchronous = off; begin');
    const decode = await decoderOf(path);
    const writer = new Writer(db, onProgress);
    for await (const statement of readDump(chunksOf(path), { decode, wants })) {
      if (statement.type === 'table') writer.createTable(statement);
      else writer.insert(statement);
    }
    writer.finish();
  } finally {
    db.close();
  }
  await rename(growing, storePath);
}

async function* chunksOf(path: string): AsyncGenerator<string> {
  const file = createReadStream(path, { highWaterMark: CHUNK_BYTES });
  const stream = path.endsWith('.gz') ? file.pipe(createGunzip({ chunkSize: CHUNK_BYTES })) : file;
  for await (const chunk of stream) yield (chunk as Buffer).toString('latin1');
}

const ofUtf8 = (text: string): string => {
  // nearly all values are digits and letters
  for (let at = 0; at < text.length; at++) {
    if (text.charCodeAt(at) > 127) return Buffer.from(text, 'latin1').toString('utf8');
  }
  return text;
};

/** MySQL's latin1 is Windows' code page, which has letters where Latin-1 has none. */
const windows = new TextDecoder('windows-1252');
const ofLatin1 = (text: string): string => windows.decode(Buffer.from(text, 'latin1'));

async function decoderOf(path: string): Promise<(text: string) => string> {
  let head = '';
  for await (const chunk of chunksOf(path)) {
    head = chunk.slice(0, 20_000);
    break;
  }
  const [, charset = 'utf8mb4'] = /SET NAMES\s+'?(\w+)/i.exec(head) ?? [];
  if (/^utf8/i.test(charset)) return ofUtf8;
  if (/^latin1$/i.test(charset)) return ofLatin1;
  throw new ImportError(
    `The dump is written in ${charset}. Make it with mysqldump --default-character-set=utf8mb4.`,
  );
}

const quoted = (name: string): string => `\`${name.replaceAll('`', '')}\``;

class Writer {
  readonly #tables = new Map<string, TableStatement>();
  readonly #inserts = new Map<
    string,
    { statement: StatementSync; places: number[]; width: number }
  >();
  #rows = 0;

  readonly #db: DatabaseSync;
  readonly #onProgress: (rows: number) => void;

  constructor(db: DatabaseSync, onProgress: (rows: number) => void) {
    this.#db = db;
    this.#onProgress = onProgress;
  }

  createTable(table: TableStatement): void {
    const columns = table.columns.map(({ name, type }) => `${quoted(name)} ${type}`);
    this.#db.exec(`drop table if exists ${quoted(table.name)}`);
    this.#db.exec(`create table ${quoted(table.name)} (${columns.join(', ')})`);
    this.#tables.set(table.name, table);
    this.#inserts.clear();
  }

  insert({ table, columns, values }: RowStatement): void {
    const { statement, places, width } = this.#insertOf(table, columns);
    const row: SQLInputValue[] = new Array<SQLInputValue>(width).fill(null);
    places.forEach((place, index) => {
      row[place] = values[index] ?? null;
    });
    statement.run(...row);
    this.#rows++;
    if (this.#rows % ROWS_A_TRANSACTION === 0) {
      this.#db.exec('commit; begin');
      this.#onProgress(this.#rows);
    }
  }

  #insertOf(table: string, columns: string[] | null) {
    const key = `${table}/${columns?.join() ?? ''}`;
    const known = this.#inserts.get(key);
    if (known) return known;
    const made = this.#tables.get(table);
    if (!made) throw new ImportError(`The dump has rows of ${table} without its CREATE TABLE.`);
    const names = made.columns.map(({ name }) => name);
    const width = names.length;
    const places = (columns ?? names).map((name) => names.indexOf(name));
    if (places.includes(-1))
      throw new ImportError(`The dump has a column of ${table} twice or never.`);
    const statement = this.#db.prepare(
      `insert into ${quoted(table)} values (${new Array(width).fill('?').join(', ')})`,
    );
    const insert = { statement, places, width };
    this.#inserts.set(key, insert);
    return insert;
  }

  /** Indexes are built over all rows at once. */
  finish(): void {
    this.#db.exec('commit');
    for (const { name, keys } of this.#tables.values()) {
      keys.forEach((columns, index) => {
        const list = columns.map(quoted).join(', ');
        this.#db.exec(`create index ${quoted(`${name} ${index}`)} on ${quoted(name)} (${list})`);
      });
    }
    this.#db.exec('analyze');
    this.#onProgress(this.#rows);
  }
}
