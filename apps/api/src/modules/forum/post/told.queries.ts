import { anyOfIds, type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';
import { readableText } from '../../people/index.ts';

/** Posts with what is told of them. */
export const listToldPosts = prepared(
  'forum.listToldPosts',
  (db, p: Placeholders<{ ids: number[] }>) =>
    db
      .selectFrom('forum_posts as post')
      .innerJoin('forum_threads as thread', 'thread.id', 'post.thread_id')
      .innerJoin('users as author', 'author.id', 'post.author_id')
      .select([
        'post.id',
        'post.number',
        'post.thread_id as threadId',
        readableText(sql.ref<string>('post.content')).as('content'),
        'thread.title',
        'author.first_name as firstName',
        'author.last_name as lastName',
      ])
      .where('post.id', '=', anyOfIds(p('ids'))),
);
