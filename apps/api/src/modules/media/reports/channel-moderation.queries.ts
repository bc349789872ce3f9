import { anyOfIds, type Placeholders, prepared } from '@oche/db';

/** Whoever has listed a channel answers for it, or else whoever has run it the longest. */
export const listReported = prepared(
  'media.listReported',
  (db, p: Placeholders<{ ids: number[] }>) =>
    db
      .selectFrom('media_channels as channel')
      .leftJoinLateral(
        (eb) =>
          eb
            .selectFrom('media_channel_admins as admin')
            .innerJoin('users', 'users.id', 'admin.user_id')
            .select(['users.id', 'users.first_name', 'users.last_name'])
            .whereRef('admin.channel_id', '=', 'channel.id')
            .orderBy(
              (order) => order('admin.user_id', '=', order.ref('channel.creator_id')),
              'desc',
            )
            .orderBy('admin.added_at')
            .limit(1)
            .as('author'),
        (join) => join.onTrue(),
      )
      .select([
        'channel.id',
        'channel.name',
        'channel.platform',
        'channel.description',
        'channel.url',
        'channel.is_public as isPublic',
        'author.id as authorId',
        'author.first_name as firstName',
        'author.last_name as lastName',
      ])
      .where('channel.deleted_at', 'is', null)
      .where('channel.id', '=', anyOfIds(p('ids'))),
);

/** @returns no row for one that is hidden already */
export const hideChannel = prepared(
  'media.hideChannel',
  (db, p: Placeholders<{ id: number; hiddenAt: string; hiddenBy: string | null }>) =>
    db
      .updateTable('media_channels')
      .set({ hidden_at: p('hiddenAt'), hidden_by: p('hiddenBy') })
      .where('id', '=', p('id'))
      .where('hidden_at', 'is', null)
      .where('deleted_at', 'is', null)
      .returning('id'),
);

/** @returns no row for one that isn't hidden */
export const showChannel = prepared('media.showChannel', (db, p: Placeholders<{ id: number }>) =>
  db
    .updateTable('media_channels')
    .set({ hidden_at: null, hidden_by: null })
    .where('id', '=', p('id'))
    .where('hidden_at', 'is not', null)
    .returning('id'),
);
