import { type Placeholders, prepared, type Tx } from '@oche/db';
import type { GameMark } from '@oche/validators/games/result';
import { sql } from 'kysely';

/** When a game that counts was played, visit by visit. */
export const getCourse = prepared('games.getCourse', (db, p: Placeholders<{ gameId: number }>) =>
  db
    .selectFrom('games')
    .select([
      'games.ended_by as endedBy',
      sql<number>`extract(epoch from finished_at - created_at)::float8`.as('seconds'),
      sql<number>`(
        select coalesce(sum(jsonb_array_length(entries)), 0)::int from game_legs
        where game_id = games.id
      )`.as('visits'),
      sql<number | null>`(
        select case when count(distinct made_at) = count(*)
          then extract(epoch from max(made_at) - min(made_at))::float8 end
        from game_moves where game_id = games.id having count(*) > 0
      )`.as('secondsOfVisits'),
    ])
    .where('games.id', '=', p('gameId'))
    .where('games.status', '=', 'completed'),
);

interface Known {
  gameId: number;
  knownAfter: number;
  last: number;
}

/** What the members of a game threw in it, and how known they are. */
export const listPlayed = prepared('games.listPlayed', (db, p: Placeholders<Known>) =>
  db
    .selectFrom('game_results as result')
    .select([
      'start_score as startScore',
      'darts',
      'points',
      'best_leg as bestLeg',
      'opponent_id as opponentId',
      sql<number>`(
        select count(*) from (
          select from game_results as other
          where other.user_id = result.user_id and other.is_counted
            and other.game_id <> result.game_id
          limit ${p('knownAfter')}
        ) as recent
      )`.as('countedBefore'),
      sql<(string | null)[]>`array(
        select other.opponent_id from game_results as other
        where other.user_id = result.user_id and other.is_counted
        order by other.finished_at desc, other.game_id desc limit ${p('last')}
      )`.as('lastOpponents'),
    ])
    .where('game_id', '=', p('gameId')),
);

export const listMarks = prepared('games.listMarks', (db, p: Placeholders<{ gameId: number }>) =>
  db
    .selectFrom('game_marks')
    .select([sql<GameMark>`mark`.as('mark'), 'value'])
    .where('game_id', '=', p('gameId'))
    .orderBy('mark'),
);

/** Returns no rows if the game has them already. */
export async function insertMarks(
  tx: Tx,
  gameId: number,
  marks: readonly { mark: GameMark; value: number }[],
): Promise<number> {
  const rows = await tx
    .insertInto('game_marks')
    .values(marks.map(({ mark, value }) => ({ game_id: gameId, mark, value })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('mark')
    .execute();
  return rows.length;
}
