import type {
  ItemListInput,
  itemListOutput,
  ListedItem,
  OwnSet,
} from '@oche/validators/market/schemas';
import type { z } from 'zod';
import type { ServiceContext } from '../../../../lib/deps.ts';
import { readPage } from '../../../../lib/pagination.ts';
import { type Coordinates, distanceBetween } from '../../../lounges/index.ts';
import { correctedQuery, readQuery } from '../../../search/index.ts';
import { toCard } from '../../items/item/card.select.ts';
import { fitOf } from '../own-set/fit.ts';
import { foundItems } from '../search/found-items.search.ts';
import { filtersOf } from './filters.ts';
import { type Found, findFrom } from './finder.service.ts';
import { cursorOf, readCursor, startOf } from './order.ts';
import { type ReadWish, readInput } from './wish.service.ts';

type Output = z.infer<typeof itemListOutput>;

/**
 * Ads that everybody sees, under filters and in an order. Answers have distances whenever there is an origin; without
 * one `nearby` means `newest`, and the radius is ignored. Where mistyped words find nothing, words of titles that are
 * spelled similarly are looked for.
 *
 * @throws AppError BAD_INPUT for a cursor that isn't ours or belongs to another order
 */
export async function listItems(ctx: ServiceContext, input: ItemListInput): Promise<Output> {
  const read = await readInput(ctx, input);
  const found = await findPage(ctx, input, read);
  const isCorrectable = found.items.length === 0 && input.cursor === undefined && !input.asTyped;
  if (!isCorrectable || !read.rest) return { ...found, ...said(read), corrected: null };
  const query = await correctedQuery(ctx, [foundItems], readQuery(read.rest));
  if (!query) return { ...found, ...said(read), corrected: null };
  const words = query.words.join(' ');
  const typed = read.understood.map(({ text }) => text);
  const again = await readInput(ctx, { ...input, search: [...typed, words].join(' ') });
  const better = await findPage(ctx, input, again);
  return { ...better, ...said(read), corrected: better.items.length > 0 ? words : null };
}

const said = ({ understood, origin, unknownZipCode, rest }: ReadWish) => ({
  understood,
  origin,
  unknownZipCode,
  words: rest,
});

async function findPage(
  ctx: ServiceContext,
  input: ItemListInput,
  { wish, origin, ownSet }: ReadWish,
): Promise<Pick<Output, 'items' | 'nextCursor'>> {
  const sort = input.sort === 'nearby' && !origin ? 'newest' : input.sort;
  const place = input.cursor === undefined ? startOf(sort) : readCursor(sort, input.cursor);
  const sought = {
    filters: filtersOf(wish, origin),
    radius: wish.circle?.radius,
    viewerId: ctx.actor?.id ?? '',
    now: ctx.clock.now().getTime(),
  };
  const { items, nextCursor } = await readPage(
    input.limit,
    (count) => findFrom(ctx.db, sought, place, count),
    ({ order, row }) => cursorOf(order, row),
  );
  // where somebody has blocked somebody else, a page is shorter
  const seen = items.filter(({ row }) => !row.isBlocked);
  return { items: seen.map((found) => toListed(found, origin, ownSet)), nextCursor };
}

function toListed({ row }: Found, origin: Coordinates | null, set: OwnSet | null): ListedItem {
  const card = toCard(row);
  return { ...card, distanceKm: kilometres(origin, row), fits: fitOf(set, card) };
}

/** Rounded to a tenth. */
function kilometres(
  origin: Coordinates | null,
  { latitude, longitude }: Found['row'],
): number | null {
  if (!origin || latitude === null || longitude === null) return null;
  return Math.round(distanceBetween(origin, { latitude, longitude }) * 10) / 10;
}
