import type { GameDatabase } from './databases.ts';
import { inTurns, query, type Target } from './load.ts';
import type { SizedRead } from './lounges.ts';
import type { BenchOptions } from './scenarios.ts';
import { type Server, signIn, startApp } from './servers.ts';

async function rankingReads(app: Server, email: string): Promise<Record<string, Target>> {
  const headers = { cookie: await signIn(app, email) };
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
  };
}

/** Measures rankings and the own place among few games and among many. */
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
    const few = await rankingReads(apps.small, small.memberEmail);
    const many = await rankingReads(apps.large, large.memberEmail);
    const rows: SizedRead[] = [];
    for (const [name, target] of Object.entries(few)) {
      const targets = { small: target, large: many[name] ?? target };
      rows.push({ name, ...(await inTurns(targets, options.rounds, options)) });
    }
    return rows;
  } finally {
    await apps.small.stop();
    await apps.large.stop();
  }
}
