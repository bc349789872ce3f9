import type {
  LoungeSummary,
  searchLoungesInput,
  searchLoungesOutput,
} from '@oche/validators/lounges';
import type { z } from 'zod';
import type { ServiceContext } from '../../../lib/deps.ts';
import { readPage } from '../../../lib/pagination.ts';
import { toPicture } from '../../uploads/index.ts';
import { toSummary } from '../page/lounge.select.ts';
import { distanceFrom, findOrigin, type Origin } from '../places/origin.service.ts';
import { filtersOf, findFrom } from './lounge-finder.service.ts';
import { cursorOf, readCursor, startOf } from './lounge-position.ts';
import type { ListedLounge } from './lounge-search.queries.ts';

/**
 * Searches the directory. Answers have distances whenever there is an origin; without one
 * `distance` means `newest`, and the radius is ignored.
 *
 * @throws AppError BAD_INPUT for a cursor that isn't ours or belongs to another order
 */
export async function searchLounges(
  ctx: ServiceContext,
  input: z.output<typeof searchLoungesInput>,
): Promise<z.infer<typeof searchLoungesOutput>> {
  const [{ origin, unknownZipCode }, filters] = await Promise.all([
    findOrigin(ctx, input),
    filtersOf(ctx.db, input),
  ]);
  const sort = input.sort === 'distance' && !origin ? 'newest' : input.sort;
  const place = input.cursor === undefined ? startOf(sort) : readCursor(sort, input.cursor);
  const search = { filters, origin, radius: origin ? input.radius : undefined };
  const { items, nextCursor } = await readPage(
    input.limit,
    (count) => findFrom(ctx.db, search, place, count),
    ({ order, row }) => cursorOf(order, row),
  );
  return {
    items: items.map(({ row }) => toListed(row, origin)),
    nextCursor,
    origin,
    unknownZipCode,
  };
}

const toListed = (row: ListedLounge, origin: Origin | null): LoungeSummary => ({
  ...toSummary(row, distanceFrom(origin, row)),
  photo: row.photo && toPicture(row.photo),
});
