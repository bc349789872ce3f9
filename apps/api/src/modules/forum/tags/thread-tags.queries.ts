import { anyOfIds, type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

export const clearThreadTags = prepared(
  'forum.clearThreadTags',
  (db, p: Placeholders<{ threadId: number }>) =>
    db.deleteFrom('forum_thread_tags').where('thread_id', '=', p('threadId')),
);

/** Those that are there, and stay until the transaction ends. One that is being merged or deleted is waited for. */
export const keepTags = prepared(
  'forum.keepTags',
  (db, p: Placeholders<{ tagIds: readonly number[] }>) =>
    db
      .selectFrom('forum_tags')
      .select('id')
      .where('id', '=', anyOfIds(p('tagIds')))
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .forKeyShare(),
);

/** In the order of the list. */
export const insertThreadTags = prepared(
  'forum.insertThreadTags',
  (db, p: Placeholders<{ threadId: number; tagIds: readonly number[] }>) =>
    db
      .insertInto('forum_thread_tags')
      .columns(['tag_id', 'thread_id', 'position'])
      .expression(() =>
        db
          .selectFrom(
            sql<{
              id: number;
              position: number;
            }>`unnest(${p('tagIds')}::bigint[]) with ordinality`.as<'given'>(
              sql`given(id, position)`,
            ),
          )
          .select([
            'given.id as tag_id',
            sql<number>`${p('threadId')}::bigint`.as('thread_id'),
            'given.position',
          ]),
      ),
);
