import { type Placeholders, prepared } from '@oche/db';
import type { WatchLevel } from '@oche/validators/watching/limits';
import { sql } from 'kysely';
import { statement } from './statement.ts';

/*
 * What members have seen and watch comes along with posts. What they had in the target is kept, so that undoing brings
 * it back; what they have in the source stays there, where nobody looks as long as it is merged.
 */

/** Whose marks come along: everybody's who has any in the source, or only those of the moved posts' authors. */
type Brings = 'everybody' | 'authors';

export interface Carrying {
  reorderingId: number;
  sourceId: number;
  targetId: number;
  /** the number that the target gave next before it */
  firstNumber: number;
  brings: Brings;
  now: string;
}

/** The number that the last post now has that somebody had seen who had seen a thread up to a number. */
const seenNow = (p: Placeholders<Carrying>, thread: 'sourceId' | 'targetId', seen: string) => sql`(
  select post.number from forum_former_places former
  join forum_posts post on post.id = former.post_id
  where former.reordering_id = ${p('reorderingId')} and former.thread_id = ${p(thread)}
    and former.number <= ${sql.ref(seen)}
  order by former.number desc limit 1
)`;

/**
 * Who knows the target keeps what they know of it. Who knows only the source knows the target up to the last post that
 * they have read. Who has read all of the target knows the further one of both.
 */
export const carryVisits = prepared('forum.carryVisits', (db, p: Placeholders<Carrying>) =>
  statement<object>(
    db,
    sql`
      with own as (
        select visit.*, coalesce(${seenNow(p, 'targetId', 'visit.seen')}, visit.seen) as seen_now,
          coalesce(${seenNow(p, 'targetId', 'visit.seen_before')}, visit.seen_before)
            as seen_before_now,
          visit.seen >= ${p('firstNumber')}::int - 1 as is_all
        from forum_visits visit where visit.thread_id = ${p('targetId')}
      ), brought as (
        select visit.user_id, visit.visited_at, ${seenNow(p, 'sourceId', 'visit.seen')} as seen_now
        from forum_visits visit
        where visit.thread_id = ${p('sourceId')} and ${p('brings')}::text = 'everybody'
      ), carried as materialized (
        select user_id,
          case when own.user_id is null then brought.seen_now
            when own.is_all then greatest(own.seen_now, brought.seen_now)
            else own.seen_now end as seen,
          least(own.seen_before_now, own.seen_now) as seen_before,
          greatest(own.visited_at, brought.visited_at) as visited_at,
          case when own.user_id is not null
            then jsonb_build_object('seen', own.seen, 'seenBefore', own.seen_before) end as before
        from own full join brought using (user_id)
        where brought.user_id is not null or own.seen_now <> own.seen
      ), kept as (
        insert into forum_reordered_marks (reordering_id, kind, user_id, before)
        select ${p('reorderingId')}::bigint, 'visit', user_id, before from carried
        where seen is not null
      )
      insert into forum_visits (user_id, thread_id, seen, seen_before, visited_at)
      select user_id, ${p('targetId')}::bigint, seen, seen_before, visited_at from carried
      where seen is not null
      on conflict (user_id, thread_id) do update
        set seen = excluded.seen, seen_before = excluded.seen_before`,
  ),
);

/** Whoever has been in the thread since then has seen it as it is now, or can't have missed anything. */
export const returnVisits = prepared(
  'forum.returnVisits',
  (db, p: Placeholders<{ reorderingId: number; targetId: number; movedAt: string }>) =>
    statement<object>(
      db,
      sql`
        with mark as materialized (
          select mark.user_id, mark.before from forum_reordered_marks mark
          join forum_visits visit
            on visit.user_id = mark.user_id and visit.thread_id = ${p('targetId')}
          where mark.reordering_id = ${p('reorderingId')} and mark.kind = 'visit'
            and visit.visited_at <= ${p('movedAt')}::timestamptz
        ), removed as (
          delete from forum_visits visit using mark
          where visit.user_id = mark.user_id and visit.thread_id = ${p('targetId')}
            and mark.before is null
        )
        update forum_visits visit
        set seen = (mark.before ->> 'seen')::int, seen_before = (mark.before ->> 'seenBefore')::int
        from mark
        where visit.user_id = mark.user_id and visit.thread_id = ${p('targetId')}
          and mark.before is not null`,
    ),
);

/** How much a level says. */
const rankOf = (level: string) =>
  sql`array_position(array['muted', 'normal', 'tracking', 'watching'], ${sql.ref(level)})`;

export const listWatchMarks = prepared(
  'forum.listWatchMarks',
  (db, p: Placeholders<{ reorderingId: number }>) =>
    db
      .selectFrom('forum_reordered_marks')
      .select(['user_id as userId', sql<Omit<CarriedWatch, 'userId'> | null>`before`.as('before')])
      .where('reordering_id', '=', p('reorderingId'))
      .where('kind', '=', 'watch'),
);

export interface CarriedWatch {
  userId: string;
  level: WatchLevel;
  seen: number | null;
}

/**
 * Who watches the source hears of the target as much: of two levels the one that says more counts, and who has muted the
 * target goes on hearing nothing. Authors of moved posts track where they are.
 */
export const carryWatches = prepared('forum.carryWatches', (db, p: Placeholders<Carrying>) =>
  statement<CarriedWatch>(
    db,
    sql`
      with own as (
        select watch.*, ${seenNow(p, 'targetId', 'watch.seen')} as seen_now from watches watch
        where watch.kind = 'thread' and watch.place_id = ${p('targetId')}
      ), brought as (
        select watch.user_id, watch.level, ${seenNow(p, 'sourceId', 'watch.seen')} as seen_now
        from watches watch
        where watch.kind = 'thread' and watch.place_id = ${p('sourceId')}
          and ${p('brings')}::text = 'everybody'
        union all
        select distinct post.author_id, 'tracking', null::int from forum_posts post
        join forum_former_places former on former.post_id = post.id
        where former.reordering_id = ${p('reorderingId')} and former.thread_id = ${p('sourceId')}
          and ${p('brings')}::text = 'authors'
      ), carried as materialized (
        select user_id,
          case when brought.user_id is null or own.level = 'muted'
              or ${rankOf('own.level')} >= ${rankOf('brought.level')} then own.level
            else brought.level end as level,
          coalesce(own.seen_now, own.seen, brought.seen_now) as seen,
          case when own.user_id is not null
            then jsonb_build_object('level', own.level, 'seen', own.seen) end as before
        from own full join brought using (user_id)
        where brought.user_id is not null or own.seen_now is not null
      ), kept as (
        insert into forum_reordered_marks (reordering_id, kind, user_id, before)
        select ${p('reorderingId')}::bigint, 'watch', user_id, before from carried
      )
      select user_id as "userId", level, seen from carried`,
  ),
);

/** Once it can't be undone any more, nobody needs to know who had seen what. */
export const forgetMarks = prepared(
  'forum.forgetMarks',
  (db, p: Placeholders<{ before: string }>) =>
    db
      .deleteFrom('forum_reordered_marks')
      .using('forum_reorderings as reordering')
      .whereRef('reordering.id', '=', 'forum_reordered_marks.reordering_id')
      .where((eb) =>
        eb.or([
          eb('reordering.moved_at', '<', p('before')),
          eb('reordering.undone_at', 'is not', null),
        ]),
      ),
);
