import { isoTime, type Placeholders, prepared } from '@oche/db';
import { sql } from 'kysely';

interface Position {
  finishedAt: string;
  gameId: number;
}

export const pushGame = prepared('rankings.pushGame', (db, p: Placeholders<Position>) =>
  db
    .insertInto('ranking_pending')
    .values({ finished_at: p('finishedAt'), game_id: p('gameId') })
    .onConflict((conflict) => conflict.doNothing()),
);

/** The member's next game behind this one, if there is one that was rated. */
export const pushNext = prepared(
  'rankings.pushNext',
  (db, p: Placeholders<Position & { userId: string }>) =>
    db
      .insertInto('ranking_pending')
      .columns(['finished_at', 'game_id'])
      .expression((eb) =>
        eb
          .selectFrom('ranking_games')
          .select(['finished_at', 'game_id'])
          .where('user_id', '=', p('userId'))
          .where('opponent_id', 'is not', null)
          .where(
            sql<boolean>`(finished_at, game_id) > (${p('finishedAt')}::timestamptz, ${p('gameId')}::bigint)`,
          )
          .orderBy('finished_at')
          .orderBy('game_id')
          .limit(1),
      )
      .onConflict((conflict) => conflict.doNothing()),
);

/** Takes the earliest of the games that have to be rated again. */
export const takePending = prepared('rankings.takePending', (db) =>
  db
    .deleteFrom('ranking_pending')
    .where(
      sql<boolean>`(finished_at, game_id) = (
        select finished_at, game_id from ranking_pending order by finished_at, game_id limit 1
      )`,
    )
    .returning(['game_id as gameId']),
);

export const isPending = prepared('rankings.isPending', (db) =>
  db.selectFrom('ranking_pending').select('game_id as gameId').limit(1),
);

const before = sql<{
  rating: number;
  deviation: number;
  volatility: number;
  ratedAt: string;
} | null>`(
  select json_build_object('rating', former.rating, 'deviation', former.deviation,
    'volatility', former.volatility, 'ratedAt', ${isoTime(sql<string>`former.finished_at`)})
  from ranking_games former
  where former.user_id = own.user_id and former.rating is not null
    and (former.finished_at, former.game_id) < (own.finished_at, own.game_id)
  order by former.finished_at desc, former.game_id desc limit 1
)`;

/** What the game weighs, in hundredths. */
const weight = sql<number>`coalesce((
  select result.rating_weight from game_results result
  where result.game_id = own.game_id and result.user_id = own.user_id
), 100)`;

/** Both players of a game, one against one, with their ratings before it and, so far, behind it. */
export const listRated = prepared('rankings.listRated', (db, p: Placeholders<{ gameId: number }>) =>
  db
    .selectFrom('ranking_games as own')
    .select([
      'own.user_id as userId',
      'own.opponent_id as opponentId',
      'own.finished_at as finishedAt',
      'own.is_won as isWon',
      'own.rating',
      'own.deviation',
      'own.volatility',
      before.as('before'),
      weight.as('weight'),
    ])
    .where('own.game_id', '=', p('gameId'))
    .where('own.opponent_id', 'is not', null)
    .orderBy('own.user_id'),
);

interface Rated {
  gameId: number;
  userId: string;
  rating: number | null;
  deviation: number | null;
  volatility: number | null;
}

export const saveRated = prepared('rankings.saveRated', (db, p: Placeholders<Rated>) =>
  db
    .updateTable('ranking_games')
    .set({
      rating: sql`${p('rating')}::int`,
      deviation: sql`${p('deviation')}::int`,
      volatility: sql`${p('volatility')}::int`,
    })
    .where('game_id', '=', p('gameId'))
    .where('user_id', '=', p('userId')),
);

type Members = { userIds: readonly string[] };

