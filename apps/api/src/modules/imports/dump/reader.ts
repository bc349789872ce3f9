import { ImportError } from '../import-error.ts';
import { type Decode, readRow, type Value } from './row.ts';

/** A longer row would be no row of a forum. */
const MAX_ROW = 64 * 1024 * 1024;

interface Column {
  name: string;
  type: 'integer' | 'text' | 'blob';
}

export interface TableStatement {
  type: 'table';
  name: string;
  columns: Column[];
  /** columns of each index, the primary key first */
  keys: string[][];
}

export interface RowStatement {
  type: 'row';
  table: string;
  /** null: all of the table, in their order */
  columns: string[] | null;
  values: Value[];
}

/**
 * What mysqldump writes, statement by statement, and rows one by one, however many an INSERT has: only a piece of the
 * file and one row are in memory. Everything else than CREATE TABLE and INSERT is passed by.
 *
 * @param chunks bytes as characters (latin1)
 * @param decode what characters of the file's code page are
 * @param wants tables whose rows are read; of the others they are only skipped
 */
export async function* readDump(
  chunks: AsyncIterable<string>,
  { decode, wants }: { decode: (bytes: string) => string; wants: (table: string) => boolean },
): AsyncGenerator<TableStatement | RowStatement> {
  const input = new Input(chunks);
  const tables = new Map<string, Column[]>();
  while (await input.toStatement()) {
    const head = await input.peek(4096);
    const insert =
      /^(?:INSERT|REPLACE)(?:\s+IGNORE)?\s+INTO\s+`?([^`\s(]+)`?\s*(\([^)]*\))?\s*VALUES?\s*/i.exec(
        head,
      );
    if (insert?.[1]) {
      input.skip(insert[0].length);
      const table = insert[1];
      const columns = insert[2] ? namesIn(insert[2]) : null;
      if (!wants(table)) await input.skipStatement();
      else
        for await (const values of readRows(
          input,
          decoderOf(decode, tables.get(table) ?? [], columns),
        ))
          yield { type: 'row', table, columns, values };
    } else if (/^CREATE\s+TABLE\s/i.test(head)) {
      const text = await input.takeStatement();
      const table = readTable(decode(text));
      if (table && wants(table.name)) {
        tables.set(table.name, table.columns);
        yield table;
      }
    } else if (/^DELIMITER\s/i.test(head)) await input.skipDelimited();
    else await input.skipStatement();
  }
}

/** Files stand in columns of bytes, and stay them; all else is text. */
function decoderOf(
  decode: (bytes: string) => string,
  columns: readonly Column[],
  names: readonly string[] | null,
): Decode {
  const ordered = names
    ? names.map((name) => columns.find((column) => column.name === name))
    : columns;
  const areBytes = ordered.map((column) => column?.type === 'blob');
  return (bytes, place) => (areBytes[place] ? Buffer.from(bytes, 'latin1') : decode(bytes));
}

async function* readRows(input: Input, decode: Decode): AsyncGenerator<Value[]> {
  for (;;) {
    const row = await input.takeRow(decode);
    if (!row) return;
    yield row;
  }
}

const namesIn = (list: string): string[] =>
  [...list.matchAll(/`([^`]+)`|([^\s,()`]+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');

function readTable(text: string): TableStatement | null {
  const [, name] = /^CREATE\s+TABLE\s+(?:IF\s+NOT\s+EXISTS\s+)?`?([^`\s(]+)/i.exec(text) ?? [];
  if (!name) return null;
  const columns: TableStatement['columns'] = [];
  const keys: string[][] = [];
  for (const line of text.slice(text.indexOf('(') + 1).split('\n')) {
    const column = /^\s*`([^`]+)`\s+([a-z]+)/i.exec(line);
    const key = /^\s*(PRIMARY KEY|UNIQUE KEY|KEY|UNIQUE INDEX|INDEX)[^(]*\((.*)\)/i.exec(line);
    if (column?.[1] && column[2]) {
      columns.push({ name: column[1], type: typeOf(column[2]) });
    } else if (key?.[1] && key[2]) {
      // a prefix of a text is all of it here
      const names = namesIn(key[2].replace(/\(\d+\)/g, ''));
      if (/^primary/i.test(key[1])) keys.unshift(names);
      else keys.push(names);
    }
  }
  return { type: 'table', name, columns, keys };
}

/** Names in short columns of bytes are compared with texts, so only what may be a file isn't one. */
const typeOf = (type: string): Column['type'] =>
  /int$/i.test(type) ? 'integer' : /blob$/i.test(type) ? 'blob' : 'text';

/** What of the dump has been read and not been used. */
class Input {
  readonly #chunks: AsyncIterator<string>;
  #text = '';
  #at = 0;
  #isOver = false;

  constructor(chunks: AsyncIterable<string>) {
    this.#chunks = chunks[Symbol.asyncIterator]();
  }

  /** @returns false at the end */
  async #more(): Promise<boolean> {
    if (this.#isOver) return false;
    const { value, done } = await this.#chunks.next();
    if (done) {
      this.#isOver = true;
      return false;
    }
    this.#text = this.#text.slice(this.#at) + value;
    this.#at = 0;
    if (this.#text.length > MAX_ROW)
      throw new ImportError('The dump has a row of more than 64 MB.');
    return true;
  }

  skip(count: number): void {
    this.#at += count;
  }

  async peek(length: number): Promise<string> {
    while (this.#text.length - this.#at < length && (await this.#more()));
    return this.#text.slice(this.#at, this.#at + length);
  }

  /** Past spaces and comments. @returns whether there is another statement */
  async toStatement(): Promise<boolean> {
    for (;;) {
      const head = await this.peek(3);
      if (head === '') return false;
      const first = head[0] ?? '';
      if (first === ';' || first.trim() === '') this.#at += 1;
      else if (first === '#' || /^--(?:\s|$)/.test(head)) await this.#skipPast('\n');
      // what stands in /*! … */ only sets variables, but for the code page, which is known before
      else if (head.startsWith('/*')) await this.#skipPast('*/');
      else return true;
    }
  }

  async #skipPast(end: string): Promise<void> {
    for (;;) {
      const found = this.#text.indexOf(end, this.#at);
      if (found >= 0) {
        this.#at = found + end.length;
        return;
      }
      this.#at = Math.max(this.#at, this.#text.length - end.length + 1);
      if (!(await this.#more())) {
        this.#at = this.#text.length;
        return;
      }
    }
  }

  /** Triggers and procedures, which have semicolons in them. */
  async skipDelimited(): Promise<void> {
    const [line = ''] = (await this.peek(200)).split('\n', 1);
    this.#at += line.length;
    if (/^DELIMITER\s+;\s*$/i.test(line)) return;
    await this.#skipPast('\nDELIMITER ;');
  }

  async skipStatement(): Promise<void> {
    while (!(await this.#passStatement())) if (!(await this.#more())) return;
  }

  /** Goes as far as it can. @returns whether the statement ended */
  async #passStatement(): Promise<boolean> {
    const signs = /['"`;]/g;
    for (;;) {
      signs.lastIndex = this.#at;
      const sign = signs.exec(this.#text);
      if (!sign) {
        this.#at = this.#text.length;
        return false;
      }
      if (sign[0] === ';') {
        this.#at = sign.index + 1;
        return true;
      }
      this.#at = sign.index;
      await this.#passQuoted(sign[0]);
      if (this.#at >= this.#text.length && this.#isOver) return true;
    }
  }

  async #passQuoted(quote: string): Promise<void> {
    this.#at += 1;
    const signs = quote === '`' ? /`/g : quote === "'" ? /['\\]/g : /["\\]/g;
    for (;;) {
      signs.lastIndex = this.#at;
      const sign = signs.exec(this.#text);
      if (!sign) {
        this.#at = this.#text.length;
        if (!(await this.#more())) return;
      } else if (sign[0] === '\\') {
        if (sign.index + 1 >= this.#text.length) {
          this.#at = sign.index;
          if (!(await this.#more())) return;
        } else this.#at = sign.index + 2;
      } else {
        this.#at = sign.index + 1;
        return;
      }
    }
  }

  async takeStatement(): Promise<string> {
    let length = 1 << 16;
    for (;;) {
      const text = await this.peek(length);
      const end = /;[ \t\r]*(?:\n|$)/.exec(text);
      if (end || text.length < length) {
        this.#at += end ? end.index + end[0].length : text.length;
        return text.slice(0, end?.index);
      }
      length *= 2;
    }
  }

  /** @returns null behind the last row of the INSERT */
  async takeRow(decode: Decode): Promise<Value[] | null> {
    for (;;) {
      const row = readRow(this.#text, this.#at, decode);
      if (row === 'end') {
        await this.skipStatement();
        return null;
      }
      if (row) {
        this.#at = row.end;
        return row.values;
      }
      if (!(await this.#more())) throw new ImportError('The dump ends in the middle of a row.');
    }
  }
}
