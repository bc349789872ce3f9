import { type Executor, type Placeholders, prepared, type Tx } from '@oche/db';
import type { AchievementKind } from '@oche/validators/statistics/limits';
import { sql } from 'kysely';

/** A game that is enough for an achievement. */
export interface Reached {
  gameId: number;
  achievedAt: string;
}

export const listHeld = prepared('statistics.listHeld', (db, p: Placeholders<{ userId: string }>) =>
  db
    .selectFrom('statistics_achievements')
    .select([
      sql<AchievementKind>`kind`.as('kind'),
      'game_id as gameId',
      'achieved_at as achievedAt',
    ])
    .where('user_id', '=', p('userId')),
);

const GAME = ['game_id as gameId', 'finished_at as achievedAt'] as const;

/** What a game is enough for. */
export const getAwards = prepared(
  'statistics.getAwards',
  (db, p: Placeholders<{ userId: string; gameId: number }>) =>
    db
      .selectFrom('statistics_games')
      .select([...GAME, sql<AchievementKind[]>`awards`.as('awards')])
      .where('user_id', '=', p('userId'))
      .where('game_id', '=', p('gameId')),
);

/** The first of a player's games that is enough for an achievement. */
export const getFirstWith = prepared(
  'statistics.getFirstWith',
  (db, p: Placeholders<{ userId: string; kind: string }>) =>
    db
      .selectFrom('statistics_games')
      .select(GAME)
      .where('user_id', '=', p('userId'))
      .where(sql<boolean>`${p('kind')} = any(awards)`)
      .orderBy('finished_at')
      .orderBy('game_id')
      .limit(1),
);

/** A player's hundredth game. */
export const getHundredth = prepared(
  'statistics.getHundredth',
  (db, p: Placeholders<{ userId: string }>) =>
    db
      .selectFrom('statistics_games')
      .select(GAME)
      .where('user_id', '=', p('userId'))
      .orderBy('finished_at')
      .orderBy('game_id')
      .offset(99)
      .limit(1),
);

/**
 * The game that was the tenth win in a row, where the ten ended at a moment or later. Nine games before
 * that moment are looked at, too.
 */
export const getTenthWin = prepared(
  'statistics.getTenthWin',
  (db, p: Placeholders<{ userId: string; since: string }>) =>
    db
      .selectFrom(
        db
          .selectFrom('statistics_games as game')
          .select([
            'game.game_id',
            'game.finished_at',
            sql<number>`count(*) filter (where 'firstWin' = any(game.awards)) over (
              order by game.finished_at, game.game_id rows 9 preceding
            )`.as('wins'),
          ])
          .where('game.user_id', '=', p('userId'))
          .where(
            'game.finished_at',
            '>=',
            sql<string>`coalesce((
              select earlier.finished_at from statistics_games as earlier
              where earlier.user_id = ${p('userId')} and earlier.finished_at < ${p('since')}
              order by earlier.finished_at desc offset 8 limit 1
            ), '-infinity')`,
          )
          .as('streak'),
      )
      .select(GAME)
      .where('wins', '=', 10)
      .where('finished_at', '>=', p('since'))
      .orderBy('finished_at')
      .orderBy('game_id')
      .limit(1),
);

export async function saveAchievement(
  tx: Tx,
  { userId, kind, gameId, achievedAt }: Reached & { userId: string; kind: AchievementKind },
): Promise<void> {
  await tx
    .insertInto('statistics_achievements')
    .values({ user_id: userId, kind, game_id: gameId, achieved_at: achievedAt })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'kind'])
        .doUpdateSet({ game_id: gameId, achieved_at: achievedAt }),
    )
    .execute();
}

export const deleteAchievement = (executor: Executor, userId: string, kind: AchievementKind) =>
  executor
    .deleteFrom('statistics_achievements')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .execute();
