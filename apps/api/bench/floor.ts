import { createPool } from '@oche/db';
import type { Target } from './load.ts';

/** Rows of the plain table; a request reads so many of them as a page of a thread has posts. */
const ROWS = 2000;
const PAGE = 20;

/**
 * A floor that stays, whatever becomes of the product's tables and statements: rows of a plain table by their keys, and
 * one more row in another. What falls beside it has become slower, and not the machine.
 */
export async function prepareFloor(databaseUrl: string): Promise<void> {
  const pool = createPool(databaseUrl, { max: 1 });
  try {
    await pool.query('create schema if not exists bench');
    await pool.query(`create table if not exists bench.floor (
      id bigint primary key, name text not null, content text not null, at timestamptz not null)`);
    await pool.query(
      `insert into bench.floor select n, 'Zeile ' || n, repeat('Gestern 180 geworfen. ', 25), now()
       from generate_series(1, ${ROWS}) n on conflict do nothing`,
    );
    await pool.query(`create table if not exists bench.floor_written (
      id bigint generated always as identity primary key, content text not null,
      at timestamptz not null default now())`);
    await pool.query('truncate bench.floor_written');
    await pool.query('analyze bench.floor');
  } finally {
    await pool.end();
  }
}

export const READ_FLOOR = {
  text: 'select id, name, content, at from bench.floor where id = any($1)',
  /** @returns the keys of a page, which lie apart */
  keys: () => {
    const first = 1 + Math.floor(Math.random() * (ROWS / PAGE));
    return Array.from({ length: PAGE }, (_, index) => first + (index * ROWS) / PAGE);
  },
};

export const WRITE_FLOOR = 'insert into bench.floor_written (content) values ($1) returning id, at';

export const FLOOR = 'the floor: 20 rows by key';
export const WRITTEN_FLOOR = 'the floor: one row more';

export const readFloor = (bare: { url: string }): Target => ({ url: `${bare.url}/floor` });

export const writeFloor = (bare: { url: string }): Target => ({
  url: `${bare.url}/floor`,
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: () => JSON.stringify({ content: 'Gestern 180 geworfen, danach nur noch ins Draht.' }),
});
