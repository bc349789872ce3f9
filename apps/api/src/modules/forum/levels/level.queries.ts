import { type Placeholders, prepared, preparedList } from '@oche/db';
import type { ForumLevel } from '@oche/validators/forum/levels/limits';
import { sql } from 'kysely';
import { dayOf, levelInForce, selectFigures, selectReached } from './level.select.ts';
import { GRACE_DAYS, READING_WINDOW_DAYS } from './level-needs.ts';

/** Gives a row to those of these members who have none and haven't left. */
export const addLevels = prepared(
  'forum.addLevels',
  (db, p: Placeholders<{ userIds: readonly string[] }>) =>
    db
      .insertInto('forum_levels')
      .columns(['user_id'])
      .expression((eb) =>
        eb
          .selectFrom('users')
          .select('id as user_id')
          .where('id', '=', sql<string>`any(${p('userIds')}::text[])`)
          .where('status', '<>', 'deleted')
          .orderBy('id'),
      )
      .onConflict((conflict) => conflict.doNothing()),
);

/** Locks their rows, always in the same order. */
export const lockLevels = prepared(
  'forum.lockLevels',
  (db, p: Placeholders<{ userIds: readonly string[] }>) =>
    db
      .selectFrom('forum_levels as held')
      .select(['held.user_id as userId', levelInForce.as('level')])
      .where('held.user_id', '=', sql<string>`any(${p('userIds')}::text[])`)
      .orderBy('held.user_id')
      .forNoKeyUpdate(),
);

/**
 * Counts the figures of members whose rows are locked, and what follows from them: up at once, down when the figure has
 * been too low for GRACE_DAYS.
 * @returns each with the level that counts, before and now
 */
export const renewLevels = prepared(
  'forum.renewLevels',
  (db, p: Placeholders<{ userIds: readonly string[]; now: string }>) => {
    const reached = db
      .selectFrom(selectFigures(db, p).as('figure'))
      .selectAll()
      .select(selectReached.as('reached'));
    const isDue = sql<boolean>`held.below_since
      <= ${p('now')}::timestamptz - make_interval(days => ${sql.lit(GRACE_DAYS)})`;
    const isBelow = sql<boolean>`next.reached < held.level`;
    const before = db
      .selectFrom('forum_levels as former')
      .select(['former.user_id', 'former.level', 'former.fixed_level']);
    return db
      .updateTable('forum_levels as held')
      .from(reached.as('next'))
      .from(before.as('before'))
      .set({
        level: sql<number>`case when ${isBelow} and ${isDue} is not true then held.level else next.reached end`,
        below_since: sql<string | null>`case
          when not ${isBelow} or ${isDue} then null else coalesce(held.below_since, ${p('now')}) end`,
        reading_days: sql<number>`next.reading_days`,
        threads_read: sql<number>`next.threads_read`,
        posts_written: sql<number>`next.posts_written`,
        appreciated_by: sql<number>`next.appreciated_by`,
        upheld_reports: sql<number>`next.upheld_reports`,
        computed_at: p('now'),
      })
      .whereRef('next.user_id', '=', 'held.user_id')
      .whereRef('before.user_id', '=', 'held.user_id')
      .returning([
        'held.user_id as userId',
        sql<ForumLevel>`coalesce(before.fixed_level, before.level)`.as('before'),
        levelInForce.as('level'),
      ]);
  },
);

/** Days that don't count any more. */
export const forgetReadingDays = prepared(
  'forum.forgetReadingDays',
  (db, p: Placeholders<{ userIds: readonly string[]; now: string }>) =>
    db
      .deleteFrom('forum_reading_days')
      .where('user_id', '=', sql<string>`any(${p('userIds')}::text[])`)
      .where('day', '<=', sql<string>`${dayOf(p('now'))} - ${sql.lit(READING_WINDOW_DAYS)}`),
);

/** The next members, by their ids, who have a level or something that counts for one. */
export const listReaders = preparedList(
  'forum.listReaders',
  (db, p: Placeholders<{ after: string }>, limit) =>
    db
      .selectFrom(
        db
          .selectFrom(
            db
              .selectFrom('forum_levels')
              .select('user_id')
              .where('user_id', '>', p('after'))
              .orderBy('user_id')
              .limit(limit)
              .as('known'),
          )
          .select('known.user_id')
          .union(
            db
              .selectFrom(
                db
                  .selectFrom('forum_reading_days')
                  .select('user_id')
                  .distinct()
                  .where('user_id', '>', p('after'))
                  .orderBy('user_id')
                  .limit(limit)
                  .as('reader'),
              )
              .select('reader.user_id'),
          )
          .as('both'),
      )
      .select('both.user_id as userId')
      .orderBy('both.user_id')
      .limit(limit),
);

/** What is known of a member, and who has fixed it. */
export const getLevel = prepared('forum.getLevel', (db, p: Placeholders<{ userId: string }>) =>
  db
    .selectFrom('forum_levels as held')
    .leftJoin('users as staff', 'staff.id', 'held.fixed_by')
    .select([
      levelInForce.as('level'),
      sql<ForumLevel>`held.level`.as('earned'),
      'held.reading_days as readingDays',
      'held.threads_read as threadsRead',
      'held.posts_written as postsWritten',
      'held.appreciated_by as appreciatedBy',
      'held.upheld_reports as upheldReports',
      'held.below_since as belowSince',
      'held.computed_at as computedAt',
      'held.fixed_at as fixedAt',
      'held.fixed_reason as fixedReason',
      'staff.id as staffId',
      'staff.first_name as staffFirstName',
      'staff.last_name as staffLastName',
    ])
    .where('held.user_id', '=', p('userId')),
);

interface Fixing {
  userId: string;
  /** all null where the figure decides again */
  level: number | null;
  by: string | null;
  at: string | null;
  reason: string | null;
}

/** Of a row that is locked. */
export const setFixed = prepared('forum.setFixedLevel', (db, p: Placeholders<Fixing>) =>
  db
    .updateTable('forum_levels as held')
    .set({
      fixed_level: p('level'),
      fixed_by: p('by'),
      fixed_at: p('at'),
      fixed_reason: p('reason'),
    })
    .where('held.user_id', '=', p('userId'))
    .returning(levelInForce.as('level')),
);
