import type { GameDatabase } from '../databases/games.ts';
import { atBothSizes, query, type SizedRead, type Target } from '../load.ts';
import type { BenchOptions } from '../scenarios.ts';
import { type Server, signIn, startApp } from '../servers.ts';

async function reads(
  app: Server,
  { memberEmail, username }: GameDatabase,
): Promise<Record<string, Target>> {
  const headers = { cookie: await signIn(app, memberEmail) };
  const list = (input: object) => ({ ...query(app, 'rankings.list', input), headers });
  return {
    'the best, and the own place': list({}),
    'the same of a month and a game': list({ period: 'lastMonth', game: 'cricket' }),
    ratings: list({ list: 'rating' }),
    'a federal state': list({ state: 'DE-BE' }),
    'win rates and the most active': {
      ...query(app, 'rankings.statistics', {}),
      headers,
    },
    "a player's page": { ...query(app, 'statistics.player', { username }), headers },
    'games that ended': { ...query(app, 'games.list', { state: 'finished' }), headers },
    'own games': { ...query(app, 'games.list', { of: 'own' }), headers },
  };
}

/** Measures rankings, a player's page and lists of games among few games and among many. */
export async function rankings(
  small: GameDatabase,
  large: GameDatabase,
  options: BenchOptions,
): Promise<SizedRead[]> {
  const apps = {
    small: await startApp(small.url, options.dataDir),
    large: await startApp(large.url, options.dataDir),
  };
  try {
    const bySize = {
      small: await reads(apps.small, small),
      large: await reads(apps.large, large),
    };
    return await atBothSizes(bySize, options);
  } finally {
    await apps.small.stop();
    await apps.large.stop();
  }
}
