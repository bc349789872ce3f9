import type {
  favouriteItemsInput,
  favouriteItemsOutput,
  favouriteOutput,
  itemInput,
} from '@oche/validators/market/schemas';
import { z } from 'zod';
import type { MemberContext } from '../../../../lib/deps.ts';
import { AppError } from '../../../../lib/errors.ts';
import { decodeCursor, encodeCursor, readPage } from '../../../../lib/pagination.ts';
import { toCard } from '../../items/item/card.select.ts';
import * as queries from './favourite.queries.ts';

type Favourite = z.infer<typeof favouriteOutput>;

/**
 * Remembers an ad; doing so again changes nothing.
 * @throws AppError ITEM_NOT_FOUND, OWN_ITEM
 */
export async function addFavourite(
  { db, actor, clock }: MemberContext,
  { id }: z.output<typeof itemInput>,
): Promise<Favourite> {
  const item = await queries.getItem.first(db, { id });
  if (item?.sellerId === actor.id) throw new AppError('OWN_ITEM');
  if (!item?.isPublic) throw new AppError('ITEM_NOT_FOUND');
  const now = clock.now().toISOString();
  const added = await queries.addFavourite.first(db, { userId: actor.id, id, now });
  return { isFavourite: true, favouriteCount: added?.count ?? item.count };
}

/**
 * Forgets an ad, even one that can't be seen any more; doing so again changes nothing.
 * @throws AppError ITEM_NOT_FOUND
 */
export async function removeFavourite(
  { db, actor }: MemberContext,
  { id }: z.output<typeof itemInput>,
): Promise<Favourite> {
  const removed = await queries.removeFavourite.first(db, { userId: actor.id, id });
  const count = removed?.count ?? (await queries.getItem.first(db, { id }))?.count;
  if (count === undefined) throw new AppError('ITEM_NOT_FOUND');
  return { isFavourite: false, favouriteCount: count };
}

const LATEST_MS = Date.UTC(9999, 11, 31);
const cursorKey = z.tuple([z.int().min(0).max(LATEST_MS), z.int()]);

function readCursor(cursor: string | undefined): queries.FavouriteKey {
  const [addedMs, itemId] =
    cursor === undefined ? [LATEST_MS, Number.MAX_SAFE_INTEGER] : decodeCursor(cursorKey, cursor);
  return { addedAt: new Date(addedMs).toISOString(), itemId };
}

/**
 * What the member remembers and can still be seen, the latest first.
 * @throws AppError BAD_INPUT for a cursor that isn't ours
 */
export async function listFavourites(
  { db, actor }: MemberContext,
  { limit, cursor }: z.output<typeof favouriteItemsInput>,
): Promise<z.input<typeof favouriteItemsOutput>> {
  const after = readCursor(cursor);
  const { items, nextCursor } = await readPage(
    limit,
    (count) => queries.listFavourites(db, { viewerId: actor.id, ...after, limit: count }),
    ({ addedAt, id }) => encodeCursor([Date.parse(addedAt), id]),
  );
  return { items: items.map(toCard), nextCursor };
}
