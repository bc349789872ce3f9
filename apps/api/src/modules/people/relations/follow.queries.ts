import { type Executor, type Placeholders, preparedList, type Tx } from '@oche/db';
import { personColumns, visiblePeople } from '../person.select.ts';
import type { Viewer } from '../seen.select.ts';
import type { TieKey } from './tie-list.ts';

interface Follow {
  followerId: string;
  followedId: string;
}

export async function insertFollow(
  tx: Tx,
  { followerId, followedId, now }: Follow & { now: Date },
): Promise<void> {
  await tx
    .insertInto('user_follows')
    .values({ follower_id: followerId, followed_id: followedId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteFollow(
  executor: Executor,
  { followerId, followedId }: Follow,
): Promise<void> {
  await executor
    .deleteFrom('user_follows')
    .where('follower_id', '=', followerId)
    .where('followed_id', '=', followedId)
    .execute();
}

/** Those whom the viewer follows and may still see, the latest first. */
export const listFollows = preparedList(
  'people.listFollows',
  (db, p: Placeholders<Viewer & TieKey>, limit) =>
    visiblePeople(db, p)
      .innerJoin('user_follows as follow', 'follow.followed_id', 'users.id')
      .select(personColumns(p))
      .select('follow.created_at as since')
      .where('follow.follower_id', '=', p('viewerId'))
      .where((eb) =>
        eb(
          eb.refTuple('follow.created_at', 'follow.followed_id'),
          '<',
          eb.tuple(p('since'), p('beforeId')),
        ),
      )
      .orderBy('follow.created_at', 'desc')
      .orderBy('follow.followed_id', 'desc')
      .limit(limit),
);
