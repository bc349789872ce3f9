import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';
import { readableText } from '../../people/index.ts';
import { picturesOf } from '../pictures/picture.select.ts';

/** Posts as moderators see them, also deleted ones. The first post of a thread is the thread. */
export const listReportedPosts = prepared(
  'forum.listReportedPosts',
  (db, p: Placeholders<{ ids: number[] }>) =>
    db
      .selectFrom('forum_posts as post')
      .innerJoin('forum_threads as thread', 'thread.id', 'post.thread_id')
      .innerJoin('forum_subforums as subforum', 'subforum.id', 'thread.subforum_id')
      .innerJoin('forum_categories as category', 'category.id', 'subforum.category_id')
      .innerJoin('users as author', 'author.id', 'post.author_id')
      .select([
        'post.id',
        'post.number',
        readableText(sql.ref<string>('post.content')).as('content'),
        picturesOf('post').as('pictures'),
        'post.deleted_at as deletedAt',
        'thread.id as threadId',
        'thread.title',
        'thread.deleted_at as threadDeletedAt',
        'category.id as categoryId',
        'category.name as category',
        'author.id as authorId',
        'author.first_name as firstName',
        'author.last_name as lastName',
      ])
      .where('post.id', '=', sql<number>`any(${p('ids')}::bigint[])`)
      .where('post.number', '>', 1),
);

interface Period {
  authorId: string;
  /** ISO times */
  from: string;
  until: string;
  after: number;
}

export const nextPostOfPeriod = prepared('forum.nextPostOfPeriod', (db, p: Placeholders<Period>) =>
  db
    .selectFrom('forum_posts')
    .select('id')
    .where('author_id', '=', p('authorId'))
    .where('id', '>', p('after'))
    .where('number', '>', 1)
    .where('deleted_at', 'is', null)
    .where('created_at', '>=', p('from'))
    .where('created_at', '<', p('until'))
    .orderBy('id')
    .limit(1),
);
