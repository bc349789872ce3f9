import { anyOfIds, type Executor, type Placeholders, prepared, type Tx } from '@oche/db';
import { sql } from 'kysely';
import type { Details, Variant } from './details.ts';
import type { GameRow } from './totals.ts';

/** Holds games as they are until the transaction ends: no result changes meanwhile. */
export const holdGames = prepared(
  'statistics.holdGames',
  (db, p: Placeholders<{ gameIds: number[] }>) =>
    db
      .selectFrom('games')
      .select('id')
      .where('id', '=', anyOfIds(p('gameIds')))
      .orderBy('id')
      .forShare(),
);

/** The results of games that count now. */
export const listCounted = prepared(
  'statistics.listCounted',
  (db, p: Placeholders<{ gameIds: number[] }>) =>
    db
      .selectFrom('game_results')
      .select([
        'game_id as gameId',
        'user_id as userId',
        'opponent_id as opponentId',
        'is_won as isWon',
        'finished_at as finishedAt',
      ])
      .where('game_id', '=', anyOfIds(p('gameIds')))
      .where('is_counted', '=', true),
);

/** What was counted of games so far. */
export const listStored = prepared(
  'statistics.listStored',
  (db, p: Placeholders<{ gameIds: number[] }>) =>
    db
      .selectFrom('statistics_games')
      .select([
        'game_id as gameId',
        'user_id as userId',
        'opponent_id as opponentId',
        sql<Variant>`variant`.as('variant'),
        'finished_at as finishedAt',
      ])
      .where('game_id', '=', anyOfIds(p('gameIds'))),
);

export interface NewGame extends Details {
  gameId: number;
  userId: string;
  opponentId: string | null;
  finishedAt: string;
}

/** What is counted of games from now on, in the place of what was. */
export async function replaceGames(
  tx: Tx,
  gameIds: readonly number[],
  games: readonly NewGame[],
): Promise<void> {
  await tx.deleteFrom('statistics_games').where('game_id', 'in', gameIds).execute();
  if (games.length === 0) return;
  await tx
    .insertInto('statistics_games')
    .values(
      games.map((game) => ({
        game_id: game.gameId,
        user_id: game.userId,
        opponent_id: game.opponentId,
        finished_at: game.finishedAt,
        variant: game.variant,
        visits: game.visits,
        doubles: game.doubles,
        finishes: game.finishes,
        awards: game.awards,
      })),
    )
    .execute();
}

interface Span {
  userId: string;
  from: string;
  /** not itself part of it */
  to: string;
}

/** A player's counted games in a span of time, with all that is summed up. */
export const listGamesBetween = prepared(
  'statistics.listGamesBetween',
  (db, p: Placeholders<Span>) =>
    db
      .selectFrom('statistics_games as game')
      .innerJoin('game_results as result', (join) =>
        join
          .onRef('result.game_id', '=', 'game.game_id')
          .onRef('result.user_id', '=', 'game.user_id'),
      )
      .select([
        sql<Variant>`game.variant`.as('variant'),
        sql<string>`to_char(game.finished_at at time zone 'UTC', 'YYYY-MM')`.as('month'),
        'result.is_won as isWon',
        'result.legs_won as legsWon',
        'result.legs_lost as legsLost',
        'result.darts',
        'result.points',
        'result.first_nine_darts as nineDarts',
        'result.first_nine_points as ninePoints',
        'result.darts_at_double as doubleDarts',
        'result.checkouts as doubleHits',
        'result.best_leg as bestLeg',
        'game.visits',
        'game.doubles',
        'game.finishes',
      ])
      .where('game.user_id', '=', p('userId'))
      .where('game.finished_at', '>=', p('from'))
      .where('game.finished_at', '<', p('to')),
);

export interface GameOfMonth extends GameRow {
  variant: Variant;
  /** e.g. 2026-11 */
  month: string;
}

/** The games behind this one. */
export const listGameIdsAfter = (db: Executor, after: number, limit: number) =>
  db.selectFrom('games').select('id').where('id', '>', after).orderBy('id').limit(limit).execute();

/** A row when there are results and no statistics. */
export const wantsStatistics = prepared('statistics.wantsStatistics', (db) =>
  db
    .selectFrom('game_results')
    .select('game_id')
    .where('is_counted', '=', true)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('statistics_games').select('statistics_games.game_id'))),
    )
    .limit(sql.lit(1)),
);
