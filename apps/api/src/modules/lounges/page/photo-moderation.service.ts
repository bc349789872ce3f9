import type { Executor, Tx } from '@oche/db';
import { LOUNGE_PHOTOS_MAX } from '@oche/validators/lounges/limits';
import type { Thing, Undoable } from '../../../lib/declared/reportable.ts';
import type { Deps } from '../../../lib/deps.ts';
import '../lounges.events.ts';
import { lockLounge } from './lounge-lock.queries.ts';
import * as photos from './photo.queries.ts';
import * as queries from './photo-moderation.queries.ts';

/** What a decision of the moderators does with a photo: it leaves the lounge's list, and comes back to it. */
export const photoHiding: Undoable<Deps> = {
  async do(deps, tx, uploadId, by) {
    const loungeId = await lockLoungeOf(tx, uploadId);
    const shown = loungeId === null ? [] : await photos.listPhotos(tx, { loungeId });
    const photo = shown.find((each) => each.uploadId === uploadId);
    if (loungeId === null || !photo) return false;
    await renew(
      deps,
      tx,
      loungeId,
      shown.filter((each) => each !== photo),
    );
    const { position, description } = photo;
    const hiddenAt = deps.clock.now().toISOString();
    const hidden = { loungeId, uploadId, position, description, hiddenBy: by, hiddenAt };
    await queries.insertHidden(tx, hidden);
    return true;
  },
  async undo(deps, tx, uploadId) {
    const loungeId = await lockLoungeOf(tx, uploadId);
    if (loungeId === null) return false;
    const shown = await photos.listPhotos(tx, { loungeId });
    // its team has taken the room for others
    if (shown.length >= LOUNGE_PHOTOS_MAX) return false;
    const [hidden] = await queries.takeHidden(tx, { uploadId });
    if (!hidden) return false;
    const { position, description } = hidden;
    await renew(
      deps,
      tx,
      loungeId,
      shown.toSpliced(position, 0, { uploadId, position, description }),
    );
    return true;
  },
};

async function lockLoungeOf(tx: Tx, uploadId: string): Promise<number | null> {
  const found = await queries.getLoungeOfPhoto.first(tx, { uploadId });
  if (!found) return null;
  await lockLounge(tx, { id: found.loungeId });
  return found.loungeId;
}

async function renew(
  { events }: Deps,
  tx: Tx,
  loungeId: number,
  list: readonly { uploadId: string; description: string | null }[],
): Promise<void> {
  await photos.deletePhotos(tx, { loungeId });
  if (list.length > 0) await photos.insertPhotos(tx, loungeId, list);
  await events.publish(tx, 'lounge.changed', { loungeId });
}

/** Photos for those who report them and who decide about that. */
export async function readReportedPhotos(db: Executor, ids: readonly string[]): Promise<Thing[]> {
  const rows = await queries.listReportedPhotos(db, { ids });
  return rows.map((row) => ({
    id: row.id,
    title: row.name,
    text: row.description,
    author: { id: row.authorId, firstName: row.firstName, lastName: row.lastName },
    path: `/venues/${row.loungeId}`,
    scope: 'site',
    place: null,
    isShown: row.position !== null && row.isActive,
    isLocked: false,
  }));
}
