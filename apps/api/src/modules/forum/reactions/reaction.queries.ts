import { anyOfIds, type Placeholders, prepared, preparedList } from '@oche/db';
import type { ReactionKind } from '@oche/validators/forum/reading-limits';
import { sql } from 'kysely';
import { isApartFrom, seenBy, type Viewer } from '../../people/index.ts';
import { isPlaceDeleted } from '../thread/place.select.ts';

type Counts = Partial<Record<ReactionKind, number>>;

/** The reactions to some posts; posts without any have no row. */
export const listReactions = prepared(
  'forum.listReactions',
  (db, p: Placeholders<{ postIds: readonly number[]; viewerId: string }>) =>
    db
      .selectFrom('forum_post_reactions as reacted')
      .select([
        'reacted.post_id as postId',
        sql<Counts>`reacted.counts`.as('counts'),
        sql<ReactionKind[]>`array(
          select own.kind from forum_reactions own
          where own.post_id = reacted.post_id and own.user_id = ${p('viewerId')}::text
        )`.as('own'),
      ])
      .where('reacted.post_id', '=', anyOfIds(p('postIds'))),
);

/** The posts of a thread whose reactions have changed after a revision of these. */
export const listChangedReactions = preparedList(
  'forum.listChangedReactions',
  (db, p: Placeholders<{ threadId: number; after: number }>, limit) =>
    db
      .selectFrom('forum_post_reactions')
      .select(['post_id as postId', sql<Counts>`counts`.as('counts'), 'revision'])
      .where('thread_id', '=', p('threadId'))
      .where('revision', '>', p('after'))
      .orderBy('revision')
      .limit(limit),
);

interface Reaction {
  postId: number;
  userId: string;
  kind: ReactionKind;
}

/** @returns no row when it was there already */
export const insertReaction = prepared(
  'forum.insertReaction',
  (db, p: Placeholders<Reaction & { now: string }>) =>
    db
      .insertInto('forum_reactions')
      .values({
        post_id: p('postId'),
        user_id: p('userId'),
        kind: p('kind'),
        created_at: p('now'),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('post_id as postId'),
);

/** @returns no row when it was not there */
export const deleteReaction = prepared('forum.deleteReaction', (db, p: Placeholders<Reaction>) =>
  db
    .deleteFrom('forum_reactions')
    .where('post_id', '=', p('postId'))
    .where('user_id', '=', p('userId'))
    .where('kind', '=', p('kind'))
    .returning('post_id as postId'),
);

/** The revision that a change of the reactions in a locked thread gets. */
export const raiseReactionRevision = prepared(
  'forum.raiseReactionRevision',
  (db, p: Placeholders<{ threadId: number }>) =>
    db
      .updateTable('forum_threads')
      .set((eb) => ({ reaction_revision: eb('reaction_revision', '+', 1) }))
      .where('id', '=', p('threadId'))
      .returning('reaction_revision as revision'),
);

/** Counts the reactions to posts of a locked thread again. */
export const countReactions = prepared(
  'forum.countReactions',
  (db, p: Placeholders<{ threadId: number; postIds: readonly number[]; revision: number }>) =>
    db
      .insertInto('forum_post_reactions')
      .columns(['post_id', 'thread_id', 'counts', 'revision'])
      .expression((eb) =>
        eb
          .selectFrom(
            sql<{ id: number }>`unnest(${p('postIds')}::bigint[])`.as<'post'>(sql`post (id)`),
          )
          .select([
            'post.id as post_id',
            sql<number>`${p('threadId')}::bigint`.as('thread_id'),
            sql<string>`coalesce((
              select jsonb_object_agg(kind, amount) from (
                select kind, count(*)::int as amount from forum_reactions
                where forum_reactions.post_id = post.id group by kind
              ) counted
            ), '{}')`.as('counts'),
            sql<number>`${p('revision')}::bigint`.as('revision'),
          ]),
      )
      .onConflict((conflict) =>
        conflict.column('post_id').doUpdateSet((eb) => ({
          counts: eb.ref('excluded.counts'),
          revision: eb.ref('excluded.revision'),
        })),
      ),
);

/** A post that everybody can read. */
export const getShownPost = prepared('forum.getShownPost', (db, p: Placeholders<{ id: number }>) =>
  db
    .selectFrom('forum_posts as post')
    .innerJoin('forum_threads as thread', 'thread.id', 'post.thread_id')
    .innerJoin('forum_subforums as subforum', 'subforum.id', 'thread.subforum_id')
    .innerJoin('forum_categories as category', 'category.id', 'subforum.category_id')
    .select('post.id')
    .where('post.id', '=', p('id'))
    .where('post.deleted_at', 'is', null)
    .where('thread.deleted_at', 'is', null)
    .where((eb) => eb.not(isPlaceDeleted)),
);

interface ReactingPage extends Viewer {
  postId: number;
  /** ISO time of the first reaction of the last one on the page before, and who that was */
  since: string;
  afterId: string;
}

/** Those who have reacted to a post and whom the viewer may know of, by their first reaction. */
export const listReacting = preparedList(
  'forum.listReacting',
  (db, p: Placeholders<ReactingPage>, limit) => {
    const reacting = db
      .selectFrom('forum_reactions')
      .select([
        'user_id',
        sql<ReactionKind[]>`array_agg(kind)`.as('kinds'),
        sql<string>`min(created_at)`.as('since'),
      ])
      .where('post_id', '=', p('postId'))
      .groupBy('user_id');
    return db
      .selectFrom(reacting.as('reacting'))
      .innerJoin('users', 'users.id', 'reacting.user_id')
      .innerJoin('profiles', 'profiles.user_id', 'users.id')
      .select([
        'users.id as userId',
        'users.first_name as firstName',
        'users.last_name as lastName',
        'reacting.kinds',
        'reacting.since',
      ])
      .where(seenBy(p), '<>', 'none')
      .where((eb) =>
        eb(
          eb.refTuple('reacting.since', 'reacting.user_id'),
          '>',
          eb.tuple(p('since'), p('afterId')),
        ),
      )
      .orderBy('reacting.since')
      .orderBy('reacting.user_id')
      .limit(limit);
  },
);

/** Whether the author of a post and a member have blocked each other, in either direction. */
export const getApart = prepared(
  'forum.getApart',
  (db, p: Placeholders<{ authorId: string; viewerId: string }>) =>
    db.selectNoFrom(isApartFrom(p, sql`${p('authorId')}::text`).as('isApart')),
);

/** A thread in which a member has reacted to something. */
export const findReactedThread = prepared(
  'forum.findReactedThread',
  (db, p: Placeholders<{ userId: string }>) =>
    db
      .selectFrom('forum_reactions as reaction')
      .innerJoin('forum_posts as post', 'post.id', 'reaction.post_id')
      .select('post.thread_id as threadId')
      .where('reaction.user_id', '=', p('userId'))
      .limit(1),
);

export const deleteReactionsIn = prepared(
  'forum.deleteReactionsIn',
  (db, p: Placeholders<{ userId: string; threadId: number }>) =>
    db
      .deleteFrom('forum_reactions')
      .using('forum_posts as post')
      .whereRef('post.id', '=', 'forum_reactions.post_id')
      .where('post.thread_id', '=', p('threadId'))
      .where('forum_reactions.user_id', '=', p('userId'))
      .returning('forum_reactions.post_id as postId'),
);
