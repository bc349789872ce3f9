import type { z } from 'zod';
import { AppError } from './errors.ts';

/** Opaque keyset cursor: the sort key of the last row, so a page never shifts when rows are added. */
export function encodeCursor(key: readonly (string | number | boolean)[]): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

/**
 * @param schema the tuple that `encodeCursor` got
 * @throws AppError BAD_INPUT when the cursor is not one of ours
 */
export function decodeCursor<T extends z.ZodType>(schema: T, cursor: string): z.output<T> {
  try {
    return schema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch {
    throw new AppError('BAD_INPUT', { fields: { cursor: 'invalid' } });
  }
}

/** Splits `limit + 1` fetched rows into the page and whether another one follows. */
export function pageOf<Row>(rows: Row[], limit: number): { items: Row[]; hasMore: boolean } {
  return { items: rows.slice(0, limit), hasMore: rows.length > limit };
}

/**
 * A page of a list with the cursor of the next one, which is null at the end.
 * @param read gets at most so many rows from the page's beginning on
 * @param cursorOf names the page that begins behind a row
 */
export async function readPage<Row>(
  limit: number,
  read: (count: number) => Promise<Row[]>,
  cursorOf: (last: Row) => string,
): Promise<{ items: Row[]; nextCursor: string | null }> {
  const { items, hasMore } = pageOf(await read(limit + 1), limit);
  const last = items.at(-1);
  return { items, nextCursor: hasMore && last ? cursorOf(last) : null };
}
