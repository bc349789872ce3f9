import { type Placeholders, prepared } from '@oche/db';
import type { SourceState } from '@oche/validators/media/feeds';
import { sql } from 'kysely';
import type { NextState, SourceKind } from './source.ts';

interface Key {
  channelId: number;
  kind: SourceKind;
}

export const getAddress = prepared(
  'media.getAddress',
  (db, p: Placeholders<{ channelId: number }>) =>
    db
      .selectFrom('media_channels')
      .select(['url', 'feed_url as feedUrl'])
      .where('id', '=', p('channelId')),
);

/**
 * Takes what is due: nobody else takes it until the lease is over, even if this process is killed.
 * @returns the keys
 */
export const takeDue = prepared(
  'media.takeDue',
  (db, p: Placeholders<{ now: string; lease: string; limit: number }>) =>
    db
      .updateTable('media_sources as source')
      .set({ next_check_at: p('lease') })
      .from(
        db
          .selectFrom('media_sources')
          .select(['channel_id', 'kind'])
          .where('next_check_at', '<=', p('now'))
          .orderBy('next_check_at')
          .limit(sql<number>`${p('limit')}::int`)
          .forUpdate()
          .skipLocked()
          .as('due'),
      )
      .whereRef('source.channel_id', '=', 'due.channel_id')
      .whereRef('source.kind', '=', 'due.kind')
      .returning(['source.channel_id as channelId', 'source.kind']),
);

/** What a read needs to know. A feed that nobody has any more is not among them. */
export const getSource = prepared('media.getSource', (db, p: Placeholders<Key>) =>
  db
    .selectFrom('media_sources as source')
    .innerJoin('media_channels as channel', 'channel.id', 'source.channel_id')
    .select([
      'source.channel_id as channelId',
      'source.kind',
      'source.is_given as isGiven',
      sql<SourceState>`source.state`.as('state'),
      'source.failures',
      'source.failing_since as failingSince',
      'source.etag',
      'source.last_modified as lastModified',
      'source.read_at as readAt',
      'channel.latest_episode_at as latestEpisodeAt',
      'channel.creator_id as creatorId',
      'channel.url as channelUrl',
      'channel.feed_url as feedUrl',
      sql<string>`case source.kind when 'page' then channel.url else channel.feed_url end`.as(
        'url',
      ),
    ])
    .where('source.channel_id', '=', p('channelId'))
    .where('source.kind', '=', p('kind'))
    .where('channel.deleted_at', 'is', null)
    .where(sql<boolean>`(source.kind = 'page' or channel.feed_url is not null)`),
);

type Read = Key &
  NextState & {
    now: string;
    etag: string | null;
    lastModified: string | null;
    readAt: string | null;
  };

export const saveRead = prepared('media.saveRead', (db, p: Placeholders<Read>) =>
  db
    .updateTable('media_sources')
    .set({
      state: p('state'),
      problem: p('problem'),
      failures: p('failures'),
      failing_since: p('failingSince'),
      next_check_at: p('nextCheckAt'),
      checked_at: p('now'),
      read_at: p('readAt'),
      etag: p('etag'),
      last_modified: p('lastModified'),
    })
    .where('channel_id', '=', p('channelId'))
    .where('kind', '=', p('kind')),
);

export const postpone = prepared(
  'media.postponeSource',
  (db, p: Placeholders<Key & { nextCheckAt: string }>) =>
    db
      .updateTable('media_sources')
      .set({ next_check_at: p('nextCheckAt') })
      .where('channel_id', '=', p('channelId'))
      .where('kind', '=', p('kind')),
);

/** As if nothing had ever been read there. */
export const resetSource = prepared(
  'media.resetSource',
  (db, p: Placeholders<Key & { isGiven: boolean; nextCheckAt: string }>) =>
    db
      .insertInto('media_sources')
      .values({
        channel_id: p('channelId'),
        kind: p('kind'),
        is_given: p('isGiven'),
        next_check_at: p('nextCheckAt'),
      })
      .onConflict((conflict) =>
        conflict.columns(['channel_id', 'kind']).doUpdateSet({
          is_given: sql`excluded.is_given`,
          next_check_at: sql`excluded.next_check_at`,
          state: 'new',
          problem: null,
          failures: 0,
          failing_since: null,
          etag: null,
          last_modified: null,
          checked_at: null,
          read_at: null,
        }),
      ),
);

/** A page that is never read, and counts as if all were well there. */
export const leaveAlone = prepared(
  'media.leaveAlone',
  (db, p: Placeholders<{ channelId: number }>) =>
    db
      .insertInto('media_sources')
      .values({
        channel_id: p('channelId'),
        kind: 'page',
        state: 'fine',
        next_check_at: sql<string>`'infinity'`,
      })
      .onConflict((conflict) => conflict.doNothing()),
);

export const dropFeed = prepared('media.dropFeed', (db, p: Placeholders<{ channelId: number }>) =>
  db
    .deleteFrom('media_sources')
    .where('channel_id', '=', p('channelId'))
    .where('kind', '=', sql.lit('feed')),
);

/** The page itself names the feed: it vouches for it from now on. */
export const setFound = prepared('media.setFound', (db, p: Placeholders<{ channelId: number }>) =>
  db
    .updateTable('media_sources')
    .set({ is_given: false })
    .where('channel_id', '=', p('channelId'))
    .where('kind', '=', sql.lit('feed')),
);

export const setFeedUrl = prepared(
  'media.setFeedUrl',
  (db, p: Placeholders<{ channelId: number; feedUrl: string | null }>) =>
    db
      .updateTable('media_channels')
      .set({ feed_url: p('feedUrl') })
      .where('id', '=', p('channelId')),
);

/** Both sources of a channel, for its page. */
export const listSources = prepared(
  'media.listSources',
  (db, p: Placeholders<{ channelId: number }>) =>
    db
      .selectFrom('media_sources')
      .innerJoin('media_channels as channel', 'channel.id', 'media_sources.channel_id')
      .select([
        'kind',
        'channel.feed_url as feedUrl',
        'is_given as isGiven',
        'state',
        'problem',
        'failing_since as failingSince',
        'checked_at as checkedAt',
        'read_at as readAt',
      ])
      .where('channel_id', '=', p('channelId')),
);

/** Who runs the channel wants it read now, and not again for a while. Returns no row when it was just read. */
export const hurry = prepared(
  'media.hurrySource',
  (db, p: Placeholders<{ channelId: number; now: string; before: string }>) =>
    db
      .updateTable('media_sources')
      .set({ next_check_at: p('now') })
      .where('channel_id', '=', p('channelId'))
      .where((eb) => eb.or([eb('checked_at', 'is', null), eb('checked_at', '<', p('before'))]))
      .returning('kind'),
);
