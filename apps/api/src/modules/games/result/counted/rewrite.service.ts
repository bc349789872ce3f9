import { type Db, withTransaction } from '@oche/db';
import { listEntries } from '../../moves/moves.queries.ts';
import * as queries from './results.queries.ts';
import { resultsOf } from './results.service.ts';

/** How many games are held at once, for a fraction of a second. */
const SLICE = 100;

/**
 * Writes again, from the throws, what the next games after an id mean for their players, and tells nobody: for a
 * rebuild of everything.
 * @returns the id of the last one; null when there are no more
 */
export async function rewriteResults(db: Db, afterId: number): Promise<number | null> {
  return withTransaction(db, async (tx) => {
    const games = await queries.lockEnded(tx, { afterId, limit: SLICE });
    for (const { gameId } of games) {
      const outcome = await queries.getOutcome.first(tx, { gameId });
      if (!outcome) continue;
      const results = resultsOf(gameId, outcome, await listEntries(tx, gameId));
      await queries.replaceResults(tx, gameId, results);
    }
    return games.at(-1)?.gameId ?? null;
  });
}
