import type {
  adminItemListInput,
  adminItemListOutput,
  adminUpdateItemInput,
} from '@oche/validators/admin/lists';
import { euroOrNull } from '@oche/validators/money';
import type { z } from 'zod';
import { requireScope } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { correctItem } from '../../market/index.ts';
import { listedOf, readListPage } from '../lists/page.ts';
import { noting } from '../things/correction.service.ts';
import * as queries from './marketplace.queries.ts';

/**
 * All ads that were published, also those that nobody finds.
 * @throws AppError FORBIDDEN, BAD_INPUT for a cursor of another order
 */
export function listItems(
  { actor, db }: MemberContext,
  input: z.output<typeof adminItemListInput>,
): Promise<z.input<typeof adminItemListOutput>> {
  requireScope(actor, 'site');
  return readListPage(
    input,
    {
      list: (wish, limit) => queries.listItems(db, wish, limit),
      count: (wish, limit) => queries.countItems(db, wish, limit),
    },
    (row) => ({
      ...listedOf(row, row.review === 'blocked', null),
      id: row.id,
      title: row.title,
      category: row.category,
      condition: row.condition,
      intent: row.intent,
      price: euroOrNull(row.priceCents),
      city: row.city,
      status: row.status,
      review: row.review,
      createdAt: row.createdAt,
    }),
  );
}

/**
 * Corrects what an ad says; its seller is told why.
 * @throws AppError FORBIDDEN, ITEM_NOT_FOUND, ITEM_RESERVED, ITEM_SOLD
 */
export async function updateItem(
  ctx: MemberContext,
  { id, data, reason }: z.output<typeof adminUpdateItemInput>,
): Promise<void> {
  await correctItem(ctx, { id, data }, noting(ctx, { kind: 'item', id, reason }));
}
