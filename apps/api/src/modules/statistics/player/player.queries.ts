import { type Placeholders, prepared, preparedList } from '@oche/db';
import type { AchievementKind } from '@oche/validators/statistics/limits';
import { sql } from 'kysely';
import type { Variant } from '../upkeep/details.ts';

/**
 * The latest games of some kinds since a moment. Each kind is a walk along the index, so that a rare
 * kind is not searched for among thousands of others.
 */
export const listLatest = preparedList(
  'statistics.listLatest',
  (db, p: Placeholders<{ userId: string; variants: Variant[]; since: string }>, limit) =>
    db
      .selectFrom(
        sql<{ variant: Variant }>`unnest(${p('variants')}::text[])`.as<'kind'>(sql`kind (variant)`),
      )
      .innerJoinLateral(
        (lateral) =>
          lateral
            .selectFrom('statistics_games as one')
            .select(['one.game_id', 'one.user_id', 'one.finished_at'])
            .where('one.user_id', '=', p('userId'))
            .whereRef('one.variant', '=', sql.ref('kind.variant'))
            .where('one.finished_at', '>=', p('since'))
            .orderBy('one.finished_at', 'desc')
            .orderBy('one.game_id', 'desc')
            .limit(limit)
            .as('game'),
        (join) => join.onTrue(),
      )
      .innerJoin('game_results as result', (join) =>
        join
          .onRef('result.game_id', '=', 'game.game_id')
          .onRef('result.user_id', '=', 'game.user_id'),
      )
      .select([
        'game.game_id as id',
        'game.finished_at as finishedAt',
        'result.kind',
        'result.darts',
        'result.points',
      ])
      .orderBy('game.finished_at', 'desc')
      .orderBy('game.game_id', 'desc')
      .limit(limit),
);

/** A player's rating, and whether it is certain enough at this moment. */
export const getRating = prepared(
  'statistics.getRating',
  (db, p: Placeholders<{ userId: string; now: Date }>) =>
    db
      .selectFrom('ranking_ratings')
      .select([
        sql<number>`round(rating / 100.0)::int`.as('points'),
        sql<boolean>`coalesce(certain_until <= ${p('now')}, true)`.as('isProvisional'),
      ])
      .where('user_id', '=', p('userId')),
);

/** How many players stand where: those of one level, and of all levels by average (measure 0). */
export const listLevels = prepared(
  'statistics.listLevels',
  (db, p: Placeholders<{ level: number }>) =>
    db
      .selectFrom('statistics_levels')
      .select(['level', 'measure', 'bucket', 'players'])
      .where(({ eb, or }) => or([eb('level', '=', p('level')), eb('measure', '=', 0)]))
      .where('players', '>', 0),
);

/** What a player has achieved, and whether the game is open to everybody. */
export const listAchieved = prepared(
  'statistics.listAchieved',
  (db, p: Placeholders<{ userId: string }>) =>
    db
      .selectFrom('statistics_achievements as achievement')
      .innerJoin('games', 'games.id', 'achievement.game_id')
      .select([
        sql<AchievementKind>`achievement.kind`.as('kind'),
        'achievement.game_id as gameId',
        'achievement.achieved_at as achievedAt',
        sql<boolean>`games.visibility = 'public'`.as('isPublic'),
      ])
      .where('achievement.user_id', '=', p('userId')),
);
