import { anyOfIds, type Placeholders, prepared } from '@oche/db';
import {
  BOOKMARKS_SHOWN,
  NEWS_MAX,
  type PostOrder,
  RAIL_STOPS,
  VISIT_MINUTES,
} from '@oche/validators/forum/reading-limits';
import { NEWER_MAX } from '@oche/validators/watching/limits';
import { sql } from 'kysely';
import { blocks } from '../../people/index.ts';
import { dayOf } from '../levels/level.select.ts';
import { isThreadShown } from '../thread/place.select.ts';

export const getOrder = prepared('forum.getOrder', (db, p: Placeholders<{ userId: string }>) =>
  db.selectFrom('forum_readers').select('post_order as order').where('user_id', '=', p('userId')),
);

export const saveOrder = prepared(
  'forum.saveOrder',
  (db, p: Placeholders<{ userId: string; order: PostOrder }>) =>
    db
      .insertInto('forum_readers')
      .values({ user_id: p('userId'), post_order: p('order') })
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet((eb) => ({ post_order: eb.ref('excluded.post_order') })),
      ),
);

interface Visit {
  userId: string;
  threadId: number;
  isStillOpen: boolean;
  now: string;
}

/**
 * Notes that a member has the thread open. A member who comes back soon is on the same visit: what was new stays new
 * when a page is loaded again, unless others have written meanwhile. No row where there is no such thread.
 */
export const saveVisit = prepared('forum.saveVisit', (db, p: Placeholders<Visit>) =>
  db
    .with('visit', (to) =>
      to
        .insertInto('forum_visits')
        .columns(['user_id', 'thread_id', 'seen', 'visited_at'])
        .expression((eb) =>
          eb
            .selectFrom('forum_threads as thread')
            .select([
              sql<string>`${p('userId')}::text`.as('user_id'),
              'thread.id as thread_id',
              sql<number>`thread.next_number - 1`.as('seen'),
              sql<string>`${p('now')}::timestamptz`.as('visited_at'),
            ])
            .where('thread.id', '=', p('threadId'))
            .where(isThreadShown(p)),
        )
        .onConflict((conflict) =>
          conflict.columns(['user_id', 'thread_id']).doUpdateSet({
            seen: sql<number>`greatest(excluded.seen, forum_visits.seen)`,
            seen_before: sql<number | null>`case
                when forum_visits.visited_at
                  < excluded.visited_at - make_interval(mins => ${sql.lit(VISIT_MINUTES)})
                  or not ${p('isStillOpen')}::boolean and exists (
                    select from forum_posts post
                    where post.thread_id = excluded.thread_id and post.number > forum_visits.seen
                      and post.deleted_at is null and post.author_id <> excluded.user_id
                  )
                then forum_visits.seen else forum_visits.seen_before end`,
            visited_at: sql<string>`greatest(excluded.visited_at, forum_visits.visited_at)`,
          }),
        )
        .returning('seen_before'),
    )
    // a day with reading counts for the member's level
    .with('reading_day', (to) =>
      to
        .insertInto('forum_reading_days')
        .columns(['user_id', 'day'])
        .expression((eb) =>
          eb
            .selectFrom('visit')
            .select([sql<string>`${p('userId')}::text`.as('user_id'), dayOf(p('now')).as('day')]),
        )
        .onConflict((conflict) => conflict.doNothing()),
    )
    .selectFrom('visit')
    .select([
      'visit.seen_before as seenBefore',
      sql<number[]>`array(
        select post.id from (
          select post_id from forum_bookmarks where user_id = ${p('userId')}
          order by created_at desc, post_id desc limit ${sql.lit(BOOKMARKS_SHOWN)}
        ) bookmark
        join forum_posts post on post.id = bookmark.post_id
        where post.thread_id = ${p('threadId')}
      )`.as('bookmarked'),
    ]),
);

/** What others have written behind a number, but for those whom the reader blocks. */
export const listNews = prepared(
  'forum.listNews',
  (db, p: Placeholders<{ threadId: number; after: number; viewerId: string }>) =>
    db
      .selectFrom('forum_posts as post')
      .select(['post.number', 'post.root_number as rootNumber'])
      .where('post.thread_id', '=', p('threadId'))
      .where('post.number', '>', p('after'))
      .where('post.deleted_at', 'is', null)
      .where('post.author_id', '<>', p('viewerId'))
      .where((eb) => eb.not(blocks(p, sql.ref('post.author_id'))))
      .orderBy('post.number')
      .limit(NEWS_MAX),
);

/** Of these threads those that the member has visited, with how much others have written since. */
export const countUnread = prepared(
  'forum.countUnread',
  (db, p: Placeholders<{ userId: string; threadIds: readonly number[] }>) =>
    db
      .selectFrom('forum_visits as visit')
      .select([
        'visit.thread_id as threadId',
        sql<number>`(select count(*)::int from (
          select from forum_posts post
          where post.thread_id = visit.thread_id and post.number > visit.seen
            and post.deleted_at is null and post.author_id <> visit.user_id
          limit ${sql.lit(NEWER_MAX)}
        ) newer)`.as('newer'),
      ])
      .where('visit.user_id', '=', p('userId'))
      .where('visit.thread_id', '=', anyOfIds(p('threadIds'))),
);

/** Some posts of a thread, evenly spread, with the first and the last. */
const railIn = (name: string, order: PostOrder) =>
  prepared(name, (db, p: Placeholders<{ threadId: number }>) => {
    const way = order === 'time' ? sql`number` : sql`root_number, number`;
    const ranked = db
      .selectFrom('forum_posts')
      .select([
        'number',
        sql<number>`(row_number() over (order by ${way}))::int`.as('position'),
        sql<number>`(count(*) over ())::int`.as('total'),
      ])
      .where('thread_id', '=', p('threadId'))
      .where('deleted_at', 'is', null)
      .where(isThreadShown(p));
    return db
      .selectFrom(ranked.as('ranked'))
      .innerJoin('forum_posts as post', (join) =>
        join.on('post.thread_id', '=', p('threadId')).onRef('post.number', '=', 'ranked.number'),
      )
      .select([
        'ranked.number',
        'post.root_number as rootNumber',
        'ranked.position',
        'ranked.total',
        'post.created_at as createdAt',
      ])
      .where(
        sql<boolean>`(ranked.position - 1) % ceil(ranked.total / ${sql.lit(RAIL_STOPS)}::numeric) = 0
          or ranked.position = ranked.total`,
      )
      .orderBy('ranked.position');
  });

export const listRailStops = {
  answers: railIn('forum.listRailStops', 'answers'),
  time: railIn('forum.listRailStopsInTime', 'time'),
};
