import type { Deps } from '../../../lib/deps.ts';
import { AppError } from '../../../lib/errors.ts';
import { pictureOf } from '../../../lib/picture/draw.ts';
import { readPlace } from '../thread/former-place.service.ts';
import * as queries from './preview.queries.ts';
import { previewSvg } from './preview.ts';

/**
 * The picture of a thread for shared links, as it stands. It is drawn once for each state of the thread.
 * @returns the id of the thread that it went into, where it did
 * @throws AppError THREAD_NOT_FOUND, also for a deleted one; UNAVAILABLE when too many wait for theirs
 */
export async function drawPreview({ db }: Pick<Deps, 'db'>, id: number): Promise<Buffer | number> {
  const thread = await queries.getPreviewThread.first(db, { id });
  if (!thread) {
    const place = await readPlace({ db }, { threadId: id, number: 1 });
    if (!place) throw new AppError('THREAD_NOT_FOUND');
    return place.threadId;
  }
  // names are not part of the thread's revision
  const { revision, title, subforum, category } = thread;
  const key = JSON.stringify(['thread', id, revision, title, subforum, category]);
  return pictureOf(key, () => previewSvg(thread));
}
