import type { Deps } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { pictureOf } from '../../../lib/picture/draw.ts';
import { listCards } from '../list/games-list.service.ts';
import { previewSvg } from './preview.ts';

/**
 * The picture of a public game for shared links, as it stands. It is drawn once for each state of the
 * game.
 * @throws AppError GAME_NOT_FOUND; UNAVAILABLE when too many wait for theirs
 */
export async function drawPreview({ db }: Pick<Deps, 'db'>, gameId: number): Promise<Buffer> {
  const [card] = await listCards({ db, actor: null }, { ids: [gameId] });
  if (!card) throw new AppError('GAME_NOT_FOUND');
  return pictureOf(`game ${card.id} ${card.revision} ${card.status}`, () => previewSvg(card));
}
