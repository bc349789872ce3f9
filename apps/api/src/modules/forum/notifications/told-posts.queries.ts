import { anyOfIds, type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** Posts with what is told of them. */
export const listToldPosts = prepared(
  'forum.listToldPosts',
  (db, p: Placeholders<{ ids: number[] }>) =>
    db
      .selectFrom('forum_posts as post')
      .innerJoin('forum_threads as thread', 'thread.id', 'post.thread_id')
      .innerJoin('users as author', 'author.id', 'post.author_id')
      .select([
        'post.id',
        'post.number',
        'post.thread_id as threadId',
        'post.content',
        'thread.title',
        'author.first_name as firstName',
        'author.last_name as lastName',
      ])
      .where('post.id', '=', anyOfIds(p('ids'))),
);

/** Whose thread and posts a new post answers. */
export const getAnsweredAuthors = prepared(
  'forum.getAnsweredAuthors',
  (db, p: Placeholders<{ postId: number }>) =>
    db
      .selectFrom('forum_posts as post')
      .innerJoin('forum_threads as thread', 'thread.id', 'post.thread_id')
      .leftJoin('forum_posts as parent', 'parent.id', 'post.parent_post_id')
      .leftJoin('forum_posts as quoted', 'quoted.id', 'post.quoted_post_id')
      .select([
        'thread.author_id as ofThread',
        'parent.author_id as ofParent',
        'quoted.author_id as ofQuoted',
      ])
      .where('post.id', '=', p('postId'))
      .where('post.deleted_at', 'is', null)
      .where('thread.deleted_at', 'is', null),
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
