import { anyOfIds, type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

export const listToldEpisodes = prepared(
  'media.listToldEpisodes',
  (db, p: Placeholders<{ ids: number[] }>) =>
    db
      .selectFrom('media_episodes as episode')
      .innerJoin('media_channels as channel', 'channel.id', 'episode.channel_id')
      .select(['episode.id', 'episode.title', 'episode.channel_id as channelId', 'channel.name'])
      .where('episode.id', '=', anyOfIds(p('ids'))),
);

/** Whether the row `item` of notifications tells of an episode that is still there, where everybody sees it. */
export const isEpisodeShown = sql<boolean>`exists (
  select from media_episodes episode join media_channels channel on channel.id = episode.channel_id
  where episode.id = (item.payload ->> 'episodeId')::bigint and channel.is_public
)`;

export const listFollowers = prepared(
  'media.listFollowers',
  (db, p: Placeholders<{ channelId: number; after: string; limit: number }>) =>
    db
      .selectFrom('media_channel_followers')
      .select('user_id as userId')
      .where('channel_id', '=', p('channelId'))
      .where('user_id', '>', p('after'))
      .orderBy('user_id')
      .limit(sql<number>`${p('limit')}::int`),
);
