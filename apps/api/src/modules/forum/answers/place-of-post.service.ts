import type { Deps } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { getPlaceOfPost } from './answers.queries.ts';

/**
 * Where a post stands, or stood before it was deleted.
 * @throws AppError POST_NOT_FOUND
 */
export async function placeOfPost(
  { db }: Pick<Deps, 'db'>,
  postId: number,
): Promise<{ threadId: number; number: number }> {
  const place = await getPlaceOfPost.first(db, { postId });
  if (!place) throw new AppError('POST_NOT_FOUND');
  return place;
}
