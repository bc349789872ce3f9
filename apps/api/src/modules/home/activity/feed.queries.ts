import { type Executor, type Placeholders, preparedList } from '@oche/db';
import type { ActivityKind } from '@oche/validators/home/limits';
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
/** How many times a page's length of the latest ones is looked at first; few of them are hidden from the reader. */
const SPARE = 3;

interface FeedParams extends Viewer, FeedKey {
  /** whether only what is later than the bound is looked at */
  isBounded: boolean;
}

/**
 * News of friends, of members whom the member follows, and of what they watch. Reading the latest ones of each would
 * take long for a member who knows hundreds: so first only the latest of each is found, along an index, and what is
 * older than the first {@link SPARE} pages of these is left out. Whether something may be told is asked of the rest.
 *
 * @returns the latest ones; fewer than a page may be too few, if it is bounded
 */
export const listLatest = preparedList(
  'home.listFeed',
  (db, p: Placeholders<FeedParams>, limit) => {
    const isOlder = sql`(activity.happened_at, activity.kind, activity.subject)
    < (${p('happenedAt')}::timestamptz, ${p('kind')}::text, ${p('subject')}::text)`;
    const newestOf = (sources: ReturnType<typeof sql>, condition: ReturnType<typeof sql>) => sql`(
    select source.id, newest.* from (${sources}) as source cross join lateral (
      select activity.happened_at, activity.kind, activity.subject from activities activity
      where ${condition} and ${isOlder} order by ${LATEST} limit 1
    ) as newest
  )`;
    const latestOf = (newest: ReturnType<typeof sql>, condition: ReturnType<typeof sql>) => sql`(
    select latest.* from ${newest} as source
    left join bound on true
    cross join lateral (
      select activity.* from activities activity
      join users on users.id = activity.user_id
      join profiles on profiles.user_id = activity.user_id
      where ${condition} and ${isOlder} and activity.happened_at >= coalesce(bound.at, '-infinity')
        and ${isTold(p)}
      order by ${LATEST} limit ${sql.lit(limit)}
    ) as latest
    where bound.at is null or source.happened_at >= bound.at
  )`;
    const byPerson = sql`activity.user_id = source.id`;
    const inPlace = sql`activity.place = source.id`;
    return db
      .selectFrom(
        sql<Row>`(
        with person as materialized ${newestOf(
          sql`select friend_id as id from friendships where user_id = ${p('viewerId')}::text
            union select followed_id from user_follows where follower_id = ${p('viewerId')}::text`,
          byPerson,
        )}, place as materialized ${newestOf(
          sql`select kind || '/' || place_id as id from watches
            where user_id = ${p('viewerId')}::text and level in ('watching', 'tracking')
              and kind in ('subforum', 'lounge')
            union select 'lounge/' || lounge_id from lounge_favourites
            where user_id = ${p('viewerId')}::text`,
          inPlace,
        )}, bound as materialized (
          select happened_at as at from (table person union all table place) as newest
          where ${p('isBounded')}::boolean
          order by happened_at desc offset ${sql.lit(SPARE * limit)} limit 1
        )
        select distinct on (activity.happened_at, activity.kind, activity.subject) activity.*
        from (
          ${latestOf(sql`person`, byPerson)} union all ${latestOf(sql`place`, inPlace)}
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

/** The latest ones of a member's feed. What two of them did together is told once. */
export async function listFeed(
  executor: Executor,
  { limit, ...params }: Viewer & FeedKey & { limit: number },
): Promise<FeedRow[]> {
  const latest = await listLatest(executor, { ...params, isBounded: true, limit });
  if (latest.length === limit) return latest;
  return listLatest(executor, { ...params, isBounded: false, limit });
}

interface Row {
  user_id: string;
  kind: ActivityKind;
  subject: string;
  subject_id: number | null;
  happened_at: string;
}
export type FeedRow = Awaited<ReturnType<typeof listLatest>>[number];
