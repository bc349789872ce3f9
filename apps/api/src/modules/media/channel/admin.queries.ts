import { type Placeholders, prepared } from '@oche/db';

interface Pair {
  channelId: number;
  userId: string;
}

/** Returns no row for somebody who runs it already. */
export const insertAdmin = prepared(
  'media.insertAdmin',
  (db, p: Placeholders<Pair & { now: string }>) =>
    db
      .insertInto('media_channel_admins')
      .values({ channel_id: p('channelId'), user_id: p('userId'), added_at: p('now') })
      .onConflict((conflict) => conflict.doNothing())
      .returning('user_id as userId'),
);

/** Returns no row for somebody who doesn't run it. */
export const deleteAdmin = prepared('media.deleteAdmin', (db, p: Placeholders<Pair>) =>
  db
    .deleteFrom('media_channel_admins')
    .where('channel_id', '=', p('channelId'))
    .where('user_id', '=', p('userId'))
    .returning('user_id as userId'),
);

export const countAdmins = prepared(
  'media.countAdmins',
  (db, p: Placeholders<{ channelId: number }>) =>
    db
      .selectFrom('media_channel_admins')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('channel_id', '=', p('channelId')),
);

/** For somebody who leaves: what they run, and whether anybody else does. */
export const listRunBy = prepared('media.listRunBy', (db, p: Placeholders<{ userId: string }>) =>
  db
    .selectFrom('media_channel_admins as own')
    .innerJoin('media_channels as channel', 'channel.id', 'own.channel_id')
    .select((eb) => [
      'channel.id',
      'channel.name',
      eb
        .selectFrom('media_channel_admins as other')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('other.channel_id', '=', 'channel.id')
        .as('adminCount'),
    ])
    .where('own.user_id', '=', p('userId'))
    .where('channel.deleted_at', 'is', null)
    .orderBy('channel.id'),
);
