import { fileURLToPath } from 'node:url';
import type { Pool } from '@oche/db';
import { type GameScaleStats, seedScaleGames } from '@oche/db/seeds';
import { fillStatistics } from './game-statistics.ts';
import { emailOf, keptDatabase, runOn } from './kept.ts';

const REBUILD = fileURLToPath(new URL('../../src/rebuild-rankings.ts', import.meta.url));

export interface GameDatabase {
  url: string;
  games: number;
  members: number;
  /** how long all ratings and sums took */
  rebuildSeconds: number;
  memberEmail: string;
  username: string;
}

/**
 * Completed games, and the rankings that were built from them. Every tenth member is found in the
 * rankings of the own region.
 * @param serverUrl any database of the server, with its superuser
 */
export function gameDatabase(
  serverUrl: string,
  games: number,
  say: (text: string) => void,
): Promise<GameDatabase> {
  const seed = async (pool: Pool, url: string) => {
    say(`Making a database with ${games} games …`);
    const stats = await seedScaleGames(pool, { games });
    await pool.query(`
      insert into ranking_places (user_id, region, shown_at)
      select id, country || ' ' || zip_code, now() from users
      where abs(hashtext(id)) % 10 = 0 or id = '${stats.memberId}'`);
    say('Building the rankings …');
    const rebuildSeconds = await runOn(url, REBUILD);
    await pool.query('vacuum analyze ranking_games, ranking_standings, ranking_steps');
    say('Writing statistics …');
    await fillStatistics(pool, stats.memberId);
    return { ...stats, rebuildSeconds };
  };
  const name = `bench_games_${games}`;
  return keptDatabase<GameScaleStats & { rebuildSeconds: number }, GameDatabase>(
    serverUrl,
    name,
    seed,
    async ({ url, pool, stats: { users, rebuildSeconds, memberId } }) => ({
      url,
      games,
      members: users,
      rebuildSeconds,
      memberEmail: await emailOf(pool, memberId),
      username: await usernameOf(pool, memberId),
    }),
  );
}

const usernameOf = async (pool: Pool, id: string): Promise<string> =>
  (await pool.query<{ username: string }>('select username from profiles where user_id = $1', [id]))
    .rows[0]?.username ?? '';
