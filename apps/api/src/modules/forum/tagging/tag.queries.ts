import { type Placeholders, prepared, preparedList } from '@oche/db';
import { sql } from 'kysely';
import { tagColumns } from '../tags/tag.select.ts';
import { overviewPlaces } from '../thread/place.select.ts';
import { listedColumns } from '../thread/thread.queries.ts';

/** There are few. */
const ALL = sql.lit(500);

export const listTags = prepared('forum.listTags', (db) =>
  db
    .selectFrom('forum_tags as tag')
    .select(tagColumns)
    .where('tag.deleted_at', 'is', null)
    .orderBy(sql`lower(tag.name)`)
    .limit(ALL),
);

/** By an address that leads to it, also a former one. */
export const getTag = prepared('forum.getTag', (db, p: Placeholders<{ slug: string }>) =>
  db
    .selectFrom('forum_tag_slugs as known')
    .innerJoin('forum_tags as tag', 'tag.id', 'known.tag_id')
    .select(tagColumns)
    .where('known.slug', '=', p('slug'))
    .where('tag.deleted_at', 'is', null),
);

/**
 * The threads that bear a tag behind an id, the newest first, of all places that the overview shows. One walk along
 * the key of `forum_thread_tags`.
 */
export const listTagThreads = preparedList(
  'forum.listTagThreads',
  (db, p: Placeholders<{ tagId: number; before: number }>, limit) =>
    db
      .selectFrom(
        db
          .selectFrom('forum_thread_tags as own')
          .innerJoin('forum_threads', 'forum_threads.id', 'own.thread_id')
          .selectAll('forum_threads')
          .where('own.tag_id', '=', p('tagId'))
          .where('own.thread_id', '<', p('before'))
          .where('forum_threads.deleted_at', 'is', null)
          .where('forum_threads.subforum_id', '=', overviewPlaces)
          .orderBy('own.thread_id', 'desc')
          .limit(limit)
          .as('thread'),
      )
      .innerJoin('forum_subforums as subforum', 'subforum.id', 'thread.subforum_id')
      .innerJoin('users as author', 'author.id', 'thread.author_id')
      .innerJoin('users as lastAuthor', 'lastAuthor.id', 'thread.last_post_author_id')
      .select(listedColumns)
      .select('subforum.name as subforumName')
      .orderBy('thread.id', 'desc'),
);
