import type { Tx } from '@oche/db';
import { readFigures } from '../../games/index.ts';
import type { Fixture } from '../core/fixture.queries.ts';
import * as queries from './figures.queries.ts';
import { figuresOf } from './figures.ts';
import type { LoadedSheet } from './loaded-sheet.ts';

/** Writes anew what each player did in a fixture, in the transaction that has changed its sheet. */
export async function replayFigures(
  tx: Tx,
  { id, divisionId, homeId, awayId }: Fixture,
  loaded: LoadedSheet,
): Promise<void> {
  await queries.clearFigures(tx, { fixtureId: id });
  const gameIds = [...loaded.games.values()].flatMap(({ gameId, status }) =>
    gameId !== null && status === 'played' ? [gameId] : [],
  );
  const thrown = gameIds.length > 0 ? await readFigures(tx, gameIds) : [];
  const byGame = new Map(thrown.map((one) => [one.id, one.figures]));
  const figures = figuresOf(loaded, ({ gameId, source }) =>
    gameId !== null && source === 'live' ? byGame.get(gameId) : undefined,
  );
  await queries.insertFigures(
    tx,
    figures.map((one) => ({
      fixture_id: id,
      player_id: one.playerId,
      division_id: divisionId,
      entry_id: one.side === 0 ? homeId : awayId,
      singles: one.singles,
      singles_won: one.singlesWon,
      doubles: one.doubles,
      doubles_won: one.doublesWon,
      legs: one.legs,
      legs_won: one.legsWon,
      darts: one.darts,
      points: one.points,
      first_darts: one.firstDarts,
      first_points: one.firstPoints,
      maxima: one.maxima,
      best_finish: one.bestFinish,
      shortest_leg: one.shortestLeg,
    })),
  );
}
