import { type DB, type Executor, type Placeholders, preparedList } from '@oche/db';
import { type AliasableExpression, type Expression, type Selectable, sql } from 'kysely';
import { overviewPlaces } from './place.select.ts';
import { listedColumns } from './thread.queries.ts';

/** A place in a list by last activity. */
export interface LatestKey {
  lastPostAt: string;
  id: number;
}

/** So many threads are looked at for a page of what is unread: who has read all of them is told so at once. */
const REACH = 1000;

/** Threads of all places behind a key, by last activity, in one walk along the index forum_threads_activity. */
const latest = (db: Executor, p: Placeholders<LatestKey>, limit: number | Expression<number>) =>
  db
    .selectFrom('forum_threads')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where('subforum_id', '=', overviewPlaces)
    .where((eb) => eb(eb.refTuple('last_post_at', 'id'), '<', eb.tuple(p('lastPostAt'), p('id'))))
    .orderBy('last_post_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);

type Found = Expression<unknown> & AliasableExpression<Selectable<DB['forum_threads']>>;

const listed = (db: Executor, page: Found) =>
  db
    .selectFrom(page.as('thread'))
    .innerJoin('forum_subforums as subforum', 'subforum.id', 'thread.subforum_id')
    .innerJoin('users as author', 'author.id', 'thread.author_id')
    .innerJoin('users as lastAuthor', 'lastAuthor.id', 'thread.last_post_author_id')
    .select(listedColumns)
    .select('subforum.name as subforumName')
    .orderBy('thread.last_post_at', 'desc')
    .orderBy('thread.id', 'desc');

export const listLatest = preparedList(
  'forum.listLatest',
  (db, p: Placeholders<LatestKey>, limit) => listed(db, latest(db, p, limit)),
);

interface UnreadKey extends LatestKey {
  userId: string;
  /** what was quiet since then is not news to anybody who was never there */
  since: string;
}

/** Of those the threads in which others have written since the member was there, and new ones where they never were. */
export const listLatestUnread = preparedList(
  'forum.listLatestUnread',
  (db, p: Placeholders<UnreadKey>, limit) =>
    listed(
      db,
      db
        .selectFrom(latest(db, p, sql.lit(REACH)).as('thread'))
        .selectAll()
        .where('thread.last_post_author_id', '<>', p('userId'))
        .where(
          sql<boolean>`coalesce(
            (
              select visit.seen < thread.last_post_number from forum_visits visit
              where visit.user_id = ${p('userId')} and visit.thread_id = thread.id
            ),
            thread.last_post_at > ${p('since')}::timestamptz
          )`,
        )
        .orderBy('thread.last_post_at', 'desc')
        .orderBy('thread.id', 'desc')
        .limit(limit),
    ),
);
