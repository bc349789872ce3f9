import { type Executor, type Placeholders, prepared, preparedList } from '@oche/db';
import type { ReorderingKind } from '@oche/validators/forum/order/schemas';
import { sql } from 'kysely';

interface NewReordering {
  kind: ReorderingKind;
  sourceId: number;
  targetId: number;
  fromSubforumId: number;
  toSubforumId: number;
  posts: number;
  firstNumber: number;
  by: string;
  now: string;
}

export const insertReordering = prepared(
  'forum.insertReordering',
  (db, p: Placeholders<NewReordering>) =>
    db
      .insertInto('forum_reorderings')
      .values({
        kind: p('kind'),
        source_id: p('sourceId'),
        target_id: p('targetId'),
        from_subforum_id: p('fromSubforumId'),
        to_subforum_id: p('toSubforumId'),
        post_count: p('posts'),
        first_number: p('firstNumber'),
        moved_by: p('by'),
        moved_at: p('now'),
      })
      .returning('id'),
);

const columns = [
  'reordering.id',
  'reordering.kind',
  'reordering.source_id as sourceId',
  'reordering.target_id as targetId',
  'reordering.from_subforum_id as fromSubforumId',
  'reordering.to_subforum_id as toSubforumId',
  'reordering.post_count as postCount',
  'reordering.moved_at as movedAt',
  'reordering.undone_at as undoneAt',
  'reordering.brought_tag_ids as broughtTagIds',
] as const;

export const getReordering = prepared(
  'forum.getReordering',
  (db, p: Placeholders<{ id: number }>) =>
    db
      .selectFrom('forum_reorderings as reordering')
      .select(columns)
      .where('reordering.id', '=', p('id')),
);

/** Whether anything else has been done since then with one of these threads, and still holds. */
export const findLater = prepared(
  'forum.findLaterReordering',
  (db, p: Placeholders<{ id: number; threadIds: readonly number[] }>) =>
    db
      .selectFrom('forum_reorderings')
      .select('id')
      .where('id', '>', p('id'))
      .where('undone_at', 'is', null)
      .where((eb) =>
        eb.or([
          eb('source_id', '=', sql<number>`any(${p('threadIds')}::bigint[])`),
          eb('target_id', '=', sql<number>`any(${p('threadIds')}::bigint[])`),
        ]),
      )
      .limit(1),
);

/** The first post of a thread that was merged, wherever it is. */
export const getFormerFirst = prepared(
  'forum.getFormerFirst',
  (db, p: Placeholders<{ threadId: number }>) =>
    db
      .selectFrom('forum_former_places as former')
      .innerJoin('forum_posts as post', 'post.id', 'former.post_id')
      .select(['post.id', 'post.deleted_at as deletedAt'])
      .where('former.thread_id', '=', p('threadId'))
      .where('former.number', '=', 1),
);

export const setUndone = prepared(
  'forum.setReorderingUndone',
  (db, p: Placeholders<{ id: number; by: string; now: string }>) =>
    db
      .updateTable('forum_reorderings')
      .set({ undone_at: p('now'), undone_by: p('by') })
      .where('id', '=', p('id')),
);

/** Where the first of the posts is now that a reordering has moved, or the thread itself. */
const place = sql<{ threadId: number; number: number }>`coalesce((
  select jsonb_build_object('threadId', post.thread_id, 'number', post.number)
  from forum_former_places former join forum_posts post on post.id = former.post_id
  where former.reordering_id = reordering.id and former.thread_id =
    case when reordering.undone_at is null then reordering.source_id else reordering.target_id end
  order by former.number limit 1
), jsonb_build_object('threadId', reordering.target_id, 'number', 1))`;

const shown = (db: Executor) =>
  db
    .selectFrom('forum_reorderings as reordering')
    .innerJoin('forum_threads as source', 'source.id', 'reordering.source_id')
    .innerJoin('forum_threads as target', 'target.id', 'reordering.target_id')
    .innerJoin('forum_subforums as from', 'from.id', 'reordering.from_subforum_id')
    .innerJoin('forum_subforums as to', 'to.id', 'reordering.to_subforum_id')
    .innerJoin('users as mover', 'mover.id', 'reordering.moved_by')
    .select(columns)
    .select([
      'source.title as sourceTitle',
      'target.title as targetTitle',
      'from.name as fromName',
      'to.name as toName',
      'from.category_id as fromCategoryId',
      'to.category_id as toCategoryId',
      'mover.first_name as firstName',
      'mover.last_name as lastName',
      place.as('place'),
    ]);

export type ShownReordering = Awaited<ReturnType<typeof listReorderings>>[number];

export const listReorderings = preparedList(
  'forum.listReorderings',
  (db, _: Placeholders<object>, limit) => shown(db).orderBy('reordering.id', 'desc').limit(limit),
);

export const getShownReordering = prepared(
  'forum.getShownReordering',
  (db, p: Placeholders<{ id: number }>) => shown(db).where('reordering.id', '=', p('id')),
);
