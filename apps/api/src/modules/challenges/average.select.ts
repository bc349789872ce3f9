import { sql } from 'kysely';

/** A three-dart average says how well somebody plays now, not how well they once did. */
const LATEST_GAMES = 30;

/** The average of the latest games of X01 of the row `users`; null for somebody who has played none. */
export const averageOfUser = sql<number | null>`(
  select round(3.0 * sum(latest.points) / nullif(sum(latest.darts), 0), 1)::float8
  from (
    select points, darts from game_results
    where game_results.user_id = users.id and game_results.kind = 'x01'
    order by finished_at desc, game_id desc
    limit ${sql.lit(LATEST_GAMES)}
  ) as latest
)`;
