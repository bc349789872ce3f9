import { type Placeholders, prepared } from '@oche/db';

export const setDeleted = prepared(
  'media.setDeleted',
  (db, p: Placeholders<{ id: number; deletedAt: string }>) =>
    db
      .updateTable('media_channels')
      .set({ deleted_at: p('deletedAt') })
      .where('id', '=', p('id')),
);

/** @returns no row for one that isn't deleted, or that the member doesn't run */
export const restore = prepared(
  'media.restoreChannel',
  (db, p: Placeholders<{ id: number; userId: string }>) =>
    db
      .updateTable('media_channels')
      .from('media_channel_admins as admin')
      .set({ deleted_at: null })
      .whereRef('admin.channel_id', '=', 'media_channels.id')
      .where('media_channels.id', '=', p('id'))
      .where('media_channels.deleted_at', 'is not', null)
      .where('admin.user_id', '=', p('userId'))
      .returning('media_channels.id'),
);

/** @returns no row for one that isn't deleted, or was later than this */
export const lockDeleted = prepared(
  'media.lockDeleted',
  (db, p: Placeholders<{ id: number; before: string }>) =>
    db
      .selectFrom('media_channels')
      .select(['id', 'logo_id as logoId'])
      .where('id', '=', p('id'))
      .where('deleted_at', '<=', p('before'))
      .forUpdate(),
);

export const remove = prepared('media.removeChannel', (db, p: Placeholders<{ id: number }>) =>
  db.deleteFrom('media_channels').where('id', '=', p('id')),
);

/** Channels that nobody runs but a member who has left. */
export const lockOnlyRunBy = prepared(
  'media.lockOnlyRunBy',
  (db, p: Placeholders<{ userId: string }>) =>
    db
      .selectFrom('media_channels as channel')
      .innerJoin('media_channel_admins as own', 'own.channel_id', 'channel.id')
      .select(['channel.id', 'channel.logo_id as logoId'])
      .where('own.user_id', '=', p('userId'))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('media_channel_admins as other')
              .select('other.user_id')
              .whereRef('other.channel_id', '=', 'channel.id')
              .whereRef('other.user_id', '<>', 'own.user_id'),
          ),
        ),
      )
      .orderBy('channel.id')
      .forUpdate('channel'),
);
