import { anyOfIds, type Placeholders, prepared, type Tx } from '@oche/db';
import { type RawBuilder, sql } from 'kysely';
import type { NewEpisode, StoredEpisode } from './episode.ts';

/** All that is kept of a channel. */
export const listStored = prepared(
  'media.listStoredEpisodes',
  (db, p: Placeholders<{ channelId: number }>) =>
    db
      .selectFrom('media_episodes')
      .select([
        'id',
        'key',
        'title',
        'summary',
        'url',
        'audio_url as audioUrl',
        'video_id as videoId',
        'duration_seconds as durationSeconds',
        'published_at as publishedAt',
      ])
      .where('channel_id', '=', p('channelId'))
      .$castTo<StoredEpisode>(),
);

const columnsOf = (episode: NewEpisode) => ({
  title: episode.title,
  summary: episode.summary,
  url: episode.url,
  audio_url: episode.audioUrl,
  video_id: episode.videoId,
  duration_seconds: episode.durationSeconds,
  published_at: episode.publishedAt,
});

/** @returns the ids, in the order of the episodes */
export async function insertEpisodes(
  tx: Tx,
  { channelId, now }: { channelId: number; now: string },
  episodes: readonly NewEpisode[],
): Promise<number[]> {
  if (episodes.length === 0) return [];
  const rows = await tx
    .insertInto('media_episodes')
    .values(
      episodes.map((episode) => ({
        channel_id: channelId,
        key: episode.key,
        seen_at: now,
        ...columnsOf(episode),
      })),
    )
    .returning(['id', 'key'])
    .execute();
  const ids = new Map(rows.map(({ id, key }) => [key, id]));
  return episodes.flatMap(({ key }) => ids.get(key) ?? []);
}

/** All in one statement: a maker who corrects a name in all titles changes two hundred. */
export async function updateEpisodes(
  tx: Tx,
  episodes: readonly (NewEpisode & { id: number })[],
): Promise<void> {
  if (episodes.length === 0) return;
  const rows = episodes.map(({ id, ...episode }) => ({ id, ...columnsOf(episode) }));
  const given: RawBuilder<unknown> = sql`json_populate_recordset(
    null::media_episodes, ${JSON.stringify(rows)}::json
  )`;
  await sql`
    update media_episodes episode
    set title = given.title, summary = given.summary, url = given.url, audio_url = given.audio_url,
      video_id = given.video_id, duration_seconds = given.duration_seconds,
      published_at = given.published_at
    from ${given} given where given.id = episode.id`.execute(tx);
}

export const deleteEpisodes = prepared(
  'media.deleteEpisodes',
  (db, p: Placeholders<{ ids: number[] }>) =>
    db.deleteFrom('media_episodes').where('id', '=', anyOfIds(p('ids'))),
);

export const deleteAllEpisodes = prepared(
  'media.deleteAllEpisodes',
  (db, p: Placeholders<{ channelId: number }>) =>
    db.deleteFrom('media_episodes').where('channel_id', '=', p('channelId')),
);

/** What is beyond the newest; `kept` of them stay. */
export const trimEpisodes = prepared(
  'media.trimEpisodes',
  (db, p: Placeholders<{ channelId: number; kept: number }>) =>
    db.deleteFrom('media_episodes').where('id', 'in', (eb) =>
      eb
        .selectFrom('media_episodes')
        .select('id')
        .where('channel_id', '=', p('channelId'))
        .orderBy('published_at', 'desc')
        .orderBy('id', 'desc')
        .offset(sql<number>`${p('kept')}::int`),
    ),
);

/** Returns a row when it was another moment. */
export const saveLatest = prepared(
  'media.saveLatestEpisode',
  (db, p: Placeholders<{ channelId: number }>) =>
    db
      .updateTable('media_channels')
      .set((eb) => ({
        latest_episode_at: eb
          .selectFrom('media_episodes')
          .select(({ fn }) => fn.max('published_at').as('at'))
          .where('channel_id', '=', p('channelId')),
      }))
      .where('id', '=', p('channelId'))
      .returning('id'),
);
