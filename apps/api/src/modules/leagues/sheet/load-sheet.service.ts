import { plannedGames } from '@oche/darts/leagues/format';
import { type GameScore, sheetOf } from '@oche/darts/leagues/sheet';
import { resultBy } from '@oche/darts/match';
import type { Executor } from '@oche/db';
import type { Fixture } from '../core/fixture.queries.ts';
import type { LoadedSheet } from './loaded-sheet.ts';
import * as queries from './sheet.queries.ts';

export async function loadSheet(
  db: Executor,
  { id: fixtureId, format }: Pick<Fixture, 'id' | 'format'>,
): Promise<LoadedSheet> {
  const [lineUps, rows] = await Promise.all([
    queries.listLineUps(db, { fixtureId }),
    queries.listGames(db, { fixtureId }),
  ]);
  const planned = plannedGames(format);
  const scores = new Map(
    rows.flatMap((row): [number, GameScore][] => {
      const block = planned.find(({ number }) => number === row.number)?.block;
      if (!block || row.legsHome === null || row.legsAway === null) return [];
      const legs = [row.legsHome, row.legsAway] as const;
      return [[row.number, { legs, winner: winnerOf(resultBy(block.format, legs), legs) }]];
    }),
  );
  return {
    planned,
    lineUps,
    games: new Map(rows.map((row) => [row.number, row])),
    scores,
    sheet: sheetOf(format, scores),
  };
}

/** What was given up, or entered by an officer, may be no end that the format knows. */
const winnerOf = (
  result: GameScore['winner'] | undefined,
  [a, b]: readonly [number, number],
): GameScore['winner'] => (result !== undefined ? result : a === b ? null : a > b ? 0 : 1);
