import type { ServiceContext } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { pictureOf } from '../../../lib/picture/draw.ts';
import { getTournament } from '../core/tournament.service.ts';
import { previewSvg } from './preview.ts';

/**
 * The picture of a public tournament for shared links, as it stands. It is drawn once for each state of
 * the tournament.
 * @throws AppError TOURNAMENT_NOT_FOUND, also for one that isn't public; UNAVAILABLE when too many wait
 *   for theirs
 */
export async function drawPreview(
  ctx: Pick<ServiceContext, 'db' | 'clock'>,
  id: number,
): Promise<Buffer> {
  const tournament = await getTournament({ ...ctx, actor: null }, { id });
  if (!tournament.isPublic) throw new AppError('TOURNAMENT_NOT_FOUND');
  return pictureOf(`tournament ${id} ${tournament.revision}`, () => previewSvg(tournament));
}
