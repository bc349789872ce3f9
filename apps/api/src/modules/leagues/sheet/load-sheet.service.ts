import { type PlannedGame, plannedGames } from '@oche/darts/leagues/format';
import { type GameScore, type Sheet, sheetOf } from '@oche/darts/leagues/sheet';
import { resultBy } from '@oche/darts/match';
import type { Executor } from '@oche/db';
import type { Fixture } from '../core/fixture.queries.ts';
import * as queries from './sheet.queries.ts';

export type LineUpRow = Awaited<ReturnType<typeof queries.listLineUps>>[number];
export type GameRow = Awaited<ReturnType<typeof queries.listGames>>[number];

/** A fixture's sheet as it is stored, and what it says. */
export interface LoadedSheet {
  planned: readonly PlannedGame[];
  lineUps: readonly LineUpRow[];
  games: ReadonlyMap<number, GameRow>;
  scores: ReadonlyMap<number, GameScore>;
  sheet: Sheet;
}

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

export const lineUpOf = (
  { lineUps }: Pick<LoadedSheet, 'lineUps'>,
  name: string,
  side: number,
): LineUpRow | undefined => lineUps.find((one) => one.name === name && one.side === side);

/** Nobody has come for a position. */
export const ABSENT = 0;

/**
 * Who plays a game for a side, by its line-up and who has come in since.
 * @returns undefined as long as the line-up isn't named; `ABSENT` where nobody has come
 */
export function playersOf(
  loaded: Pick<LoadedSheet, 'lineUps'>,
  game: PlannedGame,
  side: 0 | 1,
): number[] | undefined {
  const lineUp = lineUpOf(loaded, game.block.lineUp, side);
  if (!lineUp) return undefined;
  const positions = side === 0 ? game.home : game.away;
  return positions.map((position) => {
    const change = lineUp.substitutions
      .filter((one) => one.position === position && one.from <= game.number)
      .at(-1);
    return change?.player ?? lineUp.players[position - 1] ?? ABSENT;
  });
}
