import { anyOfIds, type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';
import { FIRST_POSTS } from '../levels/first-posts.ts';
import { standingOf } from '../levels/level.select.ts';
import { picturesOfSubmission } from '../pictures/picture.select.ts';
import { pollText } from '../thread/poll-text.select.ts';

/** How many posts of a member others see, until they are enough, and what the member has earned. */
export const getBeginning = prepared(
  'forum.getBeginning',
  (db, p: Placeholders<{ authorId: string }>) => {
    const { level, isFixed } = standingOf(p('authorId'));
    return db
      .selectFrom(
        db
          .selectFrom('forum_posts')
          .select('id')
          .where('author_id', '=', p('authorId'))
          .where('deleted_at', 'is', null)
          .limit(FIRST_POSTS)
          .as('post'),
      )
      .select(({ fn }) => [
        fn.countAll<number>().as('firstPosts'),
        level.as('level'),
        isFixed.as('isFixed'),
      ]);
  },
);

interface NewSubmission {
  authorId: string;
  subforumId: number;
  threadId: number | null;
  title: string | null;
  content: string;
  answeredId: number | null;
  isQuote: boolean;
  tagIds: readonly number[];
  now: string;
}

export const insertSubmission = prepared(
  'forum.insertSubmission',
  (db, p: Placeholders<NewSubmission>) =>
    db
      .insertInto('forum_submissions')
      .values({
        author_id: p('authorId'),
        subforum_id: p('subforumId'),
        thread_id: p('threadId'),
        title: p('title'),
        content: p('content'),
        answered_id: p('answeredId'),
        is_quote: p('isQuote'),
        tag_ids: sql<number[]>`${p('tagIds')}::bigint[]`,
        created_at: p('now'),
      })
      .returning('id'),
);

export const lockSubmission = prepared(
  'forum.lockSubmission',
  (db, p: Placeholders<{ id: number }>) =>
    db
      .selectFrom('forum_submissions as submission')
      .innerJoin('users as author', 'author.id', 'submission.author_id')
      .leftJoin('forum_posts as post', 'post.id', 'submission.post_id')
      .select([
        'submission.id',
        'submission.author_id as authorId',
        'author.role as authorRole',
        'submission.subforum_id as subforumId',
        'submission.thread_id as threadId',
        'submission.title',
        'submission.content',
        'submission.answered_id as answeredId',
        'submission.is_quote as isQuote',
        'submission.tag_ids as tagIds',
        'submission.state',
        'submission.post_id as postId',
        'post.thread_id as publishedIn',
        'post.number',
      ])
      .where('submission.id', '=', p('id'))
      .forNoKeyUpdate('submission'),
);

interface State {
  id: number;
  state: 'waiting' | 'published' | 'rejected';
  postId: number | null;
}

export const setState = prepared('forum.setSubmissionState', (db, p: Placeholders<State>) =>
  db
    .updateTable('forum_submissions')
    .set({ state: p('state'), post_id: p('postId') })
    .where('id', '=', p('id')),
);

/** The member's own that wait, the latest first; null stands for any thread or subforum. */
export const listOwnWaiting = prepared(
  'forum.listOwnWaiting',
  (db, p: Placeholders<{ authorId: string; threadId: number | null; subforumId: number | null }>) =>
    db
      .selectFrom('forum_submissions')
      .select(['id', 'title', 'content', 'created_at as createdAt'])
      .where('author_id', '=', p('authorId'))
      .where('state', '=', 'waiting')
      .where(sql<boolean>`(
        ${p('threadId')}::bigint is null or current_thread(thread_id) = ${p('threadId')}
      )`)
      .where(
        sql<boolean>`(${p('subforumId')}::bigint is null
          or (subforum_id = ${p('subforumId')} and thread_id is null))`,
      )
      .orderBy('id', 'desc')
      .limit(20),
);

/** Those that moderators decide about, with where they would stand. */
export const listSubmissions = prepared(
  'forum.listSubmissions',
  (db, p: Placeholders<{ ids: number[] }>) =>
    db
      .selectFrom('forum_submissions as submission')
      .innerJoin('users as author', 'author.id', 'submission.author_id')
      .innerJoin('forum_subforums as subforum', 'subforum.id', 'submission.subforum_id')
      .innerJoin('forum_categories as category', 'category.id', 'subforum.category_id')
      .leftJoin('forum_threads as thread', 'thread.id', 'submission.thread_id')
      .leftJoin('forum_posts as post', 'post.id', 'submission.post_id')
      .select([
        'submission.id',
        sql<string>`coalesce(submission.title, thread.title, '')`.as('title'),
        'submission.content',
        'submission.thread_id as threadId',
        'submission.subforum_id as subforumId',
        'submission.state',
        pollText(sql`poll.submission_id = submission.id`).as('poll'),
        picturesOfSubmission('submission').as('pictures'),
        'post.thread_id as publishedIn',
        'post.number',
        'post.deleted_at as deletedAt',
        'category.id as categoryId',
        'category.name as category',
        'author.id as authorId',
        'author.first_name as firstName',
        'author.last_name as lastName',
      ])
      .where('submission.id', '=', anyOfIds(p('ids'))),
);

/** The latest posts that everybody sees. */
export const listRecentTexts = prepared('forum.listRecentTexts', (db) =>
  db
    .selectFrom('forum_posts')
    .select(['id', 'number', 'thread_id as threadId', 'content'])
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(2000),
);
