import { type Placeholders, prepared } from '@oche/db';
import type { ReactionKind } from '@oche/validators/forum/reading-limits';
import { WEEK_FACES, WEEK_MEMBERS_MIN, WEEK_POSTS_MAX } from '@oche/validators/forum/week/limits';
import { type RawBuilder, sql } from 'kysely';
import { isApartAmong, publicFace, readableText } from '../../people/index.ts';
import { goodReactions, membersWhoLike } from '../reactions/good-reactions.select.ts';
import { overviewPlaces } from '../thread/place.select.ts';

/** So many posts with the most reactions are asked how many members that were. */
const REACH = 200;
/** How many characters of a post its excerpt is made of: more than it has, as formatting is taken out. */
const SOURCE_LENGTH = 1_200;
/** So many posts before and after are looked at for who took part. */
const AROUND = 100;

interface Period {
  /** ISO times */
  from: string;
  until: string;
  viewerId: string;
}

interface Face {
  firstName: string;
  lastName: string;
  imageUrl: string | null;
}

/** Who wrote around the post `best` in that time, in the order in which they joined in. */
const participants = (
  p: Placeholders<Period>,
): RawBuilder<{ count: number; first: Face[] }> => sql`(
  select json_build_object('count', count(*), 'first', coalesce(json_agg(json_build_object(
    'firstName', "firstName", 'lastName', "lastName", 'imageUrl', "imageUrl"
  ) order by place) filter (where place <= ${sql.lit(WEEK_FACES)}), '[]'))
  from (
    select writer.first_name as "firstName", writer.last_name as "lastName",
      ${publicFace('writer')} as "imageUrl", row_number() over (order by said.first) as place
    from (
      select author_id, min(number) as first from forum_posts
      where thread_id = best.thread_id and deleted_at is null
        and number >= best.number - ${sql.lit(AROUND)} and number <= best.number + ${sql.lit(AROUND)}
        and created_at >= ${p('from')}::timestamptz and created_at < ${p('until')}::timestamptz
        and not ${isApartAmong(p, sql.ref('author_id'))}
      group by author_id
    ) said
    join users writer on writer.id = said.author_id
  ) taking_part
)`;

/**
 * Of the posts that were written between two times, in the places of the overview, those that most members called good; of
 * each thread the best one.
 */
export const listBestOfWeek = prepared('forum.listBestOfWeek', (db, p: Placeholders<Period>) => {
  const liked = db
    .selectFrom('forum_posts as post')
    .innerJoin('forum_post_reactions as reacted', 'reacted.post_id', 'post.id')
    .innerJoin('forum_threads as thread', 'thread.id', 'post.thread_id')
    .select([
      'post.id',
      'post.thread_id',
      'post.number',
      'post.author_id',
      'post.content',
      'post.created_at',
      'thread.title',
      'thread.subforum_id',
      'reacted.counts',
      goodReactions.as('score'),
    ])
    .where('post.created_at', '>=', p('from'))
    .where('post.created_at', '<', p('until'))
    .where('post.deleted_at', 'is', null)
    .where('thread.deleted_at', 'is', null)
    .where('thread.subforum_id', '=', overviewPlaces)
    .where(goodReactions, '>=', sql.lit(WEEK_MEMBERS_MIN))
    .where(sql<boolean>`not ${isApartAmong(p, sql.ref('post.author_id'))}`)
    .orderBy('score', 'desc')
    .orderBy('post.id')
    .limit(sql.lit(REACH));
  const counted = db
    .selectFrom(liked.as('post'))
    .selectAll()
    .select(membersWhoLike('post.id').as('members'));
  const ofThreads = db
    // else they would be counted again for each condition
    .with(
      (name) => name('counted').materialized(),
      () => counted,
    )
    .selectFrom('counted')
    .distinctOn('thread_id')
    .selectAll()
    .where('members', '>=', sql.lit(WEEK_MEMBERS_MIN))
    .orderBy('thread_id')
    .orderBy('members', 'desc')
    .orderBy('score', 'desc')
    .orderBy('id');
  const best = db
    .selectFrom(ofThreads.as('post'))
    .selectAll()
    .orderBy('members', 'desc')
    .orderBy('score', 'desc')
    .orderBy('id')
    .limit(sql.lit(WEEK_POSTS_MAX));
  return db
    .selectFrom(best.as('best'))
    .innerJoin('users as author', 'author.id', 'best.author_id')
    .innerJoin('forum_subforums as subforum', 'subforum.id', 'best.subforum_id')
    .select([
      'best.thread_id as threadId',
      'best.title',
      'best.subforum_id as subforumId',
      'subforum.name as subforumName',
      'best.number',
      'best.created_at as createdAt',
      'best.members',
      sql<Partial<Record<ReactionKind, number>>>`best.counts`.as('counts'),
      sql<string>`left(
        ${readableText(sql.ref<string>('best.content'))}, ${sql.lit(SOURCE_LENGTH)}
      )`.as('beginning'),
      'author.first_name as firstName',
      'author.last_name as lastName',
      publicFace('author').as('imageUrl'),
      participants(p).as('participants'),
    ])
    .orderBy('best.members', 'desc')
    .orderBy('best.score', 'desc')
    .orderBy('best.id');
});

/** Whether anything was written before. */
export const hasPostsBefore = prepared(
  'forum.hasPostsBefore',
  (db, p: Placeholders<{ from: string }>) =>
    db
      .selectFrom('forum_posts')
      .select('id')
      .where('deleted_at', 'is', null)
      .where('created_at', '<', p('from'))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(1),
);
