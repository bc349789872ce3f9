import { type Placeholders, prepared } from '@oche/db';
import { isPlaceDeleted } from './place.select.ts';

/**
 * Where the post is now that once had this number in this thread. A number is given once, so it is either a post's own
 * or a former one. Nothing where the post's thread is deleted.
 */
export const findPlace = prepared(
  'forum.findPlace',
  (db, p: Placeholders<{ threadId: number; number: number }>) =>
    db
      .selectFrom('forum_former_places as former')
      .innerJoin('forum_posts as post', 'post.id', 'former.post_id')
      .innerJoin('forum_threads as thread', 'thread.id', 'post.thread_id')
      .innerJoin('forum_subforums as subforum', 'subforum.id', 'thread.subforum_id')
      .innerJoin('forum_categories as category', 'category.id', 'subforum.category_id')
      .select(['post.thread_id as threadId', 'post.number', 'post.id as postId'])
      .where('former.thread_id', '=', p('threadId'))
      .where('former.number', '=', p('number'))
      .where('thread.deleted_at', 'is', null)
      .where((eb) => eb.not(isPlaceDeleted)),
);
