import type { z } from 'zod';
import { AppError } from './errors.ts';

/**
 * Encodes a keyset cursor: the sort key of a page's last row. New rows don't shift the next page,
 * as an offset would.
 */
export function encodeCursor(key: readonly (string | number | boolean)[]): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

/**
 * @param schema the schema of the tuple that `encodeCursor` got
 * @throws AppError BAD_INPUT when the cursor is not one of ours
 */
export function decodeCursor<T extends z.ZodType>(schema: T, cursor: string): z.output<T> {
  try {
    return schema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch {
    throw new AppError('BAD_INPUT', { fields: { cursor: 'invalid' } });
  }
}

/** Takes `limit + 1` fetched rows and splits them: the page, and whether another one follows. */
export function pageOf<Row>(rows: Row[], limit: number): { items: Row[]; hasMore: boolean } {
  return { items: rows.slice(0, limit), hasMore: rows.length > limit };
}

/**
 * Reads a page of a list. `nextCursor` is null on the last page.
 * @param read reads at most `count` rows, from the beginning of this page on
 * @param cursorOf makes the cursor of the page that begins after this row
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
