import type { Setup } from '@oche/darts/game';
import { type DB, type Placeholders, prepared, type Tx } from '@oche/db';
import type { GameStatus } from '@oche/validators/games/schemas';
import { type Insertable, sql } from 'kysely';

/** What results are made of, beside the throws. */
export const getOutcome = prepared('games.getOutcome', (db, p: Placeholders<{ gameId: number }>) =>
  db
    .selectFrom('games')
    .select([
      sql<GameStatus>`games.status`.as('status'),
      sql<Setup>`games.setup`.as('setup'),
      'games.winner_side as winnerSide',
      'games.finished_at as finishedAt',
      'games.lounge_id as loungeId',
      'games.rating_weight as ratingWeight',
      sql<{ side: number; place: number; userId: string | null }[]>`array(
          select jsonb_build_object('side', side, 'place', place, 'userId', user_id)
          from game_players where game_id = games.id
        )`.as('players'),
    ])
    .where('games.id', '=', p('gameId')),
);

/** The next games with an end, locked, by their ids. */
export const lockEnded = prepared(
  'games.lockEnded',
  (db, p: Placeholders<{ afterId: number; limit: number }>) =>
    db
      .selectFrom('games')
      .select('id as gameId')
      .where('id', '>', p('afterId'))
      .where('finished_at', 'is not', null)
      .orderBy('id')
      .limit(p('limit'))
      .forUpdate(),
);

export type ResultRow = Insertable<DB['game_results']>;

/** Writes what a game is for each of its members, in the place of what it was. */
export async function replaceResults(
  tx: Tx,
  gameId: number,
  rows: readonly ResultRow[],
): Promise<void> {
  await tx.deleteFrom('game_results').where('game_id', '=', gameId).execute();
  if (rows.length > 0) await tx.insertInto('game_results').values(rows).execute();
}
