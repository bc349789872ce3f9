import type { Person } from '@oche/validators/people';
import type { ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { viewerOf } from '../../people/index.ts';
import { getPlayer } from './player-seen.queries.ts';

/**
 * The member with this username, for pages that show more than name and face.
 * @throws AppError MEMBER_NOT_FOUND, also when the profile is not for this reader
 */
export async function requirePlayer(
  { db, actor }: Pick<ServiceContext, 'db' | 'actor'>,
  username: string,
): Promise<Person> {
  const player = await getPlayer.first(db, { ...viewerOf(actor), username });
  if (!player) throw new AppError('MEMBER_NOT_FOUND');
  return player;
}
