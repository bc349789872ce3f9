import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

/** Who has written posts that are live, and how many pictures these have. */
export const listAuthors = prepared(
  'imports.listAuthors',
  (db, p: Placeholders<{ ids: number[] }>) =>
    db
      .selectFrom('forum_posts')
      .select(['id', 'author_id as authorId', 'picture_count as pictureCount'])
      .where('id', '=', sql<number>`any(${p('ids')}::bigint[])`)
      .where('deleted_at', 'is', null),
);
