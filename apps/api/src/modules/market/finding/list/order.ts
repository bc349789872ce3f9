import type { ItemSort } from '@oche/validators/market/limits';
import { z } from 'zod';
import { AppError } from '../../../../lib/errors.ts';
import { decodeCursor, encodeCursor } from '../../../../lib/pagination.ts';

/** The last one is for ads without a place: they stand behind those that are nearby. */
export type Order = ItemSort | 'placeless';

/** Where a page begins: behind this key and id, in the order's direction. */
export interface Position {
  key: string | number;
  id: number;
}
export interface Place extends Position {
  order: Order;
}

const LAST_ID = Number.MAX_SAFE_INTEGER;
const EARLIEST = '0001-01-01T00:00:00.000Z';
const LATEST = '9999-12-31T00:00:00.000Z';

const starts: Record<Order, Position> = {
  newest: { key: LATEST, id: LAST_ID },
  placeless: { key: LATEST, id: LAST_ID },
  oldest: { key: EARLIEST, id: 0 },
  price_asc: { key: -1, id: 0 },
  price_desc: { key: 2_147_483_647, id: LAST_ID },
  popular: { key: 32_767, id: LAST_ID },
  nearby: { key: -1, id: 0 },
};
export const startOf = (order: Order): Place => ({ order, ...starts[order] });

/** Only values that PostgreSQL can compare: a cursor comes from outside like any input. */
const cursorKey = z.union([
  z.tuple([z.enum(['newest', 'oldest', 'placeless']), z.iso.datetime(), z.int()]),
  z.tuple([z.enum(['price_asc', 'price_desc']), z.int32(), z.int()]),
  z.tuple([z.literal('popular'), z.int().min(-32_768).max(32_767), z.int()]),
  z.tuple([z.literal('nearby'), z.number(), z.int()]),
]);

export const cursorOf = (order: Order, { key, id }: Position): string =>
  encodeCursor([order, key, id]);

/** @throws AppError BAD_INPUT for a cursor that isn't ours or belongs to another order */
export function readCursor(sort: ItemSort, cursor: string): Place {
  const [order, key, id] = decodeCursor(cursorKey, cursor);
  const isOfSort = order === sort || (order === 'placeless' && sort === 'nearby');
  if (!isOfSort) throw new AppError('BAD_INPUT', { fields: { cursor: 'invalid' } });
  return { order, key, id };
}
