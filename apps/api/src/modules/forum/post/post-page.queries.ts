import { type Executor, type Placeholders, preparedList } from '@oche/db';
import type { PostOrder } from '@oche/validators/forum/reading-limits';
import { sql } from 'kysely';
import { blocksAmong } from '../../people/index.ts';
import { shownThread } from '../thread/place.select.ts';
import { postRows, selectPosts } from './post.select.ts';

/** A place in a thread's reading order: top-level posts by number, each followed by its answers. */
export interface ReadingKey {
  rootNumber: number;
  number: number;
}

interface PostPage extends ReadingKey {
  threadId: number;
}

type Side = 'after' | 'before';

/**
 * The same as `deleted_at is null`, which PostgreSQL doesn't recognise here: else it may read a whole thread
 * along the index of the other order and sort it, as it thinks that threads are short.
 */
const isLive = sql<boolean>`num_nonnulls(deleted_at) = 0`;

/** The posts behind or ahead of a place; by time a post's number alone is its place. */
function selectRows(
  db: Executor,
  p: Placeholders<PostPage>,
  limit: number,
  side: Side,
  order: PostOrder,
) {
  const direction = side === 'after' ? 'asc' : 'desc';
  const sign = side === 'after' ? '>' : '<';
  const rows = postRows(db).where('thread_id', '=', p('threadId')).limit(limit);
  if (order === 'time') {
    return rows.where(isLive).where('number', sign, p('number')).orderBy('number', direction);
  }
  return rows
    .where('deleted_at', 'is', null)
    .where((eb) =>
      eb(eb.refTuple('root_number', 'number'), sign, eb.tuple(p('rootNumber'), p('number'))),
    )
    .orderBy('root_number', direction)
    .orderBy('number', direction);
}

/**
 * The most read page of all: one walk along the index forum_posts_reading, or that of the numbers. The page is
 * cut before the joins, so that PostgreSQL has no choice but to walk, however short it thinks that threads are.
 */
function selectPage(
  db: Executor,
  p: Placeholders<PostPage>,
  limit: number,
  side: Side,
  order: PostOrder,
) {
  const direction = side === 'after' ? 'asc' : 'desc';
  const posts = selectPosts(db, selectRows(db, p, limit, side, order))
    .innerJoin(shownThread(db, p).as('thread'), (join) => join.onTrue())
    .select(['thread.revision as threadRevision', 'thread.reaction_revision as reactionRevision']);
  return order === 'time'
    ? posts.orderBy('post.number', direction)
    : posts.orderBy('post.root_number', direction).orderBy('post.number', direction);
}

const likedOrder = (db: Executor, p: Placeholders<{ viewerId: string }>) =>
  db.selectFrom('forum_readers').select('post_order').where('user_id', '=', p('viewerId'));

const listForVisitors = (name: string, side: Side, order: PostOrder = 'answers') =>
  preparedList(name, (db, p: Placeholders<PostPage>, limit) =>
    selectPage(db, p, limit, side, order),
  );

/**
 * With what decides who may write there, whether the reader blocks the author, and the order that the reader likes: so
 * a first page is one statement for nearly everybody.
 */
const listForMembers = (name: string, side: Side, order: PostOrder = 'answers') =>
  preparedList(name, (db, p: Placeholders<PostPage & { viewerId: string }>, limit) =>
    selectPage(db, p, limit, side, order).select([
      'thread.place',
      blocksAmong(p, sql.ref('post.author_id')).as('isFromBlocked'),
      likedOrder(db, p).as('likedOrder'),
    ]),
  );

/** In reading order. */
export const listPostsAfter = listForVisitors('forum.listPostsAfter', 'after');
export const listPostsAfterForMembers = listForMembers('forum.listPostsAfterForMembers', 'after');
/** Against the reading order. */
export const listPostsBefore = listForVisitors('forum.listPostsBefore', 'before');
export const listPostsBeforeForMembers = listForMembers(
  'forum.listPostsBeforeForMembers',
  'before',
);

/** As they were written; their statements have no use for a root number. */
export const listPostsSince = listForVisitors('forum.listPostsSince', 'after', 'time');
export const listPostsSinceForMembers = listForMembers(
  'forum.listPostsSinceForMembers',
  'after',
  'time',
);
/** The latest first. */
export const listPostsUntil = listForVisitors('forum.listPostsUntil', 'before', 'time');
export const listPostsUntilForMembers = listForMembers(
  'forum.listPostsUntilForMembers',
  'before',
  'time',
);

/**
 * Where the page around post `number` begins: half a page before that post, or still earlier so that
 * the page is full at the thread's end. No row means that it begins with the thread. If the post is
 * deleted, the place where it stood counts; if there is no such number yet, the last post does.
 */
export const findPageStart = preparedList(
  'forum.findPageStart',
  (db, p: Placeholders<{ threadId: number; number: number }>, limit) => {
    const target = db
      .selectFrom('forum_posts')
      .select(['root_number', 'number'])
      .where('thread_id', '=', p('threadId'))
      .where('number', '<=', p('number'))
      .orderBy('number', 'desc')
      .limit(1);
    const backwards = db
      .selectFrom('forum_posts')
      .select(['root_number', 'number'])
      .where('thread_id', '=', p('threadId'))
      .where('deleted_at', 'is', null)
      .orderBy('root_number', 'desc')
      .orderBy('number', 'desc')
      .limit(1);
    const centred = backwards
      .where(sql<boolean>`(root_number, number) <= ${target}`)
      .offset(Math.floor(limit / 2));
    const atTheEnd = backwards.offset(limit - 1);
    return db
      .selectFrom(centred.as('centred'))
      .innerJoin(atTheEnd.as('end'), (join) => join.onTrue())
      .select(
        sql<[rootNumber: number, number: number]>`least(
          array[centred.root_number, centred.number], array["end".root_number, "end".number]
        )`.as('start'),
      );
  },
);

/** The same where posts stand as they were written. */
export const findPageStartInTime = preparedList(
  'forum.findPageStartInTime',
  (db, p: Placeholders<{ threadId: number; number: number }>, limit) => {
    const backwards = db
      .selectFrom('forum_posts')
      .select('number')
      .where('thread_id', '=', p('threadId'))
      .where(isLive)
      .orderBy('number', 'desc')
      .limit(1);
    const centred = backwards.where('number', '<=', p('number')).offset(Math.floor(limit / 2));
    return db
      .selectFrom(centred.as('centred'))
      .innerJoin(backwards.offset(limit - 1).as('end'), (join) => join.onTrue())
      .select(sql<number>`least(centred.number, "end".number)`.as('start'));
  },
);
