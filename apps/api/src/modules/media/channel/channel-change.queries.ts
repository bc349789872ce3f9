import { type DB, type Placeholders, prepared, type Tx } from '@oche/db';
import type { Insertable, Updateable } from 'kysely';

/** Lets a member's channels come one after the other, so that their number is right. */
export const lockMember = prepared('media.lockMember', (db, p: Placeholders<{ userId: string }>) =>
  db.selectFrom('profiles').select('user_id').where('user_id', '=', p('userId')).forNoKeyUpdate(),
);

export const countChannels = prepared(
  'media.countChannels',
  (db, p: Placeholders<{ userId: string }>) =>
    db
      .selectFrom('media_channel_admins')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', p('userId')),
);

export async function insertChannel(
  tx: Tx,
  row: Insertable<DB['media_channels']>,
): Promise<number> {
  const { id } = await tx
    .insertInto('media_channels')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateChannel(
  tx: Tx,
  id: number,
  row: Updateable<DB['media_channels']>,
): Promise<void> {
  await tx.updateTable('media_channels').set(row).where('id', '=', id).execute();
}

/** The channel that has an address; the path of its page is told to whoever wants to list it again. */
export const findByKey = prepared('media.findByKey', (db, p: Placeholders<{ urlKey: string }>) =>
  db
    .selectFrom('media_channels')
    .select(['id', 'name', 'is_public as isPublic'])
    .where('url_key', '=', p('urlKey'))
    .where('deleted_at', 'is', null),
);

export const listImages = prepared('media.listImages', (db, p: Placeholders<{ id: number }>) =>
  db
    .selectFrom('media_channel_images')
    .select('upload_id as uploadId')
    .where('channel_id', '=', p('id'))
    .orderBy('position'),
);

export const deleteImages = prepared('media.deleteImages', (db, p: Placeholders<{ id: number }>) =>
  db.deleteFrom('media_channel_images').where('channel_id', '=', p('id')),
);

export async function insertImages(
  tx: Tx,
  id: number,
  uploadIds: readonly string[],
): Promise<void> {
  const rows = uploadIds.map((upload_id, position) => ({ channel_id: id, position, upload_id }));
  await tx.insertInto('media_channel_images').values(rows).execute();
}
