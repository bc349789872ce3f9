import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

interface Pair {
  channelId: number;
  userId: string;
}

/** What is told to somebody who wants to prove that a channel is theirs. */
export const getVerification = prepared(
  'media.getVerification',
  (db, p: Placeholders<Pair & { now: string }>) =>
    db
      .selectFrom('media_channels as channel')
      .leftJoin('media_verifications as own', (join) =>
        join
          .onRef('own.channel_id', '=', 'channel.id')
          .on('own.user_id', '=', p('userId'))
          .on('own.expires_at', '>', p('now')),
      )
      .leftJoin('media_sources as feed', (join) =>
        join
          .onRef('feed.channel_id', '=', 'channel.id')
          .on('feed.kind', '=', 'feed')
          // what only its admins have said about a channel proves nothing
          .on('feed.is_given', '=', false),
      )
      .select([
        'channel.url as pageUrl',
        'channel.verified_at as verifiedAt',
        sql<string | null>`case when feed.channel_id is not null then channel.feed_url end`.as(
          'feedUrl',
        ),
        'own.code',
        'own.expires_at as expiresAt',
        'own.checked_at as checkedAt',
      ])
      .where('channel.id', '=', p('channelId')),
);

/** A code that has run out is replaced; one that hasn't stays. */
export const insertCode = prepared(
  'media.insertCode',
  (db, p: Placeholders<Pair & { code: string; now: string; expiresAt: string }>) =>
    db
      .insertInto('media_verifications')
      .values({
        channel_id: p('channelId'),
        user_id: p('userId'),
        code: p('code'),
        created_at: p('now'),
        expires_at: p('expiresAt'),
      })
      .onConflict((conflict) =>
        conflict
          .columns(['channel_id', 'user_id'])
          .doUpdateSet({
            code: sql`excluded.code`,
            created_at: sql`excluded.created_at`,
            expires_at: sql`excluded.expires_at`,
            checked_at: null,
          })
          .where('media_verifications.expires_at', '<=', p('now')),
      ),
);

export const countCodes = prepared(
  'media.countCodes',
  (db, p: Placeholders<{ userId: string; now: string }>) =>
    db
      .selectFrom('media_verifications')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', p('userId'))
      .where('expires_at', '>', p('now')),
);

/** Notes that the code is looked for. Returns no row when it has just been, or there is none. */
export const beginCheck = prepared(
  'media.beginCheck',
  (db, p: Placeholders<Pair & { now: string; before: string }>) =>
    db
      .updateTable('media_verifications')
      .set({ checked_at: p('now') })
      .where('channel_id', '=', p('channelId'))
      .where('user_id', '=', p('userId'))
      .where('expires_at', '>', p('now'))
      .where((eb) => eb.or([eb('checked_at', 'is', null), eb('checked_at', '<', p('before'))]))
      .returning('code'),
);

/** Returns no row when the code is not valid any more. */
export const deleteCode = prepared(
  'media.deleteCode',
  (db, p: Placeholders<Pair & { code: string }>) =>
    db
      .deleteFrom('media_verifications')
      .where('channel_id', '=', p('channelId'))
      .where('user_id', '=', p('userId'))
      .where('code', '=', p('code'))
      .returning('code'),
);

export const dropCodes = prepared('media.dropCodes', (db, p: Placeholders<{ channelId: number }>) =>
  db.deleteFrom('media_verifications').where('channel_id', '=', p('channelId')),
);

export const dropCodesOf = prepared(
  'media.dropCodesOf',
  (db, p: Placeholders<{ userId: string }>) =>
    db.deleteFrom('media_verifications').where('user_id', '=', p('userId')),
);

export const dropExpired = prepared('media.dropExpired', (db, p: Placeholders<{ now: string }>) =>
  db.deleteFrom('media_verifications').where('expires_at', '<', p('now')),
);

export const setVerified = prepared(
  'media.setProven',
  (db, p: Placeholders<{ channelId: number; now: string }>) =>
    db
      .updateTable('media_channels')
      .set({ verified_at: sql`coalesce(verified_at, ${p('now')}::timestamptz)` })
      .where('id', '=', p('channelId')),
);

export const listOtherAdmins = prepared('media.listOtherAdmins', (db, p: Placeholders<Pair>) =>
  db
    .selectFrom('media_channel_admins')
    .select('user_id as userId')
    .where('channel_id', '=', p('channelId'))
    .where('user_id', '<>', p('userId')),
);
