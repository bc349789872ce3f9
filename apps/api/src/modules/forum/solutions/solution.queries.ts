import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** Of a thread whose row is locked. No row when the post is so already. */
export const setSolution = prepared(
  'forum.setSolution',
  (db, p: Placeholders<{ threadId: number; postId: number; isSolution: boolean }>) =>
    db
      .updateTable('forum_threads')
      .set({
        solution_post_id: sql<number | null>`case when ${p('isSolution')}::boolean
          then ${p('postId')}::bigint end`,
        is_solved: p('isSolution'),
      })
      .where('id', '=', p('threadId'))
      .where(
        sql<boolean>`(solution_post_id is not distinct from ${p('postId')}::bigint)
          <> ${p('isSolution')}::boolean`,
      )
      .returning('id'),
);
