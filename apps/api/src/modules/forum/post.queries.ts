import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';
import { selectPosts } from './post.select.ts';

/** A place in a thread's reading order: top-level posts by number, each followed by its answers. */
export interface ReadingKey {
  rootNumber: number;
  number: number;
}

interface PostPage extends ReadingKey {
  threadId: number;
  limit: number;
}

/** The most read page of all: one walk along the index forum_posts_reading, and no other. */
const listPosts = (name: string, side: '>' | '<', order: 'asc' | 'desc') =>
  prepared(name, (db, p: Placeholders<PostPage>) =>
    selectPosts(db)
      .innerJoin('forum_threads as thread', 'thread.id', 'post.thread_id')
      .select('thread.revision as threadRevision')
      .where('post.thread_id', '=', p('threadId'))
      .where('post.deleted_at', 'is', null)
      .where('thread.deleted_at', 'is', null)
      .where((eb) =>
        eb(
          eb.refTuple('post.root_number', 'post.number'),
          side,
          eb.tuple(p('rootNumber'), p('number')),
        ),
      )
      .orderBy('post.root_number', order)
      .orderBy('post.number', order)
      .limit(p('limit')),
  );

/** In reading order. */
export const listPostsAfter = listPosts('forum.listPostsAfter', '>', 'asc');
/** Against the reading order. */
export const listPostsBefore = listPosts('forum.listPostsBefore', '<', 'desc');

/**
 * Where a page around post `number` could begin: so many posts `ahead`, or so that the page
 * ends with the thread. The earlier of two rows is right; with fewer the thread begins before.
 * A number that isn't there stands for the post that would be nearest.
 */
export const listPageStarts = prepared(
  'forum.listPageStarts',
  (db, p: Placeholders<{ threadId: number; number: number; ahead: number; limit: number }>) => {
    const livePosts = db
      .selectFrom('forum_posts as post')
      .select(['post.root_number as rootNumber', 'post.number'])
      .where('post.thread_id', '=', p('threadId'))
      .where('post.deleted_at', 'is', null)
      .orderBy('post.root_number', 'desc')
      .orderBy('post.number', 'desc')
      .limit(1);
    // deleted posts keep their place, so the place of every number up to the last is known
    const target = db
      .selectFrom('forum_posts')
      .select(['root_number', 'number'])
      .where('thread_id', '=', p('threadId'))
      .where('number', '<=', p('number'))
      .orderBy('number', 'desc')
      .limit(1);
    const ahead = livePosts
      .where(sql<boolean>`(post.root_number, post.number) <= ${target}`)
      .offset(p('ahead'));
    const lastPage = livePosts.offset(sql<number>`${p('limit')}::int - 1`);
    return db
      .selectFrom(ahead.unionAll(lastPage).as('start'))
      .select(['start.rootNumber', 'start.number'])
      .orderBy('start.rootNumber')
      .orderBy('start.number');
  },
);

export const listPostsById = prepared(
  'forum.listPostsById',
  (db, p: Placeholders<{ ids: number[] }>) =>
    selectPosts(db)
      .where('post.id', '=', sql<number>`any(${p('ids')}::bigint[])`)
      .where('post.deleted_at', 'is', null),
);

/** Characters of a post that are looked at for its snippet: markup is still in there. */
const SNIPPET_SOURCE_LENGTH = 1000;

/** The newest posts that everybody can see in the overview. */
export const listRecentPosts = prepared(
  'forum.listRecentPosts',
  (db, p: Placeholders<{ limit: number }>) =>
    db
      .selectFrom('forum_posts as post')
      .innerJoin('forum_threads as thread', 'thread.id', 'post.thread_id')
      .innerJoin('forum_subforums as subforum', 'subforum.id', 'thread.subforum_id')
      .innerJoin('forum_categories as category', 'category.id', 'subforum.category_id')
      .innerJoin('users as author', 'author.id', 'post.author_id')
      .select([
        'post.id',
        'post.thread_id as threadId',
        'thread.title as threadTitle',
        'post.number',
        sql<string>`left(post.content, ${sql.lit(SNIPPET_SOURCE_LENGTH)})`.as('beginning'),
        'author.first_name as firstName',
        'author.last_name as lastName',
        'subforum.id as subforumId',
        'subforum.name as subforumName',
        'post.created_at as createdAt',
      ])
      .where('post.deleted_at', 'is', null)
      .where('thread.deleted_at', 'is', null)
      .where('subforum.is_active', '=', true)
      .where('category.is_active', '=', true)
      .orderBy('post.created_at', 'desc')
      .orderBy('post.id', 'desc')
      .limit(p('limit')),
);
