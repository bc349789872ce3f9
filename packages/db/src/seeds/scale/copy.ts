import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Pool } from '../../pool.ts';

/** A value for COPY; null is written as \N. */
export type Cell = string | number | boolean | null;

export interface Rows {
  columns: readonly string[];
  cells: Iterable<readonly Cell[]>;
}

const CHUNK_CHARACTERS = 128 * 1024;

/**
 * Writes many rows in one transaction. Meanwhile others can read, but have to wait to write.
 * @param pool must have no limit for silence, as indexing and counting take long; with a
 *   superuser's the checks of foreign keys are skipped, which saves a third of the time
 * @param tables the tables that get rows, in the order of their references
 */
export async function writeMuch<T>(
  pool: Pool,
  tables: readonly string[],
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set statement_timeout = 0; set lock_timeout = 0');
    await client.query("set maintenance_work_mem = '512MB'");
    await skipForeignKeyChecks(client);
    await client.query(`lock table ${tables.join(', ')} in share row exclusive mode`);
    const result = await work(client);
    // the commit must be on disk: before that vacuum would mark no page as visible to all, and
    // index-only scans would read the table after all
    await client.query('commit');
    await client.query(`vacuum (analyze) users, usernames, profiles, ${tables.join(', ')}`);
    return result;
  } catch (error) {
    // this fails, too, if the connection was lost
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    // closed, as its settings are not those of the pool
    client.release(true);
  }
}

/** Our rows have no wrong references to check for. Only a superuser may skip the checks. */
async function skipForeignKeyChecks(client: PoolClient): Promise<void> {
  await client.query('savepoint checks');
  try {
    await client.query('set local session_replication_role = replica');
  } catch {
    await client.query('rollback to savepoint checks');
  }
}

/**
 * The table must be locked.
 * @returns the first of `count` consecutive ids
 */
export async function reserveIds(
  client: PoolClient,
  table: string,
  count: number,
): Promise<number> {
  const { rows } = await client.query<{ first: number }>(
    `select nextval(s) as first from pg_get_serial_sequence($1, 'id') s`,
    [table],
  );
  const first = rows[0]?.first ?? 1;
  const last = first + count - 1;
  await client.query(`select setval(pg_get_serial_sequence($1, 'id'), $2)`, [table, last]);
  return first;
}

/**
 * Indexes that are built once over all rows take a fraction of the time; keys stay.
 * @returns builds them again
 */
export async function dropIndexes(
  client: PoolClient,
  tables: readonly string[],
): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = any($1::regclass[]) and not indisunique`,
    [tables],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return async () => {
    for (const { definition } of rows) await client.query(definition);
  };
}

/** @param onRows called with the number of rows sent so far */
export async function copy(
  client: PoolClient,
  table: string,
  rows: Rows,
  onRows: (count: number) => void = () => {},
): Promise<void> {
  const sink = client.query(copyFrom(`copy ${table} (${rows.columns.join(', ')}) from stdin`));
  await pipeline(Readable.from(copyChunks(rows.cells, onRows)), sink);
}

/** Lines in COPY's text format, many in each chunk. */
function* copyChunks(
  rows: Iterable<readonly Cell[]>,
  onRows: (count: number) => void,
): Generator<string> {
  let chunk = '';
  let count = 0;
  for (const cells of rows) {
    chunk += `${cells.map(cellText).join('\t')}\n`;
    count++;
    if (chunk.length >= CHUNK_CHARACTERS) {
      yield chunk;
      onRows(count);
      chunk = '';
    }
  }
  yield chunk;
  onRows(count);
}

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

function cellText(cell: Cell): string {
  if (cell === null) return '\\N';
  if (typeof cell !== 'string') return String(cell);
  return /[\\\n\r\t]/.test(cell) ? cell.replace(/[\\\n\r\t]/g, (c) => ESCAPES[c] ?? c) : cell;
}
