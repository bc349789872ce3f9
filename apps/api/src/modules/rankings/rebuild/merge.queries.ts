import type { Tx } from '@oche/db';
import { sql } from 'kysely';

/* Puts what was built again in the place of what is there, in one transaction. Only what differs is written: usually
   nothing. */

export async function prepareMerge(tx: Tx): Promise<void> {
  await sql`set local work_mem = '256MB'`.execute(tx);
  await sql`analyze ranking_games_anew`.execute(tx);
}

/** Members can go while everything is built again; with them goes what they played. */
export async function mergeGames(tx: Tx): Promise<void> {
  await sql`
    delete from ranking_games_anew anew
    where not exists (select from users where users.id = anew.user_id)`.execute(tx);
  await sql`
    delete from ranking_games old where not exists (
      select from ranking_games_anew anew
      where anew.game_id = old.game_id and anew.user_id = old.user_id
    )`.execute(tx);
  await sql`
    update ranking_games old
    set (finished_at, game, is_won, opponent_id, rating, deviation, volatility)
      = (anew.finished_at, anew.game, anew.is_won, anew.opponent_id,
         anew.rating, anew.deviation, anew.volatility)
    from ranking_games_anew anew
    where anew.game_id = old.game_id and anew.user_id = old.user_id
      and (anew.finished_at, anew.game, anew.is_won, anew.opponent_id,
           anew.rating, anew.deviation, anew.volatility)
        is distinct from
          (old.finished_at, old.game, old.is_won, old.opponent_id,
           old.rating, old.deviation, old.volatility)`.execute(tx);
  await sql`
    insert into ranking_games (game_id, user_id, finished_at, game, is_won, opponent_id,
      rating, deviation, volatility)
    select game_id, user_id, finished_at, game, is_won, opponent_id, rating, deviation, volatility
    from ranking_games_anew anew
    where not exists (
      select from ranking_games old
      where old.game_id = anew.game_id and old.user_id = anew.user_id
    )
    -- one of the two indexes is written from its beginning to its end
    order by user_id, finished_at`.execute(tx);
}

/** Sums of all counted games in a period, into the table of what the standings will be. */
export async function sumUp(
  tx: Tx,
  { period, since, until }: { period: string; since: string | null; until: string | null },
): Promise<void> {
  const from = since ? sql`and finished_at >= ${sql.lit(since)}::timestamptz` : sql``;
  const to = until ? sql`and finished_at < ${sql.lit(until)}::timestamptz` : sql``;
  await sql`
    insert into standings_anew (user_id, scope, points, wins, losses)
    select user_id, ${sql.lit(period)} || '/' || coalesce(game, 'all'), 2 * sum(won) + count(won),
      sum(won), count(won) - sum(won)
    from (
      select user_id, game, is_won::int as won from ranking_games_anew where true ${from} ${to}
    ) as counted
    group by grouping sets ((user_id, game), (user_id))
    -- who has only drawn has no points
    having count(won) > 0`.execute(tx);
}

export async function createStandingsAnew(tx: Tx): Promise<void> {
  await sql`
    create temporary table standings_anew (
      user_id text, scope text, points integer, wins integer, losses integer
    ) on commit drop`.execute(tx);
  await sql`
    create temporary table ratings_anew (like ranking_ratings) on commit drop`.execute(tx);
}

export interface RatingsAnew {
  userIds: readonly string[];
  ratings: readonly number[];
  deviations: readonly number[];
  volatilities: readonly number[];
  ratedAts: readonly string[];
  certainUntils: readonly (string | null)[];
}

export async function insertRatingsAnew(tx: Tx, anew: RatingsAnew): Promise<void> {
  await sql`
    insert into ratings_anew
    select rated.* from unnest(${anew.userIds}::text[], ${anew.ratings}::int[],
      ${anew.deviations}::int[], ${anew.volatilities}::int[], ${anew.ratedAts}::timestamptz[],
      ${anew.certainUntils}::timestamptz[]) as rated (user_id)
    join users on users.id = rated.user_id`.execute(tx);
}

/** @param today the instant at which the day began: a rating that is uncertain by then is provisional */
export async function placeRatingsAnew(tx: Tx, today: string): Promise<void> {
  await sql`analyze ratings_anew`.execute(tx);
  await sql`
    insert into standings_anew (user_id, scope, points, wins, losses)
    select user_id,
      case when certain_until > ${sql.lit(today)}::timestamptz then 'rating' else 'provisional' end,
      (rating + 50) / 100, counted.wins, counted.losses
    from ratings_anew join standings_anew counted using (user_id)
    where counted.scope = 'all/all'`.execute(tx);
}

export async function mergeStandings(tx: Tx): Promise<void> {
  await sql`analyze standings_anew`.execute(tx);
  await sql`
    delete from ranking_standings old where not exists (
      select from standings_anew anew where anew.user_id = old.user_id and anew.scope = old.scope
    )`.execute(tx);
  await sql`
    update ranking_standings old
    set points = anew.points, wins = anew.wins, losses = anew.losses
    from standings_anew anew
    where anew.user_id = old.user_id and anew.scope = old.scope
      and (anew.points, anew.wins, anew.losses) <> (old.points, old.wins, old.losses)`.execute(tx);
  await sql`
    insert into ranking_standings (user_id, scope, points, wins, losses, region)
    select user_id, scope, points, wins, losses, place.region
    from standings_anew anew left join ranking_places place using (user_id)
    where not exists (
      select from ranking_standings old where old.user_id = anew.user_id and old.scope = anew.scope
    )
    order by user_id, scope`.execute(tx);
  await sql`
    update ranking_standings old set region = place.region
    from ranking_standings standing left join ranking_places place using (user_id)
    where old.user_id = standing.user_id and old.scope = standing.scope
      and old.region is distinct from place.region`.execute(tx);
}

export async function mergeRatings(tx: Tx): Promise<void> {
  await sql`
    delete from ranking_ratings old
    where not exists (select from ratings_anew anew where anew.user_id = old.user_id)`.execute(tx);
  await sql`
    insert into ranking_ratings select * from ratings_anew
    on conflict (user_id) do update set
      (rating, deviation, volatility, rated_at, certain_until)
        = (excluded.rating, excluded.deviation, excluded.volatility, excluded.rated_at,
           excluded.certain_until)
    where (ranking_ratings.*) is distinct from (excluded.*)`.execute(tx);
}

/** Counts the steps again, should they ever have differed from the standings. */
export async function mergeSteps(tx: Tx): Promise<void> {
  await sql`
    with anew as (select scope, points, count(*) as members from ranking_standings group by 1, 2),
    gone as (
      delete from ranking_steps old where not exists (
        select from anew where anew.scope = old.scope and anew.points = old.points
      )
    )
    insert into ranking_steps select scope, points, members from anew
    on conflict (scope, points) do update set members = excluded.members
    where ranking_steps.members <> excluded.members`.execute(tx);
}

/** Nothing has to be rated again. */
export async function forgetPending(tx: Tx): Promise<void> {
  await sql`truncate ranking_pending`.execute(tx);
}
