import { anyOfIds, type Placeholders, prepared } from '@oche/db';
import { THREAD_TAGS_MAX } from '@oche/validators/forum/tags/limits';
import { type RawBuilder, sql } from 'kysely';
import { tagIdsOf } from '../tags/tag.select.ts';
import { statement } from './statement.ts';

/**
 * The tags that a merge brings into the target, in their order: it keeps its own, also those that are deleted and may come
 * back, and those of the source come behind them, as far as there is room.
 * @param source and target their aliases of `forum_threads` in the query
 */
export const broughtTags = (source: string, target: string): RawBuilder<number[]> => sql<
  number[]
>`array(
  select brought.id from unnest(${tagIdsOf(source)}) with ordinality brought (id, place)
  where brought.id <> all (${bornBy(target)})
  order by brought.place limit ${sql.lit(THREAD_TAGS_MAX)} - cardinality(${bornBy(target)})
)`;

const bornBy = (thread: string) => sql`array(
  select tag_id from forum_thread_tags where thread_id = ${sql.ref(`${thread}.id`)}
)`;

export const getBroughtTags = prepared(
  'forum.getBroughtTags',
  (db, p: Placeholders<{ sourceId: number; targetId: number }>) =>
    db
      .selectFrom('forum_threads as source')
      .innerJoin('forum_threads as target', (join) =>
        join.on('target.id', '=', sql<number>`${p('targetId')}::bigint`),
      )
      .where('source.id', '=', p('sourceId'))
      .select(broughtTags('source', 'target').as('tagIds')),
);

/** Puts tags in their order where the thread has none. */
export const addThreadTags = prepared(
  'forum.addThreadTags',
  (db, p: Placeholders<{ threadId: number; tagIds: readonly number[] }>) =>
    statement<object>(
      db,
      sql`
        with free as (
          select position, row_number() over (order by position) as place
          from generate_series(1, ${sql.lit(THREAD_TAGS_MAX)}) position
          where position not in (
            select own.position from forum_thread_tags own where own.thread_id = ${p('threadId')}
          )
        )
        insert into forum_thread_tags (tag_id, thread_id, position)
        select given.id, ${p('threadId')}::bigint, free.position
        from unnest(${p('tagIds')}::bigint[]) with ordinality given (id, place)
        join free on free.place = given.place`,
    ),
);

export const noteBroughtTags = prepared(
  'forum.noteBroughtTags',
  (db, p: Placeholders<{ reorderingId: number; tagIds: readonly number[] }>) =>
    db
      .updateTable('forum_reorderings')
      .set({ brought_tag_ids: sql<number[]>`${p('tagIds')}::bigint[]` })
      .where('id', '=', p('reorderingId')),
);

/** Takes those away again that a merge has brought. */
export const returnTags = prepared(
  'forum.returnTags',
  (db, p: Placeholders<{ threadId: number; tagIds: readonly number[] }>) =>
    db
      .deleteFrom('forum_thread_tags')
      .where('thread_id', '=', p('threadId'))
      .where('tag_id', '=', anyOfIds(p('tagIds'))),
);
