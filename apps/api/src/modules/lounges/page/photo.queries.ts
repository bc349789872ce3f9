import { type Placeholders, prepared, type Tx } from '@oche/db';

/** The photos that a lounge shows, in their order. */
export const listPhotos = prepared(
  'lounges.listPhotos',
  (db, p: Placeholders<{ loungeId: number }>) =>
    db
      .selectFrom('lounge_photos')
      .select(['upload_id as uploadId', 'position', 'description'])
      .where('lounge_id', '=', p('loungeId'))
      .orderBy('position'),
);

export const deletePhotos = prepared(
  'lounges.deletePhotos',
  (db, p: Placeholders<{ loungeId: number }>) =>
    db.deleteFrom('lounge_photos').where('lounge_id', '=', p('loungeId')),
);

/** Inserts photos in the order of this list. */
export async function insertPhotos(
  tx: Tx,
  loungeId: number,
  photos: readonly { uploadId: string; description: string | null }[],
): Promise<void> {
  const rows = photos.map(({ uploadId, description }, position) => ({
    lounge_id: loungeId,
    position,
    upload_id: uploadId,
    description,
  }));
  await tx.insertInto('lounge_photos').values(rows).execute();
}
