import { type Placeholders, prepared, type Tx } from '@oche/db';
import { sql } from 'kysely';

/** Notes that everything is built again, so that what is settled meanwhile is noted, too. */
export const setRebuilding = prepared(
  'rankings.setRebuilding',
  (db, p: Placeholders<{ since: string | null }>) =>
    db.updateTable('ranking_state').set({ rebuild_started_at: p('since') }),
);

export const hasCounted = prepared('rankings.hasCounted', (db) =>
  db.selectFrom('ranking_games').select('game_id as gameId').limit(1),
);

/** Two in three demo members show where they play. */
export const showDemoPlaces = prepared(
  'rankings.showDemoPlaces',
  (db, p: Placeholders<{ now: Date }>) =>
    db
      .insertInto('ranking_places')
      .columns(['user_id', 'region', 'shown_at'])
      .expression((eb) =>
        eb
          .selectFrom('users')
          .select([
            'id',
            sql<string>`country || ' ' || zip_code`.as('region'),
            sql<Date>`${p('now')}::timestamptz`.as('now'),
          ])
          .where('email', 'like', '%@oche.test')
          .where('zip_code', 'is not', null)
          .where(sql<boolean>`abs(hashtext(id)) % 3 > 0`),
      )
      .onConflict((conflict) => conflict.doNothing()),
);

/** Forgets what a rebuild has written so far. */
export async function forgetRebuild(tx: Tx): Promise<void> {
  await sql`truncate ranking_games_anew, ranking_rebuild_missed`.execute(tx);
}

export const countAnew = prepared('rankings.countAnew', (db) =>
  db.selectFrom('ranking_games_anew').select((eb) => eb.fn.countAll<number>().as('count')),
);

/** The last game that was written before a rebuild was interrupted. */
export const getLastAnew = prepared('rankings.getLastAnew', (db) =>
  db
    .selectFrom('ranking_games_anew')
    .select(['finished_at as finishedAt', 'game_id as gameId'])
    .orderBy('number', 'desc')
    .limit(1),
);

export const listRatedAnew = prepared('rankings.listRatedAnew', (db) =>
  db
    .selectFrom('ranking_games_anew')
    .distinctOn('user_id')
    .select([
      'user_id as userId',
      sql<number>`rating`.as('rating'),
      sql<number>`deviation`.as('deviation'),
      sql<number>`volatility`.as('volatility'),
      'finished_at as ratedAt',
    ])
    .where('rating', 'is not', null)
    .orderBy('user_id')
    .orderBy('number', 'desc'),
);

export interface CountedResult {
  gameId: number;
  userId: string;
  finishedAt: string;
  kind: 'x01' | 'cricket';
  startScore: number | null;
  isWon: boolean | null;
  opponentId: string | null;
  /** of the game, in hundredths */
  weight: number;
}

/** Sorting millions of results in memory of this size takes half the time. */
const SORT_MEMORY = '512MB';

/** Opens all counted results behind a game, in the order in which games are rated. */
export async function openResults(
  tx: Tx,
  after: { finishedAt: string; gameId: number } | undefined,
): Promise<void> {
  await sql`set local work_mem = ${sql.lit(SORT_MEMORY)}`.execute(tx);
  await sql`set local cursor_tuple_fraction = 1`.execute(tx);
  const behind = after
    ? sql`and (finished_at, game_id) > (${sql.lit(after.finishedAt)}::timestamptz, ${sql.lit(after.gameId)})`
    : sql``;
  await sql`
    declare counted_results no scroll cursor for
    select game_id as "gameId", user_id as "userId", finished_at as "finishedAt", kind,
      start_score as "startScore", is_won as "isWon", opponent_id as "opponentId",
      rating_weight as weight
    from game_results where is_counted ${behind}
    order by finished_at, game_id, user_id`.execute(tx);
}

export async function fetchResults(tx: Tx, count: number): Promise<CountedResult[]> {
  const { rows } = await sql<CountedResult>`fetch ${sql.lit(count)} from counted_results`.execute(
    tx,
  );
  return rows;
}

interface Anew {
  gameIds: readonly number[];
  userIds: readonly string[];
  finishedAts: readonly string[];
  games: readonly string[];
  isWons: readonly (boolean | null)[];
  opponentIds: readonly (string | null)[];
  ratings: readonly (number | null)[];
  deviations: readonly (number | null)[];
  volatilities: readonly (number | null)[];
}

export const insertAnew = prepared('rankings.insertAnew', (db, p: Placeholders<Anew>) =>
  db
    .insertInto('ranking_games_anew')
    .columns([
      'game_id',
      'user_id',
      'finished_at',
      'game',
      'is_won',
      'opponent_id',
      'rating',
      'deviation',
      'volatility',
    ])
    .expression(
      sql`select * from unnest(${p('gameIds')}::bigint[], ${p('userIds')}::text[],
        ${p('finishedAts')}::timestamptz[], ${p('games')}::text[], ${p('isWons')}::boolean[],
        ${p('opponentIds')}::text[], ${p('ratings')}::int[], ${p('deviations')}::int[],
        ${p('volatilities')}::int[])`,
    ),
);

export const listMissed = prepared('rankings.listMissed', (db) =>
  db.selectFrom('ranking_rebuild_missed').select('game_id as gameId').orderBy('game_id'),
);
