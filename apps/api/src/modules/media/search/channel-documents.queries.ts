import { type Placeholders, prepared, preparedList } from '@oche/db';
import { sql } from 'kysely';
import { type PictureRow, pictureJson } from '../../uploads/index.ts';

/** Channels that everybody may find. */
export const listDocuments = prepared(
  'media.listDocuments',
  (db, p: Placeholders<{ ids: readonly string[] }>) =>
    db
      .selectFrom('media_channels as channel')
      .leftJoin('uploads as logo', 'logo.id', 'channel.logo_id')
      .select([
        'channel.id',
        'channel.name',
        'channel.description',
        'channel.platform',
        'channel.number_of_followers as numberOfFollowers',
        'channel.created_at as createdAt',
        sql<PictureRow | null>`${pictureJson('logo')}`.as('logo'),
      ])
      .where('channel.id', '=', sql<number>`any(array(select unnest(${p('ids')}::bigint[])))`)
      .where('channel.is_public', '=', true),
);

export const listIds = preparedList(
  'media.listIds',
  (db, p: Placeholders<{ after: number }>, limit) =>
    db
      .selectFrom('media_channels')
      .select('id')
      .where('id', '>', p('after'))
      .orderBy('id')
      .limit(limit),
);

/** Whether everybody may find the channel of the row `document` at this moment. */
export const isChannelVisible = sql<boolean>`exists (
  select from media_channels
  where media_channels.id = document.id::bigint and media_channels.is_public
)`;
