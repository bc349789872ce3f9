import { withTransaction } from '@oche/db';
import type { Deps } from '../../../lib/deps.ts';
import { rebuildAchievements } from '../achievements/grant.service.ts';
import { listGameIdsAfter } from './games.queries.ts';
import { listPlayerIdsAfter, lockPlayers, recountLevels, replacePairs } from './player.queries.ts';
import { refreshAllMonths, refreshPlayer } from './refresh.service.ts';
import { storeGames } from './settle.service.ts';

const GAMES_AT_ONCE = 200;
const PLAYERS_AT_ONCE = 100;

interface Progress {
  part: 'games' | 'players';
  /** the last one that is done; a rebuild that was stopped goes on behind it */
  after: number | string;
}

/**
 * Makes all statistics and achievements again from the throws, a slice a transaction, while games go on being counted.
 * Nobody is told of what is found.
 * @param from where a rebuild that was stopped has come to
 */
export async function rebuildStatistics(
  deps: Pick<Deps, 'db'>,
  from: Progress | null = null,
  onProgress: (progress: Progress) => Promise<void> = async () => {},
): Promise<void> {
  if (from?.part !== 'players') await rebuildGames(deps, Number(from?.after ?? 0), onProgress);
  await rebuildPlayers(deps, from?.part === 'players' ? String(from.after) : '', onProgress);
  await withTransaction(deps.db, recountLevels);
}

async function rebuildGames(
  { db }: Pick<Deps, 'db'>,
  from: number,
  onProgress: (progress: Progress) => Promise<void>,
): Promise<void> {
  let after = from;
  for (;;) {
    const ids = (await listGameIdsAfter(db, after, GAMES_AT_ONCE)).map(({ id }) => id);
    const last = ids.at(-1);
    if (last === undefined) return;
    await withTransaction(db, (tx) => storeGames(tx, ids));
    after = last;
    await onProgress({ part: 'games', after });
  }
}

async function rebuildPlayers(
  { db }: Pick<Deps, 'db'>,
  from: string,
  onProgress: (progress: Progress) => Promise<void>,
): Promise<void> {
  let after = from;
  for (;;) {
    const ids = (await listPlayerIdsAfter(db, after, PLAYERS_AT_ONCE)).map(({ id }) => id);
    const last = ids.at(-1);
    if (last === undefined) return;
    await withTransaction(db, async (tx) => {
      await lockPlayers(tx, ids);
      for (const userId of ids) {
        await refreshAllMonths(tx, userId);
        await refreshPlayer(tx, userId);
        await replacePairs(tx, userId, null);
        await rebuildAchievements(tx, userId);
      }
    });
    after = last;
    await onProgress({ part: 'players', after });
  }
}
