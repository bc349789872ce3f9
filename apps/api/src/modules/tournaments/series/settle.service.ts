import { seriesTable } from '@oche/darts/tournaments/series';
import { type Tx, withTransaction } from '@oche/db';
import type { SeriesEvening } from '@oche/validators/tournaments/schemas';
import type { Deps } from '../../../lib/deps.ts';
import { readThrown } from '../../games/index.ts';
import '../core/tournaments.events.ts';
import { playerKey, type Thrown, thrownIn } from './performance.ts';
import { lockSeries } from './series.queries.ts';
import * as queries from './settle.queries.ts';

type Settling = Pick<Deps, 'db' | 'events'>;

/**
 * Counts a tournament for its series, as it stands now: when it is over, when a result is corrected, and when
 * it doesn't count any more. However often it is done, the table is the same.
 */
export async function settleSeries(
  deps: Settling,
  { tournamentId }: { tournamentId: number },
): Promise<void> {
  const concerned = await queries.listConcerned(deps.db, { tournamentId });
  if (concerned.length === 0) return;
  await withTransaction(deps.db, async (tx) => {
    await settleIn(deps, tx, tournamentId);
  });
}

/** The same in a transaction that is open already. */
export async function settleIn(
  deps: Pick<Deps, 'events'>,
  tx: Tx,
  tournamentId: number,
): Promise<void> {
  const concerned = await queries.listConcerned(tx, { tournamentId });
  for (const { seriesId } of concerned) await lockSeries(tx, { id: seriesId, viewerId: '' });
  await queries.deleteResults(tx, { tournamentId });
  const counting = await queries.getCounting.first(tx, { tournamentId });
  if (counting) await insertResults(tx, counting.seriesId, tournamentId);
  for (const { seriesId } of concerned) await makeTable(deps, tx, seriesId);
}

async function insertResults(tx: Tx, seriesId: number, tournamentId: number): Promise<void> {
  const placed = await queries.listPlaced(tx, { tournamentId });
  const thrown = await thrownAt(tx, tournamentId);
  await queries.insertResults(
    tx,
    placed.map(({ userId, place }) => ({
      series_id: seriesId,
      tournament_id: tournamentId,
      user_id: userId,
      place,
      ...(thrown.get(userId) ?? { maximums: 0, finishes: [], legs: [] }),
    })),
  );
}

/** What members threw at a tournament; results that were entered by hand have no throws. */
async function thrownAt(tx: Tx, tournamentId: number): Promise<ReadonlyMap<string, Thrown>> {
  const played = await queries.listGames(tx, { tournamentId });
  const games = await readThrown(
    tx,
    played.map(({ gameId }) => gameId),
  );
  const byMember = new Map<string, Thrown>();
  for (const { game, members } of games) {
    const byPlayer = thrownIn(game.turns, game.setup.sides);
    for (const { userId, side, place } of members) {
      const thrown = byPlayer.get(playerKey({ side, player: place }));
      if (!thrown) continue;
      const before = byMember.get(userId) ?? { maximums: 0, finishes: [], legs: [] };
      byMember.set(userId, {
        maximums: before.maximums + thrown.maximums,
        finishes: [...before.finishes, ...thrown.finishes],
        legs: [...before.legs, ...thrown.legs],
      });
    }
  }
  return byMember;
}

/** Makes the table of a series again. Call it behind its lock. */
export async function makeTable(
  { events }: Pick<Deps, 'events'>,
  tx: Tx,
  seriesId: number,
): Promise<void> {
  const series = await lockSeries.first(tx, { id: seriesId, viewerId: '' });
  if (!series) return;
  const results = await queries.listResults(tx, { seriesId });
  const tournamentOf = new Map(results.map(({ evening, tournamentId }) => [evening, tournamentId]));
  const table = seriesTable(
    series.rules,
    Map.groupBy(results, ({ userId }) => userId),
  );
  await queries.deleteStandings(tx, { seriesId });
  await queries.insertStandings(
    tx,
    table.map(({ player, evenings, rank, points, wins, maximums, highestFinish }, index) => ({
      series_id: seriesId,
      user_id: player,
      position: index + 1,
      rank,
      points,
      wins,
      maximums,
      highest_finish: highestFinish,
      evenings: JSON.stringify(
        evenings.map(
          ({ evening, ...scored }): SeriesEvening => ({
            ...scored,
            tournamentId: tournamentOf.get(evening) ?? 0,
          }),
        ),
      ),
    })),
  );
  await events.publish(tx, 'tournamentSeries.changed', { seriesId });
}
