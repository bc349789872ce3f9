import { type Placeholders, prepared } from '@oche/db';

interface Pair {
  id: number;
  userId: string;
}

/** Adds and counts it in one statement; nothing happens when it is there already. */
export const follow = prepared('media.follow', (db, p: Placeholders<Pair & { now: string }>) =>
  db
    .with('added', (cte) =>
      cte
        .insertInto('media_channel_followers')
        .values({ channel_id: p('id'), user_id: p('userId'), followed_at: p('now') })
        .onConflict((conflict) => conflict.doNothing())
        .returning('channel_id'),
    )
    .updateTable('media_channels')
    .from('added')
    .set((eb) => ({ follower_count: eb('follower_count', '+', 1) }))
    .whereRef('media_channels.id', '=', 'added.channel_id'),
);

export const unfollow = prepared('media.unfollow', (db, p: Placeholders<Pair>) =>
  db
    .with('removed', (cte) =>
      cte
        .deleteFrom('media_channel_followers')
        .where('channel_id', '=', p('id'))
        .where('user_id', '=', p('userId'))
        .returning('channel_id'),
    )
    .updateTable('media_channels')
    .from('removed')
    .set((eb) => ({ follower_count: eb('follower_count', '-', 1) }))
    .whereRef('media_channels.id', '=', 'removed.channel_id'),
);

/** All that a member follows, for when they leave. */
export const unfollowAll = prepared(
  'media.unfollowAll',
  (db, p: Placeholders<{ userId: string }>) =>
    db
      .with('removed', (cte) =>
        cte
          .deleteFrom('media_channel_followers')
          .where('user_id', '=', p('userId'))
          .returning('channel_id'),
      )
      .updateTable('media_channels')
      .from('removed')
      .set((eb) => ({ follower_count: eb('follower_count', '-', 1) }))
      .whereRef('media_channels.id', '=', 'removed.channel_id'),
);

export const addFavourite = prepared(
  'media.addFavourite',
  (db, p: Placeholders<Pair & { now: string }>) =>
    db
      .insertInto('media_channel_favourites')
      .values({ channel_id: p('id'), user_id: p('userId'), added_at: p('now') })
      .onConflict((conflict) => conflict.doNothing()),
);

export const removeFavourite = prepared('media.removeFavourite', (db, p: Placeholders<Pair>) =>
  db
    .deleteFrom('media_channel_favourites')
    .where('channel_id', '=', p('id'))
    .where('user_id', '=', p('userId')),
);
