import { type Placeholders, preparedList } from '@oche/db';
import type { ActivityKind } from '@oche/validators/home-limits';
import { sql } from 'kysely';
import { personColumns, type Viewer } from '../../people/index.ts';
import { isTold, otherOf, toldOf } from './told.select.ts';

/** A position in a feed, which begins with the latest. */
export interface FeedKey {
  happenedAt: string;
  kind: string;
  subject: string;
}

const LATEST = sql`activity.happened_at desc, activity.kind desc, activity.subject desc`;

/**
 * What friends, those whom the member follows, and what the member watches have of news: of each its latest ones,
 * along an index, and of all these the latest. What two of them did together is told once.
 */
export const listFeed = preparedList(
  'home.listFeed',
  (db, p: Placeholders<Viewer & FeedKey>, limit) => {
    const latestOf = (condition: ReturnType<typeof sql>) => sql`(
      select activity.* from activities activity
      join users on users.id = activity.user_id
      join profiles on profiles.user_id = activity.user_id
      where ${condition} and (activity.happened_at, activity.kind, activity.subject)
          < (${p('happenedAt')}::timestamptz, ${p('kind')}::text, ${p('subject')}::text)
        and ${isTold(p)}
      order by ${LATEST} limit ${sql.lit(limit)}
    )`;
    return db
      .selectFrom(
        sql<Row>`(
          select distinct on (activity.happened_at, activity.kind, activity.subject) activity.*
          from (
            select activity.* from (
              select friend_id as id from friendships where user_id = ${p('viewerId')}::text
              union
              select followed_id from user_follows where follower_id = ${p('viewerId')}::text
            ) as somebody
            cross join lateral ${latestOf(sql`activity.user_id = somebody.id`)} as activity
            union all
            select activity.* from (
              select kind || '/' || place_id as place from watches
              where user_id = ${p('viewerId')}::text and level in ('watching', 'tracking')
                and kind in ('subforum', 'lounge')
              union
              select 'lounge/' || lounge_id from lounge_favourites
              where user_id = ${p('viewerId')}::text
            ) as somewhere
            cross join lateral ${latestOf(sql`activity.place = somewhere.place`)} as activity
          ) as activity
          order by ${LATEST}, activity.user_id limit ${sql.lit(limit)}
        )`.as<'activity'>('activity'),
      )
      .innerJoin('users', 'users.id', 'activity.user_id')
      .innerJoin('profiles', 'profiles.user_id', 'activity.user_id')
      .select([
        'activity.kind',
        'activity.subject',
        'activity.subject_id as subjectId',
        'activity.happened_at as happenedAt',
        ...personColumns(p),
        otherOf(p).as('other'),
        toldOf.as('told'),
      ])
      .orderBy('activity.happened_at', 'desc')
      .orderBy('activity.kind', 'desc')
      .orderBy('activity.subject', 'desc');
  },
);

interface Row {
  user_id: string;
  kind: ActivityKind;
  subject: string;
  subject_id: number | null;
  happened_at: string;
}
export type FeedRow = Awaited<ReturnType<typeof listFeed>>[number];
