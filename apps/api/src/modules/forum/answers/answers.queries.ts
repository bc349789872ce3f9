import { type Placeholders, prepared } from '@oche/db';

/** The thread of a post, also of one that is deleted. */
export const getPlaceOfPost = prepared(
  'forum.getPlaceOfPost',
  (db, p: Placeholders<{ postId: number }>) =>
    db
      .selectFrom('forum_posts')
      .select(['thread_id as threadId', 'number'])
      .where('id', '=', p('postId')),
);
