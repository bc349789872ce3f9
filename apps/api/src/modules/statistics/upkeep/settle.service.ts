import { type Tx, withTransaction } from '@oche/db';
import type { Deps } from '../../../lib/deps.ts';
import { readThrown, type ThrownGame } from '../../games/index.ts';
import { refreshAchievements } from '../achievements/grant.service.ts';
import { detailsOf } from './details.ts';
import * as queries from './games.queries.ts';
import { lockPlayers, replacePairs } from './player.queries.ts';
import { refreshMonths, refreshPlayer } from './refresh.service.ts';

type Counted = Awaited<ReturnType<typeof queries.listCounted>>[number];
type Stored = Awaited<ReturnType<typeof queries.listStored>>[number];

/**
 * Counts a game as it is now, in the place of what was counted of it so far: played to its end,
 * corrected, annulled or gone. Running it again changes nothing.
 */
export async function settleGame(deps: Deps, { gameId }: { gameId: number }): Promise<void> {
  await withTransaction(deps.db, async (tx) => {
    const { counted, stored } = await storeGames(tx, [gameId]);
    const touched = [...counted, ...stored];
    for (const [userId, games] of Map.groupBy(touched, (game) => game.userId)) {
      const opponents = games.flatMap(({ opponentId }) => opponentId ?? []);
      await refreshMonths(
        tx,
        userId,
        games.map(({ finishedAt }) => monthOf(finishedAt)),
      );
      await refreshPlayer(tx, userId);
      if (opponents.length > 0) await replacePairs(tx, userId, opponents);
      const times = games.map(({ finishedAt }) => finishedAt);
      await refreshAchievements(deps, tx, { userId, gameId, times });
    }
  });
}

const monthOf = (time: string): string => time.slice(0, 7);

/**
 * Writes what is counted of some games, holding games and players until the transaction ends.
 * @returns what counts now, and what has counted before
 */
export async function storeGames(
  tx: Tx,
  gameIds: readonly number[],
): Promise<{ counted: Counted[]; stored: Stored[] }> {
  const ids = [...gameIds];
  await queries.holdGames(tx, { gameIds: ids });
  const counted = await queries.listCounted(tx, { gameIds: ids });
  const stored = await queries.listStored(tx, { gameIds: ids });
  const players = new Set([...counted, ...stored].map(({ userId }) => userId));
  if (players.size === 0) return { counted, stored };
  await lockPlayers(tx, [...players]);
  const thrown = await readThrown(tx, [...new Set(counted.map(({ gameId }) => gameId))]);
  const byId = new Map(thrown.map((game) => [game.id, game]));
  const rows = counted.flatMap((result) => rowOf(byId.get(result.gameId), result));
  await queries.replaceGames(tx, ids, rows);
  return { counted, stored };
}

function rowOf(thrown: ThrownGame | undefined, result: Counted): queries.NewGame[] {
  const member = thrown?.members.find(({ userId }) => userId === result.userId);
  if (!thrown || !member) return [];
  return [{ ...result, ...detailsOf(thrown.game, { ...member, isWon: result.isWon }) }];
}