/** The ratings of members behind their last game; nothing for a member without one. */
export const listLatest = prepared('rankings.listLatest', (db, p: Placeholders<Members>) =>
  db
    .selectFrom(
      sql<{ user_id: string }>`unnest(${p('userIds')}::text[])`.as<'member'>(sql`member (user_id)`),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('ranking_games as game')
          .select(['game.rating', 'game.deviation', 'game.volatility', 'game.finished_at'])
          .whereRef('game.user_id', '=', 'member.user_id')
          .where('game.rating', 'is not', null)
          .orderBy('game.finished_at', 'desc')
          .orderBy('game.game_id', 'desc')
          .limit(1)
          .as('latest'),
      (join) => join.onTrue(),
    )
    .select([
      'member.user_id as userId',
      sql<number>`latest.rating`.as('rating'),
      sql<number>`latest.deviation`.as('deviation'),
      sql<number>`latest.volatility`.as('volatility'),
      'latest.finished_at as ratedAt',
    ]),
);

interface Renewed {
  userIds: readonly string[];
  ratings: readonly number[];
  deviations: readonly number[];
  volatilities: readonly number[];
  ratedAts: readonly string[];
  certainUntils: readonly (string | null)[];
}

export const saveRatings = prepared('rankings.saveRatings', (db, p: Placeholders<Renewed>) =>
  db
    .insertInto('ranking_ratings')
    .columns(['user_id', 'rating', 'deviation', 'volatility', 'rated_at', 'certain_until'])
    .expression(
      sql`select * from unnest(${p('userIds')}::text[], ${p('ratings')}::int[],
        ${p('deviations')}::int[], ${p('volatilities')}::int[], ${p('ratedAts')}::timestamptz[],
        ${p('certainUntils')}::timestamptz[])`,
    )
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((eb) => ({
        rating: eb.ref('excluded.rating'),
        deviation: eb.ref('excluded.deviation'),
        volatility: eb.ref('excluded.volatility'),
        rated_at: eb.ref('excluded.rated_at'),
        certain_until: eb.ref('excluded.certain_until'),
      })),
    ),
);

/** Ratings of members without a rated game. */
export const deleteRatings = prepared(
  'rankings.deleteRatings',
  (db, p: Placeholders<Members & { keptIds: readonly string[] }>) =>
    db
      .deleteFrom('ranking_ratings')
      .where('user_id', '=', sql<string>`any(${p('userIds')}::text[])`)
      .where('user_id', '<>', sql<string>`all(${p('keptIds')}::text[])`),
);

interface Placed {
  userIds: readonly string[];
  scopes: readonly string[];
  points: readonly number[];
}

/** Places members by their ratings. What they won and lost is that of all counted games. */
export const placeRated = prepared('rankings.placeRated', (db, p: Placeholders<Placed>) =>
  db
    .insertInto('ranking_standings')
    .columns(['user_id', 'scope', 'points', 'wins', 'losses', 'region'])
    .expression((eb) =>
      eb
        .selectFrom(
          sql<{ user_id: string; scope: string; points: number }>`unnest(
            ${p('userIds')}::text[], ${p('scopes')}::text[], ${p('points')}::int[]
          )`.as<'rated'>(sql`rated (user_id, scope, points)`),
        )
        .innerJoin('ranking_standings as counted', (join) =>
          join.onRef('counted.user_id', '=', 'rated.user_id').on('counted.scope', '=', 'all/all'),
        )
        .select([
          'rated.user_id',
          'rated.scope',
          'rated.points',
          'counted.wins',
          'counted.losses',
          'counted.region',
        ])
        .orderBy('rated.user_id'),
    )
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'scope']).doUpdateSet((eb) => ({
        points: eb.ref('excluded.points'),
        wins: eb.ref('excluded.wins'),
        losses: eb.ref('excluded.losses'),
      })),
    ),
);

/** Takes members out of the lists of ratings in which they don't stand any more. */
export const displaceRated = prepared(
  'rankings.displaceRated',
  (
    db,
    p: Placeholders<Members & { placedIds: readonly string[]; placedScopes: readonly string[] }>,
  ) =>
    db
      .deleteFrom('ranking_standings')
      .where('user_id', '=', sql<string>`any(${p('userIds')}::text[])`)
      .where('scope', 'in', ['rating', 'provisional'])
      .where(
        sql<boolean>`(user_id, scope) not in (
          select * from unnest(${p('placedIds')}::text[], ${p('placedScopes')}::text[])
        )`,
      ),
);
