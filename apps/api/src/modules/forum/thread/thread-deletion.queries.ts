import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';
import { readableText } from '../../people/index.ts';
import { picturesOf } from '../pictures/picture.select.ts';
import { pollText } from './poll-text.select.ts';

/** Threads with their first post as moderators see them, also deleted ones. */
export const listReportedThreads = prepared(
  'forum.listReportedThreads',
  (db, p: Placeholders<{ ids: number[] }>) =>
    db
      .selectFrom('forum_threads as thread')
      .innerJoin('forum_posts as post', (join) =>
        join.onRef('post.thread_id', '=', 'thread.id').on('post.number', '=', 1),
      )
      .innerJoin('forum_subforums as subforum', 'subforum.id', 'thread.subforum_id')
      .innerJoin('forum_categories as category', 'category.id', 'subforum.category_id')
      .innerJoin('users as author', 'author.id', 'thread.author_id')
      .select([
        'thread.id',
        'thread.title',
        'thread.is_locked as isLocked',
        'thread.deleted_at as deletedAt',
        readableText(sql.ref<string>('post.content')).as('content'),
        picturesOf('post').as('pictures'),
        pollText(sql`poll.thread_id = thread.id`).as('poll'),
        'category.id as categoryId',
        'category.name as category',
        'author.id as authorId',
        'author.first_name as firstName',
        'author.last_name as lastName',
      ])
      .where('thread.id', '=', sql<number>`any(${p('ids')}::bigint[])`),
);

export const setThreadLocked = prepared(
  'forum.setThreadLocked',
  (db, p: Placeholders<{ id: number; isLocked: boolean }>) =>
    db
      .updateTable('forum_threads')
      .set({ is_locked: p('isLocked') })
      .where('id', '=', p('id')),
);

interface Period {
  authorId: string;
  /** ISO times */
  from: string;
  until: string;
  after: number;
}

export const nextThreadOfPeriod = prepared(
  'forum.nextThreadOfPeriod',
  (db, p: Placeholders<Period>) =>
    db
      .selectFrom('forum_threads')
      .select('id')
      .where('author_id', '=', p('authorId'))
      .where('id', '>', p('after'))
      .where('deleted_at', 'is', null)
      .where('created_at', '>=', p('from'))
      .where('created_at', '<', p('until'))
      .orderBy('id')
      .limit(1),
);
