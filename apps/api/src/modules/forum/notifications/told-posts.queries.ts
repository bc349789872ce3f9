import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';
import { tagIdsOf } from '../tags/tag.select.ts';

/**
 * A post that members can see, with whose thread and posts it answers, and where it stands. It is locked:
 * of two jobs that tell of it the second one waits.
 */
export const lockNews = prepared('forum.lockNews', (db, p: Placeholders<{ postId: number }>) =>
  db
    .selectFrom('forum_posts as post')
    .innerJoin('forum_threads as thread', 'thread.id', 'post.thread_id')
    .innerJoin('forum_subforums as subforum', 'subforum.id', 'thread.subforum_id')
    .innerJoin('forum_categories as category', 'category.id', 'subforum.category_id')
    .leftJoin('forum_posts as parent', 'parent.id', 'post.parent_post_id')
    .leftJoin('forum_posts as quoted', 'quoted.id', 'post.quoted_post_id')
    .select([
      'post.id',
      'post.content',
      'post.author_id as authorId',
      'thread.id as threadId',
      'thread.subforum_id as subforumId',
      'subforum.category_id as categoryId',
      'thread.author_id as ofThread',
      tagIdsOf('thread').as('tagIds'),
      'parent.author_id as ofParent',
      'quoted.author_id as ofQuoted',
    ])
    .where('post.id', '=', p('postId'))
    .where('post.deleted_at', 'is', null)
    .where('thread.deleted_at', 'is', null)
    .where('subforum.is_active', '=', true)
    .where('category.is_active', '=', true)
    .forNoKeyUpdate('post'),
);

/** The members who have been told that a post names them. */
export const listMentionsTold = prepared(
  'forum.listMentionsTold',
  (db, p: Placeholders<{ eventId: string; kind: string }>) =>
    db
      .selectFrom('notifications')
      .select('recipient_id as userId')
      .where('event_id', '=', p('eventId'))
      .where('kind', '=', p('kind')),
);

/** Whether the post of the row `item` of notifications can be seen by members at this moment. */
export const isToldPostVisible = sql<boolean>`exists (
  select from forum_posts post
  join forum_threads thread on thread.id = post.thread_id
  join forum_subforums subforum on subforum.id = thread.subforum_id
  join forum_categories category on category.id = subforum.category_id
  where post.id = (item.payload ->> 'postId')::bigint
    and post.deleted_at is null and thread.deleted_at is null
    and subforum.is_active and category.is_active
)`;
