import type { Deps } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { pictureOf } from '../../../lib/picture/draw.ts';
import { getPlayer } from '../player/player.service.ts';
import { pictureSvg } from './picture.ts';

/**
 * The card of a player for shared links: what a visitor sees of the numbers, and nothing else.
 * @throws AppError MEMBER_NOT_FOUND, also where the numbers are not for everybody, or there are none; UNAVAILABLE when
 *   too many wait for theirs
 */
export async function drawPicture(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  username: string,
): Promise<Buffer> {
  const reading = { db, clock, actor: null };
  const { person, statistics } = await getPlayer(reading, { username, game: 'all', period: 'all' });
  if (!statistics || statistics.totalGames === 0) throw new AppError('MEMBER_NOT_FOUND');
  const svg = pictureSvg(person, statistics);
  // what is drawn is all that it depends on
  return pictureOf(`player ${svg}`, () => svg);
}
