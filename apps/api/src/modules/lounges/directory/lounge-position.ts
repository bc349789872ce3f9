import type { LoungeSort } from '@oche/validators/lounges/schemas';
import { z } from 'zod';
import { AppError } from '../../../lib/errors.ts';
import { decodeCursor, encodeCursor } from '../../../lib/pagination.ts';

/** The directory's orders; the last one is for lounges without coordinates. */
export type Order = 'newest' | 'rating' | 'price' | 'distance' | 'placeless';

/** Where a page begins: after this key and id, in the order's direction. */
export interface Position {
  key: number;
  id: number;
}

/** A position in the directory: an order, and the lounge after which a page begins. */
export interface Place extends Position {
  order: Order;
}

const LAST_ID = Number.MAX_SAFE_INTEGER;

/** Where each order begins. */
const starts: Record<Order, Position> = {
  newest: { key: LAST_ID, id: LAST_ID },
  placeless: { key: LAST_ID, id: LAST_ID },
  rating: { key: 6, id: LAST_ID },
  price: { key: -1, id: 0 },
  distance: { key: -1, id: 0 },
};

export const startOf = (order: Order): Place => ({ order, ...starts[order] });

const anyId = z.int();
/** Only values that PostgreSQL can compare: a cursor comes from outside like any input. */
const cursorKey = z.union([
  z.tuple([z.enum(['newest', 'placeless', 'rating', 'distance']), z.number(), anyId]),
  z.tuple([z.literal('price'), z.int32(), anyId]),
]);

export const cursorOf = (order: Order, { key, id }: Position): string =>
  encodeCursor([order, key, id]);

/** @throws AppError BAD_INPUT for a cursor that isn't ours or belongs to another order */
export function readCursor(sort: LoungeSort, cursor: string): Place {
  const [order, key, id] = decodeCursor(cursorKey, cursor);
  const isOfSort = order === sort || (order === 'placeless' && sort === 'distance');
  if (!isOfSort) throw new AppError('BAD_INPUT', { fields: { cursor: 'invalid' } });
  return { order, key, id };
}
