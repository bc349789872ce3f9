import type { Executor, Placeholders } from '@oche/db';
import type { Channel } from '@oche/validators/media/schemas';
import { type InferResult, type RawBuilder, sql } from 'kysely';
import { type PictureRow, pictureJson, toPicture } from '../../uploads/index.ts';

/** Who asks; empty for a visitor. */
export interface Reader {
  viewerId: string;
}

/** All pictures in their order; null without any. */
const imagesOfChannel = (): RawBuilder<PictureRow[] | null> => sql`(
  select jsonb_agg(${pictureJson()} order by image.position)
  from media_channel_images image join uploads on uploads.id = image.upload_id
  where image.channel_id = channel.id
)`;

/** Looked up by its key, once for each row that is shown. */
const isIn = (table: string, p: Placeholders<Reader>) => sql<boolean>`coalesce((
  select true from ${sql.table(table)} own
  where own.channel_id = channel.id and own.user_id = ${p('viewerId')}::text
), false)`;

export const isAdminOf = (p: Placeholders<Reader>) => isIn('media_channel_admins', p);

/** Channels as lists show them; the channel is `channel` in the query. */
export const channels = (db: Executor, p: Placeholders<Reader>) =>
  db
    .selectFrom('media_channels as channel')
    .leftJoin('uploads as logo', 'logo.id', 'channel.logo_id')
    .select([
      'channel.id',
      'channel.name',
      'channel.description',
      sql<Channel['platform']>`channel.platform`.as('platform'),
      'channel.url',
      'channel.number_of_followers as numberOfFollowers',
      'channel.videos',
      'channel.is_active as isActive',
      'channel.verified_at as verifiedAt',
      'channel.latest_episode_at as latestEpisodeAt',
      'channel.created_at as createdAt',
      'channel.follower_count as followerCount',
      pictureJson('logo').as('logo'),
      imagesOfChannel().as('images'),
      isIn('media_channel_followers', p).as('isFollowing'),
      isIn('media_channel_favourites', p).as('isFavourite'),
    ]);

export type ChannelRow = InferResult<ReturnType<typeof channels>>[number];

export const toChannel = (row: ChannelRow): Channel => ({
  id: row.id,
  name: row.name,
  description: row.description,
  platform: row.platform,
  url: row.url,
  numberOfFollowers: row.numberOfFollowers,
  logo: row.logo && toPicture(row.logo),
  images: (row.images ?? []).map(toPicture),
  videos: row.videos,
  isActive: row.isActive,
  isVerified: row.verifiedAt !== null,
  latestEpisodeAt: row.latestEpisodeAt,
  createdAt: row.createdAt,
  followerCount: row.followerCount,
  isFollowing: row.isFollowing,
  isFavourite: row.isFavourite,
});
