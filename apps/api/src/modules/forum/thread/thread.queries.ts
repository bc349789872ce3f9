import { type Placeholders, prepared, preparedList } from '@oche/db';
import type { ForumLevel } from '@oche/validators/forum/levels/limits';
import { sql } from 'kysely';
import { blocks, isApartFrom, publicFace, readableText } from '../../people/index.ts';
import { standingOf } from '../levels/level.select.ts';
import { tagsOf } from '../tags/tag.select.ts';
import { placeColumns, shownSubforum } from './place.select.ts';

/** A place in a subforum's list: pinned first, then by last activity. */
export interface ThreadKey {
  isPinned: boolean;
  lastPostAt: string;
  id: number;
}

interface ThreadPage extends ThreadKey {
  subforumId: number;
}

/** Of a thread in a list, its author and whoever wrote last: `thread`, `author`, `lastAuthor`. */
export const listedColumns = [
  'thread.id',
  'thread.subforum_id as subforumId',
  'thread.title',
  'thread.author_id as authorId',
  'author.first_name as firstName',
  'author.last_name as lastName',
  publicFace('author').as('imageUrl'),
  'thread.created_at as createdAt',
  'thread.last_post_at as lastPostAt',
  'thread.last_post_number as lastPostNumber',
  'lastAuthor.first_name as lastFirstName',
  'lastAuthor.last_name as lastLastName',
  publicFace('lastAuthor').as('lastImageUrl'),
  'thread.post_count as postCount',
  'thread.is_locked as isLocked',
  'thread.is_pinned as isPinned',
  'thread.is_announcement as isAnnouncement',
  tagsOf('thread').as('tags'),
  'thread.is_solved as isSolved',
] as const;

/** One walk along the index forum_threads_listing; the page is cut before the joins. */
export const listThreads = preparedList(
  'forum.listThreads',
  (db, p: Placeholders<ThreadPage>, limit) => {
    const page = db
      .selectFrom('forum_threads')
      .selectAll()
      .where('subforum_id', '=', shownSubforum(p))
      .where('deleted_at', 'is', null)
      .where((eb) =>
        eb(
          eb.refTuple('is_pinned', 'last_post_at', 'id'),
          '<',
          eb.tuple(p('isPinned'), p('lastPostAt'), p('id')),
        ),
      )
      .orderBy('is_pinned', 'desc')
      .orderBy('last_post_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit);
    return db
      .selectFrom(page.as('thread'))
      .innerJoin('users as author', 'author.id', 'thread.author_id')
      .innerJoin('users as lastAuthor', 'lastAuthor.id', 'thread.last_post_author_id')
      .select(listedColumns)
      .orderBy('thread.is_pinned', 'desc')
      .orderBy('thread.last_post_at', 'desc')
      .orderBy('thread.id', 'desc');
  },
);

/** The revision of the poll in a thread; null if it has none. */
const pollRevision = sql<number | null>`(
  select poll.revision from polls poll where poll.thread_id = thread.id
)`;

/** How many characters of a solution are told with its thread. */
const SOLUTION_LENGTH = 1000;

interface ReadThread {
  id: number;
  /** '' for visitors; who wrote the solution and what is not told to those who block them */
  viewerId: string;
}

export const getThread = prepared('forum.getThread', (db, p: Placeholders<ReadThread>) =>
  db
    .selectFrom('forum_threads as thread')
    .innerJoin('forum_subforums as subforum', 'subforum.id', 'thread.subforum_id')
    .innerJoin('forum_categories as category', 'category.id', 'subforum.category_id')
    .innerJoin('users as author', 'author.id', 'thread.author_id')
    .innerJoin('forum_posts as first', (join) =>
      join.onRef('first.thread_id', '=', 'thread.id').on('first.number', '=', 1),
    )
    .leftJoin('forum_posts as solution', (join) =>
      join.onRef('solution.id', '=', 'thread.solution_post_id').on('thread.is_solved', '=', true),
    )
    .leftJoin('users as solver', (join) =>
      join
        .onRef('solver.id', '=', 'solution.author_id')
        .on(sql<boolean>`not ${blocks(p, sql.ref('solution.author_id'))}`),
    )
    .select([
      'solution.id as solutionId',
      'solution.number as solutionNumber',
      sql<string | null>`case when solver.id is not null then left(
        ${readableText(sql.ref<string>('solution.content'))}, ${sql.lit(SOLUTION_LENGTH)}
      ) end`.as('solutionText'),
      'solution.created_at as solutionAt',
      'solver.first_name as solverFirstName',
      'solver.last_name as solverLastName',
      'thread.id',
      'thread.title',
      readableText(sql.ref<string>('first.content')).as('content'),
      'subforum.id as subforumId',
      'subforum.name as subforumName',
      'category.name as categoryName',
      'category.holds_clubs as holdsClubs',
      'subforum.has_solutions as hasSolutions',
      'thread.author_id as authorId',
      'author.first_name as firstName',
      'author.last_name as lastName',
      'thread.created_at as createdAt',
      'thread.last_post_at as lastPostAt',
      'thread.post_count as postCount',
      'thread.is_pinned as isPinned',
      'thread.is_announcement as isAnnouncement',
      'thread.revision',
      'thread.reaction_revision as reactionRevision',
      pollRevision.as('poll'),
      tagsOf('thread').as('tags'),
      'first.is_wiki as isWiki',
      // looked up only where something depends on it
      sql<ForumLevel | null>`case when first.is_wiki or thread.author_id = ${p('viewerId')}
        then ${standingOf(p('viewerId')).level} end`.as('level'),
      sql<boolean | null>`case when first.is_wiki
        then ${isApartFrom(p, sql.ref('thread.author_id'))} end`.as('isApart'),
    ])
    .select(placeColumns)
    .where('thread.id', '=', p('id'))
    .where('thread.deleted_at', 'is', null)
    .where('subforum.deleted_at', 'is', null)
    .where('category.deleted_at', 'is', null),
);

/**
 * A thread and its posts that changed after a revision, also deleted ones; the oldest change comes
 * first. If no post changed, there is one row with the thread alone.
 */
export const listThreadChanges = preparedList(
  'forum.listThreadChanges',
  (db, p: Placeholders<{ threadId: number; after: number }>, limit) =>
    db
      .selectFrom('forum_threads as thread')
      .innerJoin('forum_subforums as subforum', 'subforum.id', 'thread.subforum_id')
      .innerJoin('forum_categories as category', 'category.id', 'subforum.category_id')
      .leftJoin('forum_posts as post', (join) =>
        join
          .onRef('post.thread_id', '=', 'thread.id')
          .on('post.revision', '>', p('after'))
          .on('thread.deleted_at', 'is', null),
      )
      .select([
        'thread.revision',
        'thread.reaction_revision as reactionRevision',
        'thread.author_id as authorId',
        'thread.post_count as postCount',
        sql<string | null>`coalesce(
          thread.deleted_at, subforum.deleted_at, category.deleted_at
        )`.as('deletedAt'),
        'post.id as postId',
        'post.number as postNumber',
        'post.revision as postRevision',
        'post.deleted_at as postDeletedAt',
        pollRevision.as('poll'),
      ])
      .select(placeColumns)
      .where('thread.id', '=', p('threadId'))
      .orderBy('post.revision')
      .orderBy('post.number')
      .limit(limit),
);
