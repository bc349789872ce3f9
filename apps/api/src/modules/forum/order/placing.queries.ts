import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';
import { statement } from './statement.ts';

/*
 * Each of these is one statement, however many posts there are. They run with both threads locked.
 */

interface Placing {
  reorderingId: number;
  sourceId: number;
  targetId: number;
  /** null: all of the source's */
  ids: readonly number[] | null;
  /** the target's next number */
  next: number;
  /** of the target's posts after it */
  revision: number;
}

/**
 * Puts posts of one thread among those of another one, as they were written: posts of the target that are younger than
 * the oldest of these follow them. All of these get new numbers, as a number is never given twice, and their former
 * places are kept. Each thread's own order stays, whatever its clocks have said; the first post stays the first.
 */
export const placePosts = prepared('forum.placePosts', (db, p: Placeholders<Placing>) =>
  statement<{ given: number }>(
    db,
    sql`
      with moved as materialized (
        select id, thread_id, number, created_at from forum_posts
        where thread_id = ${p('sourceId')}
          and (${p('ids')}::bigint[] is null or id = any(${p('ids')}::bigint[]))
      ), younger as materialized (
        select id, thread_id, number, created_at from forum_posts
        where thread_id = ${p('targetId')} and number >= (
          select min(number) from forum_posts
          where thread_id = ${p('targetId')} and number > 1
            and created_at > (select min(created_at) from moved)
        )
      ), ordered as (
        select id, thread_id, number,
          max(created_at) over (partition by thread_id order by number) as written_at
        from (select * from moved union all select * from younger) touched
      ), placed as materialized (
        select id, thread_id, number, ${p('next')}::int - 1 + (
          row_number() over (order by written_at, thread_id <> ${p('targetId')}, number)
        )::int as place
        from ordered
      ), kept as (
        insert into forum_former_places (thread_id, number, post_id, reordering_id)
        select thread_id, number, id, ${p('reorderingId')}::bigint from placed
      ), done as (
        update forum_posts post
        set thread_id = ${p('targetId')}, number = placed.place, root_number = placed.place,
          revision = ${p('revision')}::bigint
        from placed where post.id = placed.id
        returning post.id
      )
      select count(*)::int as given from done`,
  ),
);

interface Returning {
  reorderingId: number;
  sourceId: number;
  /** of the posts in each thread after it */
  sourceRevision: number;
  targetRevision: number;
}

/** Brings posts back to their former places. The places that they leave are kept in turn. */
export const returnPosts = prepared('forum.returnPosts', (db, p: Placeholders<Returning>) =>
  statement<{ returned: number }>(
    db,
    sql`
      with former as materialized (
        delete from forum_former_places where reordering_id = ${p('reorderingId')}
        returning thread_id, number, post_id
      ), kept as (
        insert into forum_former_places (thread_id, number, post_id, reordering_id)
        select post.thread_id, post.number, post.id, ${p('reorderingId')}::bigint
        from forum_posts post join former on former.post_id = post.id
      ), done as (
        update forum_posts post
        set thread_id = former.thread_id, number = former.number, root_number = former.number,
          revision = case when former.thread_id = ${p('sourceId')}
            then ${p('sourceRevision')}::bigint else ${p('targetRevision')}::bigint end
        from former where post.id = former.post_id
        returning post.id
      )
      select count(*)::int as returned from done`,
  ),
);

interface Settling {
  threadId: number;
  revision: number;
}

/**
 * Puts the posts of a thread beneath those that they answer, as far as these are in it: else, and beneath the first
 * post, they are top-level.
 */
export const settleRoots = prepared('forum.settleRoots', (db, p: Placeholders<Settling>) =>
  statement<object>(
    db,
    sql`
      with recursive settled (id, number, root) as (
        select post.id, post.number, post.number from forum_posts post
        where post.thread_id = ${p('threadId')} and not exists (
          select from forum_posts parent
          where parent.id = post.parent_post_id and parent.thread_id = post.thread_id
            and parent.number > 1 and parent.number < post.number
        )
        union all
        select answer.id, answer.number, settled.root
        from settled join forum_posts answer on answer.parent_post_id = settled.id
        where answer.thread_id = ${p('threadId')} and settled.number > 1
          and answer.number > settled.number
      )
      update forum_posts post set root_number = settled.root, revision = ${p('revision')}::bigint
      from settled where post.id = settled.id and post.root_number <> settled.root`,
  ),
);

