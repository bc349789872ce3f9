import { type Placeholders, prepared, preparedList } from '@oche/db';
import { sql } from 'kysely';
import { isApartAmong, readableText } from '../../people/index.ts';
import { isThreadShown } from '../thread/place.select.ts';

/** The number that the next post of a thread gets, where the thread is shown. */
export const getNextNumber = prepared(
  'forum.getNextNumber',
  (db, p: Placeholders<{ threadId: number }>) =>
    db
      .selectFrom('forum_threads as thread')
      .select('thread.next_number as nextNumber')
      .where('thread.id', '=', p('threadId'))
      .where(isThreadShown(p)),
);

interface Asked {
  threadId: number;
  viewerId: string;
  /** as text of the type tsquery */
  query: string;
  /** numbers of posts: from the first one to before the second one */
  from: number;
  before: number;
}

/**
 * Posts of a thread whose documents match, the newest first. The first post has its document with the thread. Walks
 * along the numbers and looks each document up by its key: a word that is common elsewhere costs nothing here.
 */
export const findInThread = preparedList(
  'forum.findInThread',
  (db, p: Placeholders<Asked>, limit) =>
    db
      .selectFrom('forum_posts as post')
      .innerJoin('users as author', 'author.id', 'post.author_id')
      .innerJoin(
        sql`lateral (
        select from search_documents_post document
        where post.number > 1 and document.id = post.id::text
          and document.stems @@ ${p('query')}::tsquery
        union all
        select from search_documents_thread document
        where post.number = 1 and document.id = post.thread_id::text
          and document.stems @@ ${p('query')}::tsquery
        limit 1
      )`.as('document'),
        (join) => join.onTrue(),
      )
      .select([
        'post.number',
        'post.created_at as createdAt',
        readableText(sql.ref<string>('post.content')).as('content'),
        'author.id as authorId',
        'author.first_name as firstName',
        'author.last_name as lastName',
      ])
      .where('post.thread_id', '=', p('threadId'))
      .where('post.number', '>=', p('from'))
      .where('post.number', '<', p('before'))
      .where('post.deleted_at', 'is', null)
      .where(isThreadShown(p))
      .where(sql<boolean>`not ${isApartAmong(p, sql.ref('post.author_id'))}`)
      .orderBy('post.number', 'desc')
      .limit(limit),
);
