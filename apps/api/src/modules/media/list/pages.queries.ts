import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';
import { channels, type Reader } from '../channel/channel.select.ts';

interface Tabs extends Reader {
  platforms: readonly string[];
  limit: number;
}

/** The first of each platform: those that the reader follows, by their latest episode; then those with most followers. */
export const listTabs = prepared('media.listTabs', (db, p: Placeholders<Tabs>) =>
  channels(db, p)
    .innerJoin(
      sql<{ id: number; place: number }>`(
        select best.id, best.place from unnest(${p('platforms')}::text[]) as tab (platform)
        cross join lateral (
          select found.id, row_number() over (
            order by found.is_followed desc, found.latest_episode_at desc nulls last,
              found.number_of_followers desc, found.id desc
          ) as place
          from (
            (
              select channel.id, channel.number_of_followers, channel.latest_episode_at, true as is_followed
              from media_channel_followers own join media_channels channel on channel.id = own.channel_id
              where own.user_id = ${p('viewerId')}::text and channel.is_public
                and channel.platform = tab.platform
              order by channel.latest_episode_at desc nulls last, channel.id desc
              limit (select ${p('limit')}::int)
            )
            union all
            (
              select channel.id, channel.number_of_followers, null, false
              from media_channels channel
              where channel.is_public and channel.platform = tab.platform
                and not coalesce((
                  select true from media_channel_followers own
                  where own.channel_id = channel.id and own.user_id = ${p('viewerId')}::text
                ), false)
              order by channel.number_of_followers desc, channel.id desc
              limit (select ${p('limit')}::int)
            )
          ) found
        ) best
        where best.place <= ${p('limit')}::int
      )`.as('best'),
      'best.id',
      'channel.id',
    )
    .orderBy('best.place'),
);

export const getLastId = prepared('media.getLastId', (db) =>
  db.selectFrom('media_channels').select('id').orderBy('id', 'desc').limit(1),
);

export const listSitemapChannels = prepared(
  'media.listSitemap',
  (db, p: Placeholders<{ from: number; to: number }>) =>
    db
      .selectFrom('media_channels')
      .select(['id', 'updated_at as changedAt'])
      .where('id', '>=', p('from'))
      .where('id', '<', p('to'))
      .where('is_public', '=', true)
      .orderBy('id'),
);
