import {
  ADMIN_COUNT_MAX,
  type AdminSortDirection,
  adminSortDirections,
} from '@oche/validators/admin/lists';
import { z } from 'zod';
import { AppError } from '../../../lib/errors.ts';
import { decodeCursor, encodeCursor, readPage } from '../../../lib/pagination.ts';
import type { ListWish, Position } from './lists.select.ts';

/** What every list of the admin area is asked for, as its schema gives it. */
export interface ListInput {
  limit: number;
  cursor?: string | undefined;
  search?: string | undefined;
  direction: AdminSortDirection;
  ownerId?: string | undefined;
  isReported: boolean;
  sort: string;
}

/** A cursor is only valid in its own order. */
const cursorKey = z.tuple([
  z.string(),
  z.enum(adminSortDirections),
  z.union([z.string(), z.int()]),
  z.int().min(1),
]);

/** @throws AppError BAD_INPUT for the cursor of another order */
function positionOf({ cursor, sort, direction }: ListInput): Position | null {
  if (cursor === undefined) return null;
  const [itsSort, itsDirection, key, id] = decodeCursor(cursorKey, cursor);
  if (itsSort !== sort || itsDirection !== direction) {
    throw new AppError('BAD_INPUT', { fields: { cursor: 'invalid' } });
  }
  return { key, id };
}

interface Row {
  id: number;
  key: string | number;
}

interface Source<R extends Row, Wish> {
  list(wish: Wish, limit: number): Promise<R[]>;
  count(wish: Wish, limit: number): Promise<number>;
}

/**
 * Reads a page of a list, with how many there are in all if it is the first one.
 * @throws AppError BAD_INPUT for a cursor that isn't of this order
 */
export async function readListPage<Input extends ListInput, R extends Row, Item>(
  input: Input,
  source: Source<R, Input & ListWish>,
  toItem: (row: R) => Item,
): Promise<{ items: Item[]; nextCursor: string | null; total: number | null }> {
  const wish = {
    ...input,
    search: input.search ?? null,
    ownerId: input.ownerId ?? null,
    after: positionOf(input),
  };
  const [{ items, nextCursor }, total] = await Promise.all([
    readPage(
      input.limit,
      (count) => source.list(wish, count),
      ({ key, id }) => encodeCursor([input.sort, input.direction, key, id]),
    ),
    wish.after ? null : source.count(wish, ADMIN_COUNT_MAX + 1),
  ]);
  return { items: items.map(toItem), nextCursor, total };
}

interface Moderated {
  openCase: { id: number; reportCount: number } | null;
  hiding: {
    at: string;
    statement: string | null;
    id: string;
    firstName: string;
    lastName: string;
  } | null;
  ownerId: string | null;
  ownerFirstName: string | null;
  ownerLastName: string | null;
}

/** What is the same in each row of these lists. */
export function listedOf(row: Moderated, isHidden: boolean, hiddenAt: string | null) {
  const { openCase, hiding, ownerId } = row;
  return {
    owner: ownerId === null ? null : personOf(ownerId, row.ownerFirstName, row.ownerLastName),
    reportCount: openCase?.reportCount ?? 0,
    caseId: openCase?.id ?? null,
    hidden: isHidden
      ? {
          at: hiddenAt ?? hiding?.at ?? null,
          by: hiding && personOf(hiding.id, hiding.firstName, hiding.lastName),
          statement: hiding?.statement ?? null,
        }
      : null,
  };
}

const personOf = (id: string, firstName: string | null, lastName: string | null) => ({
  id,
  firstName: firstName ?? '',
  lastName: lastName ?? '',
});
