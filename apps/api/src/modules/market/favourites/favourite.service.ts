import type { favouriteOutput, itemInput } from '@oche/validators/market';
import type { z } from 'zod';
import type { MemberContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
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
 * Forgets an ad, also one that can't be seen any more; doing so again changes nothing.
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
