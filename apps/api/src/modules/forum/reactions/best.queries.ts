import { type Placeholders, prepared } from '@oche/db';
import { BEST_POSTS_MAX, BEST_REACTIONS_MIN } from '@oche/validators/forum/reading-limits';
import { sql } from 'kysely';
import { isApartFrom, readableText } from '../../people/index.ts';
import { isThreadShown } from '../thread/place.select.ts';
import { goodReactions } from './good-reactions.select.ts';

/** Of a thread's posts those that were reacted to last: so a long one costs no more than this. */
const REACH = 500;
/** How many characters of a post its snippet is made of: more than it has, as HTML is taken out. */
const SNIPPET_SOURCE_LENGTH = 600;

/** The answers of a thread that its readers liked most, but of members from whom the reader is apart. */
export const listBest = prepared(
  'forum.listBestPosts',
  (db, p: Placeholders<{ threadId: number; viewerId: string }>) =>
    db
      .selectFrom(
        db
          .selectFrom('forum_post_reactions')
          .select(['post_id', goodReactions.as('score')])
          .where('thread_id', '=', p('threadId'))
          .orderBy('revision', 'desc')
          .limit(sql.lit(REACH))
          .as('liked'),
      )
      .innerJoin('forum_posts as post', 'post.id', 'liked.post_id')
      .innerJoin('users as author', 'author.id', 'post.author_id')
      .select([
        'post.number',
        'liked.score',
        sql<string>`left(
          ${readableText(sql.ref<string>('post.content'))}, ${sql.lit(SNIPPET_SOURCE_LENGTH)}
        )`.as('beginning'),
        'author.first_name as firstName',
        'author.last_name as lastName',
      ])
      .where('liked.score', '>=', sql.lit(BEST_REACTIONS_MIN))
      // the first one is the question
      .where('post.number', '>', 1)
      .where('post.deleted_at', 'is', null)
      .where(isThreadShown(p))
      .where(sql<boolean>`not ${isApartFrom(p, sql.ref('post.author_id'))}`)
      .orderBy('liked.score', 'desc')
      .orderBy('post.number')
      .limit(sql.lit(BEST_POSTS_MAX)),
);
