import { type Placeholders, prepared } from '@oche/db';
import type { ReactionKind } from '@oche/validators/forum/reading-limits';
import {
  SUMMARY_MAX,
  SUMMARY_MEMBERS_MIN,
  SUMMARY_PART,
} from '@oche/validators/forum/within/limits';
import { sql } from 'kysely';
import { isApartAmong, readableText } from '../../people/index.ts';
import { goodReactions, membersWhoLike } from '../reactions/good-reactions.select.ts';
import { isThreadShown } from '../thread/place.select.ts';

/** So many posts with the most reactions are asked how many members that were. */
const REACH = 100;
/** How many characters of a post its excerpt is made of: more than it has, as formatting is taken out. */
const SOURCE_LENGTH = 1_500;

/**
 * Of a thread's answers those that most members called good, the first one first: a part of all, as the longest thread
 * has no more than one reads through. One member with many kinds of reactions is one.
 */
export const listSummary = prepared(
  'forum.listSummary',
  (db, p: Placeholders<{ threadId: number; viewerId: string }>) => {
    const liked = db
      .selectFrom('forum_post_reactions')
      .select(['post_id', 'counts', goodReactions.as('score')])
      .where('thread_id', '=', p('threadId'))
      .where(goodReactions, '>=', sql.lit(SUMMARY_MEMBERS_MIN))
      .orderBy('score', 'desc')
      .orderBy('post_id')
      .limit(sql.lit(REACH));
    const counted = db
      .selectFrom(liked.as('liked'))
      .innerJoin('forum_posts as post', 'post.id', 'liked.post_id')
      .select([
        'post.number',
        'post.author_id',
        'post.content',
        'post.created_at',
        'liked.counts',
        'liked.score',
        membersWhoLike('post.id').as('members'),
      ])
      // the first one is what it is about
      .where('post.number', '>', 1)
      .where('post.deleted_at', 'is', null)
      .where(isThreadShown(p))
      .where(sql<boolean>`not ${isApartAmong(p, sql.ref('post.author_id'))}`);
    const chosen = db
      // else they would be counted again for the condition
      .with(
        (name) => name('counted').materialized(),
        () => counted,
      )
      .selectFrom('counted')
      .selectAll()
      .where('members', '>=', sql.lit(SUMMARY_MEMBERS_MIN))
      .orderBy('members', 'desc')
      .orderBy('score', 'desc')
      .orderBy('number')
      .limit(
        sql<number>`(
          select least(${sql.lit(SUMMARY_MAX)}, greatest(3, ceil(thread.post_count * ${sql.lit(SUMMARY_PART)})))::bigint
          from forum_threads thread where thread.id = ${p('threadId')}
        )`,
      );
    return db
      .selectFrom(chosen.as('chosen'))
      .innerJoin('users as author', 'author.id', 'chosen.author_id')
      .select([
        'chosen.number',
        'chosen.created_at as createdAt',
        'chosen.members',
        sql<Partial<Record<ReactionKind, number>>>`chosen.counts`.as('counts'),
        sql<string>`left(
          ${readableText(sql.ref<string>('chosen.content'))}, ${sql.lit(SOURCE_LENGTH)}
        )`.as('beginning'),
        'author.id as authorId',
        'author.first_name as firstName',
        'author.last_name as lastName',
      ])
      .orderBy('chosen.number');
  },
);
