import { type Executor, type Placeholders, prepared } from '@oche/db';
import { isPlaceDeleted, placeColumns } from '../thread/place.select.ts';

const places = (db: Executor) =>
  db
    .selectFrom('forum_threads as thread')
    .innerJoin('forum_subforums as subforum', 'subforum.id', 'thread.subforum_id')
    .innerJoin('forum_categories as category', 'category.id', 'subforum.category_id')
    .where('thread.deleted_at', 'is', null)
    .where((eb) => eb.not(isPlaceDeleted));

/** What decides whether somebody may write an answer; undefined where the thread is shown to nobody. */
export const getThreadPlace = prepared(
  'forum.getThreadPlaceOfDraft',
  (db, p: Placeholders<{ threadId: number }>) =>
    places(db).select(placeColumns).where('thread.id', '=', p('threadId')),
);

/** The same, which stays so until the transaction ends: none is begun in a thread whose drafts are being moved. */
export const keepThreadPlace = prepared(
  'forum.keepThreadPlaceOfDraft',
  (db, p: Placeholders<{ threadId: number }>) =>
    places(db).select(placeColumns).where('thread.id', '=', p('threadId')).forShare('thread'),
);

/** The same about another text for a post. */
export const getPostPlace = prepared(
  'forum.getPostPlaceOfDraft',
  (db, p: Placeholders<{ postId: number }>) =>
    places(db)
      .innerJoin('forum_posts as post', 'post.thread_id', 'thread.id')
      .select(placeColumns)
      .select([
        'post.number',
        'post.author_id as authorId',
        'post.created_at as createdAt',
        'post.is_wiki as isWiki',
      ])
      .where('post.id', '=', p('postId'))
      .where('post.deleted_at', 'is', null),
);
