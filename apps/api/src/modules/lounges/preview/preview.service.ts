import type { Deps } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { photoPictureOf } from '../../../lib/picture/draw.ts';
import { readUpload } from '../../uploads/index.ts';
import * as queries from './preview.queries.ts';
import { PHOTO, previewSvg } from './preview.ts';

/**
 * The picture of a lounge for shared links, with its first photo. It is drawn once for each state of what it shows.
 * @throws AppError LOUNGE_NOT_FOUND, also for one that is not active; UNAVAILABLE when too many wait for theirs
 */
export async function drawPreview(deps: Pick<Deps, 'db' | 'storage'>, id: number): Promise<Buffer> {
  const lounge = await queries.getPreviewLounge.first(deps.db, { id });
  if (!lounge) throw new AppError('LOUNGE_NOT_FOUND');
  return photoPictureOf(
    `lounge ${id} ${JSON.stringify(lounge)}`,
    () => previewSvg(lounge),
    async () => {
      const bytes = lounge.photo && (await readUpload(deps, lounge.photo, PHOTO.width));
      return bytes ? { bytes, ...PHOTO } : undefined;
    },
  );
}
