import type {
  adminLoungeListInput,
  adminLoungeListOutput,
  adminUpdateLoungeInput,
} from '@oche/validators/admin/lists';
import { euroOf } from '@oche/validators/money';
import type { z } from 'zod';
import { requireScope } from '../../../lib/actor.ts';
import type { MemberContext } from '../../../lib/deps.ts';
import { correctLounge } from '../../lounges/index.ts';
import { listedOf, readListPage } from '../lists/page.ts';
import { noting } from '../things/correction.service.ts';
import * as queries from './locations.queries.ts';

/**
 * All lounges, also those that nobody finds.
 * @throws AppError FORBIDDEN, BAD_INPUT for a cursor of another order
 */
export function listLocations(
  { actor, db }: MemberContext,
  input: z.output<typeof adminLoungeListInput>,
): Promise<z.input<typeof adminLoungeListOutput>> {
  requireScope(actor, 'site');
  return readListPage(
    input,
    {
      list: (wish, limit) => queries.listLounges(db, wish, limit),
      count: (wish, limit) => queries.countLounges(db, wish, limit),
    },
    ({ key: _, priceCents, isActive, hiddenAt, ...row }) => ({
      ...listedOf(row, hiddenAt !== null, hiddenAt),
      id: row.id,
      name: row.name,
      city: row.city,
      country: row.country,
      hourlyRate: euroOf(priceCents),
      loungeType: row.loungeType,
      numberOfBoards: row.numberOfBoards,
      rating: row.rating,
      reviewCount: row.reviewCount,
      createdAt: row.createdAt,
      state: isActive ? 'shown' : hiddenAt === null ? 'inactive' : 'hidden',
    }),
  );
}

/**
 * Corrects what a lounge says of itself; its owner is told why.
 * @throws AppError FORBIDDEN, LOUNGE_NOT_FOUND, ZIP_CODE_UNKNOWN
 */
export async function updateLocation(
  ctx: MemberContext,
  { id, data, reason }: z.output<typeof adminUpdateLoungeInput>,
): Promise<void> {
  await correctLounge(ctx, { id, data }, noting(ctx, { kind: 'lounge', id, reason }));
}
