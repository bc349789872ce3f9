import { PRESETS } from '@oche/darts/leagues/presets';
import { LEAGUE_RULES } from '@oche/darts/leagues/rules';
import type { Pool } from '@oche/db';
import { type LeagueScaleStats, seedScaleLeagues } from '@oche/db/seeds';
import { emailOf, keptDatabase } from './kept.ts';

export interface LeagueDatabase extends LeagueScaleStats {
  url: string;
  memberEmail: string;
}

/**
 * Leagues in the middle of a season, each with 250 fixtures.
 * @param serverUrl any database of the server, with its superuser
 */
export function leagueDatabase(
  serverUrl: string,
  leagues: number,
  say: (text: string) => void,
): Promise<LeagueDatabase> {
  const seed = (pool: Pool) => {
    say(`Making a database with ${leagues} leagues …`);
    return seedScaleLeagues(pool, {
      leagues,
      format: PRESETS.singles8Doubles4,
      rules: LEAGUE_RULES,
    });
  };
  return keptDatabase<LeagueScaleStats, LeagueDatabase>(
    serverUrl,
    `bench_leagues_${leagues}`,
    seed,
    async ({ url, pool, stats }) => ({
      ...stats,
      url,
      memberEmail: await emailOf(pool, stats.memberId),
    }),
  );
}
