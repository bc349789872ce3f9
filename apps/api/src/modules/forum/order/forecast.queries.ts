import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';
import { tagIdsOf } from '../tags/tag.select.ts';
import { broughtTags } from './order-tags.queries.ts';

interface Asked {
  sourceId: number;
  /** null for a thread that would be new */
  targetId: number | null;
  /** null: all of the source's */
  ids: readonly number[] | null;
}

/** What moving posts would do, in one statement. */
export const getForecast = prepared('forum.getForecast', (db, p: Placeholders<Asked>) => {
  const moves = (post: string) =>
    sql`(${p('ids')}::bigint[] is null or ${sql.ref(post)} = any(${p('ids')}::bigint[]))`;
  return db
    .selectFrom('forum_threads as source')
    .leftJoin('forum_threads as target', (join) =>
      join.on('target.id', '=', sql<number>`${p('targetId')}::bigint`),
    )
    .leftJoin('forum_subforums as subforum', 'subforum.id', 'target.subforum_id')
    .select([
      'source.title as sourceTitle',
      'target.title as targetTitle',
      'subforum.name as subforum',
      sql<boolean>`coalesce(target.created_at > source.created_at, false)`.as('isYounger'),
      sql<number>`(
        select count(*)::int from forum_posts post
        where post.thread_id = source.id and post.deleted_at is null and ${moves('post.id')}
      )`.as('posts'),
      sql<number>`(
        select count(*)::int from forum_posts post
        join forum_posts parent on parent.id = post.parent_post_id
        where post.thread_id = source.id and post.deleted_at is null
          and parent.thread_id = source.id and ${moves('post.id')} <> ${moves('parent.id')}
      )`.as('links'),
      sql<number>`(
        select count(*)::int from watches watch
        where watch.kind = 'thread' and watch.place_id = source.id and watch.level = 'watching'
          and (${p('ids')}::bigint[] is null or ${p('targetId')}::bigint is null)
          and not exists (
            select from watches own
            where own.kind = 'thread' and own.place_id = target.id and own.user_id = watch.user_id
              and own.level in ('watching', 'muted')
          )
      )`.as('watchers'),
      sql<number>`(
        select count(*)::int from forum_visits visit
        where visit.thread_id = source.id
          and (${p('ids')}::bigint[] is null or ${p('targetId')}::bigint is null)
      )`.as('readers'),
      sql<number>`(
        select count(*)::int from forum_posts post
        where post.thread_id = target.id and post.number > 1 and post.deleted_at is null
          and post.number >= (
            select min(later.number) from forum_posts later
            where later.thread_id = target.id and later.number > 1 and later.created_at > (
              select min(moved.created_at) from forum_posts moved
              where moved.thread_id = source.id and ${moves('moved.id')}
            )
          )
      )`.as('renumbered'),
      // one that came along with a merged thread is where that one's first post is
      sql<boolean>`exists (
        select from polls where polls.thread_id = source.id and (${p('ids')}::bigint[] is null or exists (
          select from forum_former_places former
          where former.thread_id = polls.came_from_thread_id and former.number = 1
            and ${moves('former.post_id')}
        ))
      )`.as('bringsPoll'),
      sql<boolean>`exists (select from polls where polls.thread_id = target.id)`.as(
        'targetHasPoll',
      ),
      sql<number>`(
        select count(*)::int from unnest(${tagIdsOf('source')}) brought (id)
        where not exists (
          select from forum_thread_tags own
          where own.thread_id = target.id and own.tag_id = brought.id
        )
      )`.as('tags'),
      sql<number>`cardinality(${broughtTags('source', 'target')})`.as('broughtTags'),
      sql<number>`(
        select count(*)::int from forum_submissions submission
        where submission.thread_id = source.id and submission.state = 'waiting'
      )`.as('waiting'),
    ])
    .where('source.id', '=', p('sourceId'));
});
