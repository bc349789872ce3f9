import { type FixtureFormat, type PlannedGame, plannedGames } from '@oche/darts/leagues/format';
import { type GameScore, type Sheet, sheetOf } from '@oche/darts/leagues/sheet';
import { resultBy } from '@oche/darts/match';
import type { GameRow } from '../core/game-row.ts';

export interface Substitution {
  /** from 1 */
  position: number;
  player: number;
  /** the first game that they play */
  from: number;
}

/** A line-up as it is stored. */
export interface LineUpRow {
  name: string;
  side: number;
  /** by position */
  players: number[];
  substitutions: Substitution[];
  namedAt: string;
}

/** A fixture's sheet as it is stored, and what it says. */
export interface LoadedSheet {
  planned: readonly PlannedGame[];
  lineUps: readonly LineUpRow[];
  games: ReadonlyMap<number, GameRow>;
  scores: ReadonlyMap<number, GameScore>;
  sheet: Sheet;
}

/** What stored line-ups and games say, by the format of their fixture. */
export function sheetFrom(
  format: FixtureFormat,
  lineUps: readonly LineUpRow[],
  rows: Iterable<GameRow>,
): LoadedSheet {
  const games = new Map([...rows].map((row) => [row.number, row]));
  const planned = plannedGames(format);
  const scores = new Map(
    planned.flatMap(({ number, block }): [number, GameScore][] => {
      const { legsHome = null, legsAway = null } = games.get(number) ?? {};
      if (legsHome === null || legsAway === null) return [];
      const legs = [legsHome, legsAway] as const;
      return [[number, { legs, winner: winnerOf(resultBy(block.format, legs), legs) }]];
    }),
  );
  return { planned, lineUps, games, scores, sheet: sheetOf(format, scores) };
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
