import type { Deps } from '../../../../lib/deps.ts';
import { AppError } from '../../../../lib/errors.ts';
import { photoPictureOf } from '../../../../lib/picture/draw.ts';
import { drawQrPicture } from '../../../../lib/picture/qr.ts';
import { publicUrl } from '../../../../lib/public-url.ts';
import { readUpload } from '../../../uploads/index.ts';
import * as queries from './preview.queries.ts';
import { PHOTO, previewSvg } from './preview.ts';

/** Pixels, as the share dialog shows it. */
const QR_SIZE = 200;

/**
 * The picture of an ad for shared links, as it stands. It is drawn once for each state of the ad.
 * @throws AppError ITEM_NOT_FOUND, also for one that not everybody sees; UNAVAILABLE when too many
 *   wait for theirs
 */
export async function drawPreview(deps: Pick<Deps, 'db' | 'storage'>, id: number): Promise<Buffer> {
  const item = await queries.getPreviewItem.first(deps.db, { id });
  if (!item) throw new AppError('ITEM_NOT_FOUND');
  return photoPictureOf(
    `item ${id} ${item.updatedAt}`,
    () => previewSvg(item),
    async () => {
      const bytes = item.photo && (await readUpload(deps, item.photo, PHOTO.width));
      return bytes ? { bytes, ...PHOTO } : undefined;
    },
  );
}

/** The link to an ad for a camera. It tells nothing but the address, so nothing is looked up. */
export const drawItemQr = ({ env }: Pick<Deps, 'env'>, id: number): Promise<Buffer> =>
  drawQrPicture(publicUrl(env, `/marketplace/${id}`), QR_SIZE);
