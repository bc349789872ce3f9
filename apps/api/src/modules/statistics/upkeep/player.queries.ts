import { type Executor, type Placeholders, prepared, type Tx } from '@oche/db';
import { sql } from 'kysely';
import type { Variant } from './details.ts';
import type { Totals } from './totals.ts';

/** Makes sure that there is a row for each, and holds it: one change of a player at a time. */
export async function lockPlayers(tx: Tx, userIds: readonly string[]): Promise<void> {
  const ids = [...userIds].sort();
  await tx
    .insertInto('statistics_players')
    .values(ids.map((id) => ({ user_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await sql`select from statistics_players where user_id = any(${ids}::text[])
    order by user_id for update`.execute(tx);
}

interface Month {
  variant: Variant;
  /** e.g. 2026-11 */
  month: string;
}

/** Writes the sums of a player's months in the place of what stood there; of all if none is named. */
export async function replaceMonths(
  tx: Tx,
  userId: string,
  month: string | null,
  sums: readonly (Month & { totals: Totals })[],
): Promise<void> {
  await tx
    .deleteFrom('statistics_months')
    .where('user_id', '=', userId)
    .$if(month !== null, (query) => query.where('month', '=', firstDayOf(month ?? '')))
    .execute();
  if (sums.length === 0) return;
  await tx
    .insertInto('statistics_months')
    .values(
      sums.map(({ variant, month, totals }) => ({
        user_id: userId,
        variant,
        month: firstDayOf(month),
        totals: JSON.stringify(totals),
      })),
    )
    .execute();
}

const firstDayOf = (month: string) => `${month}-01`;

/** All that a player's games come to, month by month: a row a month and kind, however many games. */
export const listMonths = prepared(
  'statistics.listMonths',
  (db, p: Placeholders<{ userId: string }>) =>
    db
      .selectFrom('statistics_months')
      .select([
        sql<Variant>`variant`.as('variant'),
        sql<string>`to_char(month, 'YYYY-MM')`.as('month'),
        sql<Totals>`totals`.as('totals'),
      ])
      .where('user_id', '=', p('userId'))
      .orderBy('month'),
);

interface PlayerRow {
  userId: string;
  games: number;
  won: number;
  average: number | null;
  level: number | null;
  places: number[] | null;
}

export const getPlace = prepared('statistics.getPlace', (db, p: Placeholders<{ userId: string }>) =>
  db
    .selectFrom('statistics_players')
    .select(['level', 'places'])
    .where('user_id', '=', p('userId')),
);

export const savePlayer = prepared('statistics.savePlayer', (db, p: Placeholders<PlayerRow>) =>
  db
    .updateTable('statistics_players')
    .set({
      games: p('games'),
      won: p('won'),
      average: p('average'),
      level: p('level'),
      places: p('places'),
    })
    .where('user_id', '=', p('userId')),
);

interface Step {
  level: number;
  measure: number;
  bucket: number;
  players: number;
}

/** Counts players in and out, in the order of the key, so that no two wait for each other. */
export async function changeLevels(tx: Tx, steps: readonly Step[]): Promise<void> {
  if (steps.length === 0) return;
  await sql`
    insert into statistics_levels as stored (level, measure, bucket, players)
    select level, measure, bucket, sum(players)
    from jsonb_to_recordset(${JSON.stringify(steps)}::jsonb)
      as step (level smallint, measure smallint, bucket smallint, players integer)
    group by level, measure, bucket having sum(players) <> 0
    order by level, measure, bucket
    on conflict (level, measure, bucket) do update set players = stored.players + excluded.players
  `.execute(tx);
}

/** Counts all players again where they stand; meanwhile none moves. */
export async function recountLevels(tx: Tx): Promise<void> {
  await sql`lock table statistics_levels in share row exclusive mode`.execute(tx);
  await tx.deleteFrom('statistics_levels').execute();
  await sql`
    insert into statistics_levels (level, measure, bucket, players)
    select level, place.number - 1, place.bucket, count(*)
    from statistics_players
    cross join unnest(places) with ordinality as place (bucket, number)
    where level is not null
    group by 1, 2, 3`.execute(tx);
}

/** Writes the comparisons of a player with others again, or those of all players if none is named. */
export async function replacePairs(
  tx: Tx,
  userId: string,
  opponentIds: readonly string[] | null,
): Promise<void> {
  await tx
    .deleteFrom('statistics_pairs')
    .where('user_id', '=', userId)
    .$if(opponentIds !== null, (query) => query.where('opponent_id', 'in', opponentIds ?? []))
    .execute();
  await sql`
    insert into statistics_pairs
      (user_id, opponent_id, games, won, legs_won, legs_lost, darts, points, highest_finish, best_leg)
    select user_id, opponent_id, count(*), count(*) filter (where is_won),
      sum(legs_won), sum(legs_lost),
      coalesce(sum(darts) filter (where kind = 'x01'), 0),
      coalesce(sum(points) filter (where kind = 'x01'), 0),
      max(highest_checkout), min(best_leg) filter (where start_score = 501)
    from game_results
    where user_id = ${userId} and is_counted
      and ${opponentIds === null ? sql`opponent_id is not null` : sql`opponent_id = any(${opponentIds}::text[])`}
    group by user_id, opponent_id
  `.execute(tx);
}

/** Players behind this one. */
export const listPlayerIdsAfter = (db: Executor, after: string, limit: number) =>
  db
    .selectFrom('statistics_players')
    .select('user_id as id')
    .where('user_id', '>', after)
    .orderBy('user_id')
    .limit(limit)
    .execute();
