import { type Placeholders, preparedList } from '@oche/db';
import { sql } from 'kysely';

/** The newest first; `before` and `beforeId` are the last of the page before, or nothing. */
export const listEpisodes = preparedList(
  'media.listEpisodes',
  (db, p: Placeholders<{ channelId: number; before: string; beforeId: number }>, limit) =>
    db
      .selectFrom('media_episodes as episode')
      .select([
        'episode.id',
        'episode.title',
        'episode.summary',
        'episode.url',
        'episode.audio_url as audioUrl',
        'episode.video_id as videoId',
        'episode.duration_seconds as durationSeconds',
        'episode.published_at as publishedAt',
      ])
      .where('episode.channel_id', '=', p('channelId'))
      .where(
        sql<boolean>`(episode.published_at, episode.id)
          < (${p('before')}::timestamptz, ${p('beforeId')}::bigint)`,
      )
      .orderBy('episode.published_at', 'desc')
      .orderBy('episode.id', 'desc')
      .limit(limit),
);
