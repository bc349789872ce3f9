import { isPgError } from '@oche/db';
import type {
  favouriteListInput,
  favouriteListOutput,
  setFavouriteInput,
} from '@oche/validators/lounges/schemas';
import { z } from 'zod';
import { requireWriter } from '../../../lib/actor.ts';
import type { MemberContext, ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { decodeCursor, encodeCursor, readPage } from '../../../lib/pagination.ts';
import { viewerOf } from '../../people/index.ts';
import { toPicture } from '../../uploads/index.ts';
import * as queries from './favourite.queries.ts';

/**
 * Adds or removes a favourite; doing so again changes nothing.
 * @throws AppError LOUNGE_NOT_FOUND
 */
export async function setFavourite(
  ctx: MemberContext,
  { loungeId, isFavourite }: z.output<typeof setFavouriteInput>,
): Promise<void> {
  requireWriter(ctx.actor);
  const favourite = { userId: ctx.actor.id, loungeId };
  if (!isFavourite) {
    await queries.deleteFavourite(ctx.db, favourite);
    return;
  }
  try {
    await queries.insertFavourite(ctx.db, { ...favourite, now: ctx.clock.now().toISOString() });
  } catch (cause) {
    if (isPgError(cause, 'foreignKeyViolation')) throw new AppError('LOUNGE_NOT_FOUND', { cause });
    throw cause;
  }
}

const LATEST_MS = Date.UTC(9999, 11, 31);
const cursorKey = z.tuple([z.int().min(0).max(LATEST_MS), z.int()]);

function readCursor(cursor: string | undefined): queries.FavouriteKey {
  const [addedMs, loungeId] =
    cursor === undefined ? [LATEST_MS, Number.MAX_SAFE_INTEGER] : decodeCursor(cursorKey, cursor);
  return { addedAt: new Date(addedMs).toISOString(), loungeId };
}

/**
 * A member's favourites, the latest first.
 * @throws AppError MEMBER_NOT_FOUND, PROFILE_PRIVATE, BAD_INPUT for a cursor that isn't ours
 */
export async function listFavourites(
  ctx: ServiceContext,
  { userId, limit, cursor }: z.output<typeof favouriteListInput>,
): Promise<z.input<typeof favouriteListOutput>> {
  await requireReadable(ctx, userId);
  const after = readCursor(cursor);
  const { items, nextCursor } = await readPage(
    limit,
    (count) => queries.listFavourites(ctx.db, { userId, ...after, limit: count }),
    ({ addedAt, id }) => encodeCursor([Date.parse(addedAt), id]),
  );
  return {
    items: items.map(({ id, name, city, numberOfBoards, rating, photo }) => ({
      id,
      name,
      city,
      numberOfBoards,
      rating,
      photo: photo && toPicture(photo),
    })),
    nextCursor,
  };
}

/** Favourites are a part of the profile: only those who see it may read them. */
async function requireReadable(ctx: ServiceContext, userId: string): Promise<void> {
  const profile = await queries.getShown.first(ctx.db, { ...viewerOf(ctx.actor), userId });
  if (!profile) throw new AppError('MEMBER_NOT_FOUND');
  if (!profile.isShown) throw new AppError('PROFILE_PRIVATE');
}
