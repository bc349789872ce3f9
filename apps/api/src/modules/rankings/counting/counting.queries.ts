import { type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';
import type { CountedGame } from '../scopes.ts';

/** Notes a game that was settled during a rebuild. */
export const noteMissed = prepared(
  'rankings.noteMissed',
  (db, p: Placeholders<{ gameId: number }>) =>
    db
      .insertInto('ranking_rebuild_missed')
      .values({ game_id: p('gameId') })
      .onConflict((conflict) => conflict.doNothing()),
);

export interface Result {
  userId: string;
  finishedAt: string;
  /** null: drawn */
  isWon: boolean | null;
  opponentId: string | null;
}

/** What a game counts for now, for each member. */
export const listResults = prepared(
  'rankings.listResults',
  (db, p: Placeholders<{ gameId: number }>) =>
    db
      .selectFrom('game_results')
      .select([
        'user_id as userId',
        'finished_at as finishedAt',
        'kind',
        'start_score as startScore',
        'is_won as isWon',
        'opponent_id as opponentId',
      ])
      .where('game_id', '=', p('gameId'))
      .where('is_counted', '=', true)
      .orderBy('user_id'),
);

/** What it was counted as. */
export const listCounted = prepared(
  'rankings.listCounted',
  (db, p: Placeholders<{ gameId: number }>) =>
    db
      .selectFrom('ranking_games')
      .select([
        'user_id as userId',
        'finished_at as finishedAt',
        'game',
        'is_won as isWon',
        'opponent_id as opponentId',
      ])
      .where('game_id', '=', p('gameId'))
      .orderBy('user_id'),
);

export const deleteCounted = prepared(
  'rankings.deleteCounted',
  (db, p: Placeholders<{ gameId: number; userIds: readonly string[] }>) =>
    db
      .deleteFrom('ranking_games')
      .where('game_id', '=', p('gameId'))
      .where('user_id', '=', sql<string>`any(${p('userIds')}::text[])`),
);

interface NewlyCounted extends Result {
  gameId: number;
  game: CountedGame;
}

export const insertCounted = prepared(
  'rankings.insertCounted',
  (db, p: Placeholders<NewlyCounted>) =>
    db.insertInto('ranking_games').values({
      game_id: p('gameId'),
      user_id: p('userId'),
      finished_at: p('finishedAt'),
      game: p('game'),
      is_won: p('isWon'),
      opponent_id: p('opponentId'),
    }),
);

interface Changes {
  userIds: readonly string[];
  scopes: readonly string[];
  wins: readonly number[];
  losses: readonly number[];
}

/** Adds to the standings, or takes from them: a line for each member and scope. */
export const addToStandings = prepared('rankings.addToStandings', (db, p: Placeholders<Changes>) =>
  db
    .insertInto('ranking_standings')
    .columns(['user_id', 'scope', 'wins', 'losses', 'points', 'region'])
    .expression((eb) =>
      eb
        .selectFrom(
          sql<{ user_id: string; scope: string; wins: number; losses: number }>`unnest(
            ${p('userIds')}::text[], ${p('scopes')}::text[], ${p('wins')}::int[], ${p('losses')}::int[]
          )`.as<'change'>(sql`change (user_id, scope, wins, losses)`),
        )
        .leftJoin('ranking_places as place', 'place.user_id', 'change.user_id')
        .select([
          'change.user_id',
          'change.scope',
          'change.wins',
          'change.losses',
          sql<number>`3 * change.wins + change.losses`.as('points'),
          'place.region',
        ])
        .orderBy('change.user_id')
        .orderBy('change.scope'),
    )
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'scope']).doUpdateSet({
        wins: sql`ranking_standings.wins + excluded.wins`,
        losses: sql`ranking_standings.losses + excluded.losses`,
        points: sql`ranking_standings.points + excluded.points`,
      }),
    ),
);

/** A member without a counted game in a scope isn't in it. */
export const deleteEmpty = prepared(
  'rankings.deleteEmpty',
  (db, p: Placeholders<{ userIds: readonly string[] }>) =>
    db
      .deleteFrom('ranking_standings')
      .where('user_id', '=', sql<string>`any(${p('userIds')}::text[])`)
      .where('wins', '=', 0)
      .where('losses', '=', 0)
      .where('scope', 'not in', ['rating', 'provisional']),
);
