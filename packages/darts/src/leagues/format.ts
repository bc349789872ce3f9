import type { CricketRules } from '../cricket.ts';
import { type MatchFormat, winsNeeded } from '../match.ts';
import type { X01Rules } from '../x01.ts';

/**
 * How a fixture is played: ordered blocks of games, each between positions of a line-up. All that leagues differ in is
 * data, so that no format needs code of its own.
 */
export interface FixtureFormat {
  lineUps: readonly LineUp[];
  blocks: readonly Block[];
  /** what a fixture counts in the table, by how it ended */
  points: PointsRule;
}

export interface PointsRule {
  win: number;
  draw: number;
  loss: number;
  /** where a decider was needed, if that counts otherwise */
  deciderWin?: number | undefined;
  deciderLoss?: number | undefined;
}

/** Who stands at which position. Several blocks may use one, e.g. both halves of the singles of four against four. */
export interface LineUp {
  id: string;
  positions: number;
  /** before the fixture, or when its block is reached */
  named: 'start' | 'block';
  /** named without knowing that of the others; both are opened together */
  isBlind: boolean;
  /** whether somebody else may take a position over, and whoever was replaced may come back */
  substitutes: 'free' | 'stayOut' | 'none';
}

export interface Block {
  id: string;
  lineUp: string;
  /** in the order of play */
  games: readonly Pairing[];
  rules: X01Rules | CricketRules;
  format: MatchFormat;
  /** points of each of its games on the sheet */
  worth: number;
  /** whether it is played though the fixture is decided */
  isPlayedWhenDecided: boolean;
  /** only played when the sheet is level behind all other blocks */
  isDecider: boolean;
}

/** Positions of the line-up, from 1: one each for singles, two for doubles, up to six for a team. */
export interface Pairing {
  home: readonly number[];
  away: readonly number[];
}

/** A game of the sheet, as the format plans it. */
export interface PlannedGame extends Pairing {
  /** from 1 on, in the order of play */
  number: number;
  block: Block;
  /** how many play together */
  size: number;
}

export const TEAM_MAX = 6;
export const GAMES_MAX = 60;
export const POSITIONS_MAX = 40;

/** The games of a fixture in the order of play. */
export function plannedGames(format: FixtureFormat): readonly PlannedGame[] {
  return format.blocks
    .flatMap((block) => block.games.map((pairing) => ({ block, pairing })))
    .map(({ block, pairing }, index) => ({
      number: index + 1,
      block,
      home: pairing.home,
      away: pairing.away,
      size: pairing.home.length,
    }));
}

/** Why a format can't be played; whoever shows it has the words. */
export type FormatProblem =
  | 'noGames'
  | 'tooManyGames'
  | 'lineUpMissing'
  | 'lineUpTwice'
  | 'positionMissing'
  | 'positionTwice'
  | 'unevenSides'
  | 'tooManyPlayers'
  | 'deciderNotLast'
  | 'deciderDrawn'
  | 'nothingAtStake'
  | 'pointsOutOfOrder';

/** What a composed format may not be. @returns nothing for one that can be played */
export function problemsOf(format: FixtureFormat): readonly FormatProblem[] {
  const games = plannedGames(format);
  const found = new Set<FormatProblem>();
  const ids = format.lineUps.map(({ id }) => id);
  if (new Set(ids).size < ids.length) found.add('lineUpTwice');
  if (!games.some(({ block }) => !block.isDecider)) found.add('noGames');
  if (games.length > GAMES_MAX) found.add('tooManyGames');
  for (const { block, home, away } of games) {
    const lineUp = format.lineUps.find(({ id }) => id === block.lineUp);
    if (!lineUp) found.add('lineUpMissing');
    if (home.length === 0 || home.length !== away.length) found.add('unevenSides');
    if (home.length > TEAM_MAX || away.length > TEAM_MAX) found.add('tooManyPlayers');
    for (const side of [home, away]) {
      if (new Set(side).size < side.length) found.add('positionTwice');
      const positions = lineUp?.positions ?? POSITIONS_MAX;
      if (side.some((position) => position < 1 || position > positions)) {
        found.add('positionMissing');
      }
    }
    if (block.worth < 1) found.add('nothingAtStake');
  }
  const firstDecider = format.blocks.findIndex(({ isDecider }) => isDecider);
  if (firstDecider >= 0 && format.blocks.slice(firstDecider).some(({ isDecider }) => !isDecider)) {
    found.add('deciderNotLast');
  }
  if (format.blocks.some((block) => block.isDecider && canBeDrawn(block.format))) {
    found.add('deciderDrawn');
  }
  const { win, draw, loss, deciderWin = win, deciderLoss = loss } = format.points;
  const inOrder =
    win >= deciderWin && deciderWin >= draw && draw >= deciderLoss && deciderLoss >= loss;
  if (!inOrder || win <= loss) found.add('pointsOutOfOrder');
  return [...found];
}

/** Whether a single game can end without a winner. */
export const canBeDrawn = ({ legs, sets }: MatchFormat): boolean =>
  !sets && legs.kind === 'all' && legs.count % 2 === 0;

/** The most legs that one side can win in a game: what a game that wasn't played is lost by. */
export const legsToWin = ({ legs, sets }: MatchFormat): number =>
  legs.kind === 'all' && !sets ? legs.count : winsNeeded(sets ?? legs);
