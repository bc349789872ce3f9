import type { Executor, Placeholders } from '@oche/db';
import type { ForumLevel } from '@oche/validators/forum/levels/limits';
import { GOOD_REACTIONS } from '@oche/validators/forum/reading-limits';
import { type Expression, sql } from 'kysely';
import {
  LEVEL_NEEDS,
  LEVEL_WITH_REPORTS,
  READING_WINDOW_DAYS,
  REPORT_DAYS,
} from './level-needs.ts';

/** The day of a moment, by which days with reading are counted. */
export const dayOf = (now: string) =>
  sql<string>`(${now}::timestamptz at time zone 'Europe/Berlin')::date`;

/** The level of the row of `forum_levels` that counts. */
export const levelInForce = sql<ForumLevel>`coalesce(held.fixed_level, held.level)`;

/** Where a member stands, as columns of a statement about something else; null for who has no row yet. */
export const standingOf = (userId: Expression<string> | string) =>
  ({
    level: sql<ForumLevel | null>`(
      select ${levelInForce} from forum_levels held where held.user_id = ${userId}
    )`,
    isFixed: sql<boolean | null>`(
      select held.fixed_level is not null from forum_levels held where held.user_id = ${userId}
    )`,
  }) as const;

const needs = (level: keyof typeof LEVEL_NEEDS) => {
  const { readingDays, threadsRead, postsWritten, appreciatedBy } = LEVEL_NEEDS[level];
  return sql`reading_days >= ${sql.lit(readingDays)} and threads_read >= ${sql.lit(threadsRead)}
    and posts_written >= ${sql.lit(postsWritten)} and appreciated_by >= ${sql.lit(appreciatedBy)}`;
};

/** `levelFor` over the columns of a figure. */
export const selectReached = sql<ForumLevel>`least(
  case when ${needs(3)} then 3 when ${needs(2)} then 2 when ${needs(1)} then 1 else 0 end,
  case when upheld_reports > 0 then ${sql.lit(LEVEL_WITH_REPORTS)} else 3 end
)`;

/** The figures of some members, along indexes that begin with the member: the one place where they are counted. */
export const selectFigures = (
  db: Executor,
  p: Placeholders<{ userIds: readonly string[]; now: string }>,
) =>
  db
    .selectFrom(sql<{ id: string }>`unnest(${p('userIds')}::text[])`.as<'member'>(sql`member (id)`))
    .select([
      'member.id as user_id',
      sql<number>`(
        select count(*) from forum_reading_days reading
        where reading.user_id = member.id
          and reading.day > ${dayOf(p('now'))} - ${sql.lit(READING_WINDOW_DAYS)}
      )::int`.as('reading_days'),
      sql<number>`(
        select count(*) from forum_visits visit where visit.user_id = member.id
      )::int`.as('threads_read'),
      sql<number>`(
        select count(*) from forum_posts post
        where post.author_id = member.id and post.deleted_at is null
      )::int`.as('posts_written'),
      sql<number>`(
        select count(distinct reaction.user_id) from forum_posts post
        join forum_reactions reaction on reaction.post_id = post.id
        where post.author_id = member.id and post.deleted_at is null
          and reaction.kind in (${sql.join(GOOD_REACTIONS.map((kind) => sql.lit(kind)))})
      )::int`.as('appreciated_by'),
      sql<number>`(
        select count(*) from moderation_cases "case"
        where "case".author_id = member.id and "case".thing_kind in ('post', 'thread')
          and "case".outcome = 'upheld' and "case".report_count > 0
          and "case".closed_at > ${p('now')}::timestamptz - make_interval(days => ${sql.lit(REPORT_DAYS)})
      )::int`.as('upheld_reports'),
    ]);
