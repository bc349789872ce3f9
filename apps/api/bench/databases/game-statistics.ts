import { createDb, type Pool, withTransaction } from '@oche/db';

import { lockPlayers, replacePairs } from '../../src/modules/statistics/upkeep/player.queries.ts';
import {
  refreshAllMonths,
  refreshPlayer,
} from '../../src/modules/statistics/upkeep/refresh.service.ts';

/**
 * Writes the statistics of all counted games without their throws: each game has the same visits. The
 * sums, which are read by player, are made for one member, as the app makes them.
 */
export async function fillStatistics(pool: Pool, memberId: string): Promise<void> {
  const client = await pool.connect();
  // looking each reference up, and writing every index row by row, takes nine tenths of the time
  await client.query(`
    set session_replication_role = replica;
    set maintenance_work_mem = '512MB';
    drop index statistics_games_of, statistics_games_of_kind`);
  await client.query(`
    insert into statistics_games
      (game_id, user_id, opponent_id, finished_at, variant, visits, finishes, awards)
    select game_id, user_id, opponent_id, finished_at,
      case when kind = 'cricket' then kind when start_score in (301, 501) then start_score::text
        else kind end,
      '{1,4,9,6,4,5,1,2,1,0}', '{}', '{}'
    from game_results where is_counted`);
  await client.query(`
    create index statistics_games_of on statistics_games (user_id, finished_at, game_id);
    create index statistics_games_of_kind on statistics_games
      (user_id, variant, finished_at desc, game_id desc)`);
  await client.query(`
    insert into statistics_players (user_id, games, won)
    select user_id, count(*), count(*) filter (where is_won) from game_results
    where is_counted group by user_id`);
  await client.query('reset session_replication_role');
  client.release();
  await pool.query('vacuum analyze statistics_games, statistics_players');
  await withTransaction(createDb(pool), async (tx) => {
    await lockPlayers(tx, [memberId]);
    await refreshAllMonths(tx, memberId);
    await refreshPlayer(tx, memberId);
    await replacePairs(tx, memberId, null);
  });
}
