import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** Channels and members as somebody is told of them; each pair is given as `12/<user id>`. */
export const listTold = prepared('media.listTold', (db, p: Placeholders<{ pairs: string[] }>) =>
  db
    .selectFrom(sql<{ pair: string }>`unnest(${p('pairs')}::text[])`.as<'told'>(sql`told (pair)`))
    .innerJoin('media_channels as channel', (join) =>
      join.on('channel.id', '=', sql<number>`split_part(told.pair, '/', 1)::bigint`),
    )
    .innerJoin('users as member', (join) =>
      join.on('member.id', '=', sql<string>`split_part(told.pair, '/', 2)`),
    )
    .select([
      'told.pair',
      'channel.id',
      'channel.name',
      'channel.platform',
      'member.first_name as firstName',
      'member.last_name as lastName',
    ]),
);

/** Whether the recipient of the row `item` of notifications runs the channel that it tells of. */
export const isRunning = sql<boolean>`exists (
  select from media_channel_admins own join media_channels channel on channel.id = own.channel_id
  where own.channel_id = (item.payload ->> 'channelId')::bigint and own.user_id = item.recipient_id
    and channel.deleted_at is null
)`;