/**
 * Counts a thread again after its posts have changed. Its revision grows by two, and posts have the first of these: a
 * revision that no post has makes open pages read all of it again.
 */
export const recountThread = prepared(
  'forum.recountThread',
  (db, p: Placeholders<{ id: number; given: number }>) =>
    db
      .updateTable('forum_threads as thread')
      .from(
        db
          .selectFrom('forum_posts')
          .select([
            'number',
            'created_at',
            'author_id',
            sql<number>`(count(*) over ())::int`.as('live'),
          ])
          .where('thread_id', '=', p('id'))
          .where('deleted_at', 'is', null)
          .orderBy('number', 'desc')
          .limit(1)
          .as('newest'),
      )
      .set((eb) => ({
        revision: eb('thread.revision', '+', 2),
        next_number: eb('thread.next_number', '+', p('given')),
        post_count: eb.ref('newest.live'),
        last_post_at: eb.ref('newest.created_at'),
        last_post_number: eb.ref('newest.number'),
        last_post_author_id: eb.ref('newest.author_id'),
      }))
      .where('thread.id', '=', p('id'))
      .returning('thread.post_count as posts'),
);

/** A thread without posts is deleted, and its address leads to where they are; null brings it back. */
export const setMerged = prepared(
  'forum.setMerged',
  (db, p: Placeholders<{ id: number; deletedAt: string | null; deletedBy: string | null }>) =>
    db
      .updateTable('forum_threads')
      .set((eb) => ({
        deleted_at: p('deletedAt'),
        deleted_by: p('deletedBy'),
        is_merged: sql<boolean>`${p('deletedAt')}::timestamptz is not null`,
        post_count: 0,
        revision: eb('revision', '+', 1),
      }))
      .where('id', '=', p('id')),
);

/**
 * The reactions to posts that a reordering has touched are counted in the threads where these are now. A thread without any
 * stays one: its readers are spared the statement that reads them.
 */
export const rehomeReactions = prepared(
  'forum.rehomeReactions',
  (db, p: Placeholders<{ reorderingId: number; threadIds: readonly number[] }>) =>
    statement<object>(
      db,
      sql`
        with touched as materialized (
          select reacted.post_id from forum_former_places former
          join forum_post_reactions reacted on reacted.post_id = former.post_id
          where former.reordering_id = ${p('reorderingId')}
        ), raised as (
          update forum_threads set reaction_revision = reaction_revision + 1
          where id = any(${p('threadIds')}::bigint[]) and exists (select from touched)
          returning id, reaction_revision
        )
        update forum_post_reactions reacted
        set thread_id = post.thread_id, revision = raised.reaction_revision
        from touched
        join forum_posts post on post.id = touched.post_id
        join raised on raised.id = post.thread_id
        where reacted.post_id = touched.post_id`,
    ),
);

/** Of posts that are to be moved: how many of them are live in the thread, and what the first of them says. */
export const getSelection = prepared(
  'forum.getSelection',
  (db, p: Placeholders<{ threadId: number; ids: readonly number[] }>) =>
    db
      .selectFrom('forum_posts')
      .select([
        sql<number>`count(*)::int`.as('count'),
        sql<number | null>`min(number)`.as('firstNumber'),
        sql<string>`(array_agg(author_id order by number))[1]`.as('authorId'),
        sql<string>`(array_agg(created_at order by number))[1]`.as('createdAt'),
      ])
      .where('thread_id', '=', p('threadId'))
      .where('id', '=', sql<number>`any(${p('ids')}::bigint[])`)
      .where('deleted_at', 'is', null),
);
