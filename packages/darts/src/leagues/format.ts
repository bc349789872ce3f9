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
  /** one game that is only played when the sheet is level behind all other blocks */
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
  | 'blockTwice'
  | 'lineUpMissing'
  | 'lineUpTwice'
  | 'lineUpUnused'
  | 'positionMissing'
  | 'positionTwice'
  | 'positionUnused'
  | 'unevenSides'
  | 'mixedSizes'
  | 'tooManyPlayers'
  | 'matchImpossible'
  | 'deciderTwice'
  | 'deciderNotLast'
  | 'deciderDrawn'
  | 'nothingAtStake'
  | 'pointsOutOfOrder';

/** What a composed format may not be. @returns nothing for one that can be played */
export function problemsOf(format: FixtureFormat): readonly FormatProblem[] {
  const found = new Set<FormatProblem>();
  const games = plannedGames(format);
  if (games.every(({ block }) => block.isDecider)) found.add('noGames');
  if (games.length > GAMES_MAX) found.add('tooManyGames');
  if (hasTwice(format.blocks.map(({ id }) => id))) found.add('blockTwice');
  if (hasTwice(format.lineUps.map(({ id }) => id))) found.add('lineUpTwice');
  for (const block of format.blocks) findInBlock(format, block, found);
  for (const lineUp of format.lineUps) findInLineUp(format, lineUp, found);
  findInDeciders(format, found);
  if (!isInOrder(format.points)) found.add('pointsOutOfOrder');
  return [...found];
}

type Found = Set<FormatProblem>;

const hasTwice = (values: readonly (string | number)[]) => new Set(values).size < values.length;

function findInBlock({ lineUps }: FixtureFormat, block: Block, found: Found): void {
  const lineUp = lineUps.find(({ id }) => id === block.lineUp);
  if (!lineUp) found.add('lineUpMissing');
  if (block.worth < 1) found.add('nothingAtStake');
  if (!isPossible(block.format)) found.add('matchImpossible');
  // a block is singles, doubles or a team: what is called and counted together
  if (new Set(block.games.map(({ home }) => home.length)).size > 1) found.add('mixedSizes');
  const positions = lineUp?.positions ?? POSITIONS_MAX;
  for (const { home, away } of block.games) {
    if (home.length === 0 || home.length !== away.length) found.add('unevenSides');
    if (Math.max(home.length, away.length) > TEAM_MAX) found.add('tooManyPlayers');
    if (hasTwice(home) || hasTwice(away)) found.add('positionTwice');
    if ([...home, ...away].some((position) => position < 1 || position > positions)) {
      found.add('positionMissing');
    }
  }
}

/** Nobody is to be named who doesn't play. */
function findInLineUp({ blocks }: FixtureFormat, { id, positions }: LineUp, found: Found): void {
  const games = blocks.flatMap((block) => (block.lineUp === id ? block.games : []));
  if (games.length === 0) {
    found.add('lineUpUnused');
    return;
  }
  const plays = (side: 'home' | 'away') => new Set(games.flatMap((game) => game[side])).size;
  if (Math.min(plays('home'), plays('away')) < positions) found.add('positionUnused');
}

function findInDeciders({ blocks }: FixtureFormat, found: Found): void {
  const first = blocks.findIndex(({ isDecider }) => isDecider);
  if (first < 0) return;
  const deciders = blocks.filter(({ isDecider }) => isDecider);
  if (blocks.slice(first).some(({ isDecider }) => !isDecider)) found.add('deciderNotLast');
  if (deciders.flatMap(({ games }) => games).length > 1) found.add('deciderTwice');
  if (deciders.some((block) => canBeDrawn(block.format))) found.add('deciderDrawn');
}

function isInOrder({ win, draw, loss, deciderWin = win, deciderLoss = loss }: PointsRule): boolean {
  const inOrder = [win, deciderWin, draw, deciderLoss, loss];
  return win > loss && inOrder.every((points, index) => points <= (inOrder[index - 1] ?? points));
}

/** All legs are played of legs alone, and without an end that depends on who leads. */
function isPossible({ legs, sets, winByTwo }: MatchFormat): boolean {
  if (legs.kind === 'all' && (sets || winByTwo)) return false;
  const races = sets ? [legs, sets] : [legs];
  return races.every(({ kind, count }) => count >= 1 && (kind !== 'bestOf' || count % 2 === 1));
}

/** Whether a single game can end without a winner. */
export const canBeDrawn = ({ legs, sets }: MatchFormat): boolean =>
  !sets && legs.kind === 'all' && legs.count % 2 === 0;

/** The most legs that one side can win in a game: what a game that wasn't played is lost by. */
export const legsToWin = ({ legs, sets }: MatchFormat): number =>
  legs.kind === 'all' && !sets ? legs.count : winsNeeded(sets ?? legs);
