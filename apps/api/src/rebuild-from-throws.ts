import type { Db } from '@oche/db';
import { systemClock } from './lib/time/clock.ts';
import { rewriteResults } from './modules/games/index.ts';
import {
  forgetProgress,
  getProgress,
  rebuildRankings,
  saveProgress,
} from './modules/rankings/index.ts';
import { rebuildStatistics } from './modules/statistics/index.ts';

interface Options {
  /** forgets how far an interrupted rebuild has come */
  fromStart: boolean;
  onProgress: (text: string) => void;
}

/**
 * Makes everything that follows from the throws again, while Oche runs: results, then rankings and ratings, then
 * statistics and achievements. When it is stopped, the next call goes on.
 */
export async function rebuildFromThrows(db: Db, { fromStart, onProgress }: Options): Promise<void> {
  const deps = { db, clock: systemClock };
  if (fromStart) await forgetProgress(db);
  let after: number | null = Number((await getProgress(db, 'results')) ?? 0);
  while (after !== null) {
    await saveProgress(db, 'results', String(after));
    onProgress(`Results up to game ${after}`);
    after = await rewriteResults(db, after);
  }
  const rankings = await getProgress(db, 'rankings');
  if (rankings !== 'all') {
    // what an earlier rebuild has left was made of other results
    await saveProgress(db, 'rankings', 'begun');
    await rebuildRankings(deps, {
      fromStart: rankings === undefined,
      onProgress: (done) => onProgress(`Rankings: ${done ?? 'putting them in their place'}`),
    });
    await saveProgress(db, 'rankings', 'all');
  }
  const games = await getProgress(db, 'statistics of games');
  const players = await getProgress(db, 'statistics of players');
  const from =
    players !== undefined
      ? ({ part: 'players', after: players } as const)
      : games !== undefined
        ? ({ part: 'games', after: Number(games) } as const)
        : null;
  await rebuildStatistics(deps, from, async ({ part, after }) => {
    await saveProgress(db, `statistics of ${part}`, String(after));
    onProgress(`Statistics of ${part} up to ${after}`);
  });
  await forgetProgress(db);
}
